import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct AccountCommand: FormedCommand, NamingCommand {
    static let configuration = CommandConfiguration.command(
        "account", "Manage the account on the device: sign-in, plan, password.",
        discussion: "The last forms make a whole situation at once.")
    static let group = CommandGroup.authorize
    static let examples = [
        "account", "account eligible", "account sign-in visitor", "account subscribe family", "account carrier",
        "account lapse --after 10s",
    ]

    static let forms =
        [
            Form("show", "Show who is on the device, and their plans.", isDefault: true),
            Form("add", [.value(NewName.self), .optional(StorefrontName.self)], "Add an account."),
            Form("sign-in", [.optional(AccountName.self)], "Sign one in; the next one without a name."),
            Form("sign-out", "Sign out."),
            Form("subscribe", [.optional(PlanName.self)], "Subscribe to a plan."),
            Form("lapse", "Let the subscription end."),
            Form("cloud-library", [.value(OnOff.self)], "Turn Sync Library on or off."),
            Form("restrict", [.value(AccountEvent.Restriction.self)], "Restrict the device, or lift that."),
            Form("move", [.value(StorefrontName.self)], "Move the account to another storefront."),
            Form("change-password", "Change the password, which ends user tokens."),
            Form("revoke", "Revoke the app's access."),
            Form("grant", "Give it back."),
            Form("privacy-notice", "Let a privacy notice wait to be acknowledged."),
            Form("acknowledge", "Acknowledge it."),
        ] + Situation.allCases.map { Form($0.rawValue, "\($0.title).") }

    @Argument(help: ArgumentHelp("What happens to the account.", valueName: "action"), completion: .program) var words:
        [String] = []
    @Option(help: "Let it happen later, such as in 10s or 2d.") var after: DurationText?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.words(&_words)
        fields.option("after", &_after)
    }

    /// What can happen, besides the situations.
    private enum Action: String {
        case show, add, subscribe, lapse, restrict, move, revoke, grant, acknowledge
        case signIn = "sign-in"
        case signOut = "sign-out"
        case cloudLibrary = "cloud-library"
        case changePassword = "change-password"
        case privacyNotice = "privacy-notice"
    }

    private var action: Action? { words.isEmpty ? .show : Action(rawValue: words[0]) }
    private var value: String? { words.dropFirst().first }

    mutating func run(in shell: Shell) throws -> any View {
        if action == .show { return AccountView(device: shell.session.world.device) }
        guard let after else {
            var message = shell.message(of: try happen(try event(shell), shell))
            if let sheet = shell.session.world.device.offerSheet { message.lines += OfferSheetView.reminder(of: sheet) }
            return message
        }
        let seconds = try TimeSpan.parse(after.text, to: "wait for")
        // Whatever is wrong with the words is said now.
        let event = try event(shell)
        try shell.keeper.rehearse { _ = try happen(event, shell) }
        shell.session.world.schedule(event, in: seconds, now: shell.now)
        return Message("In \(TimeSpan.words(seconds)): account \(words.joined(separator: " "))")
    }

    private func happen(_ event: AccountEvent, _ shell: Shell) throws(DeviceRefusal) -> [Change] {
        let name: String? = if case .signIn(let name) = event { name } else { nil }
        return try shell.act(naming: name) { device throws(Refusal) in try device.apply(event) }
    }

    /// What happens, in the words that were typed.
    private func event(_ shell: Shell) throws(Failure) -> AccountEvent {
        switch action {
        case nil, .show: return .situation(words.first.flatMap(Situation.init) ?? .subscriber)
        case .signOut: return .signOut
        case .lapse: return .lapse
        case .changePassword: return .changePassword
        case .revoke: return .revokeAccess
        case .grant: return .grantAccess
        case .privacyNotice: return .privacyNotice
        case .acknowledge: return .acknowledgePrivacy
        case .add:
            return .add(name: value ?? "", storefront: try words.count > 2 ? Storefront.named(words[2]).id : "us")
        case .signIn:
            // Without a name, whoever comes first and is not signed in.
            let device = shell.session.world.device
            return .signIn(name: value ?? device.accounts.first { $0.name != device.device.signedIn }?.name ?? "")
        case .subscribe: return .subscribe(value.flatMap(Subscription.init) ?? .individual)
        case .cloudLibrary: return .cloudLibrary(on: value == "on")
        case .restrict: return .restrict(value.flatMap(AccountEvent.Restriction.init) ?? .none)
        case .move: return .move(storefront: try Storefront.named(value ?? "").id)
        }
    }
}

/// Who there is, and what no app sees of them.
struct AccountView: View {
    let device: MusicDevice

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let table = Table(
            headings: [
                Table.Heading(title: "Account", weight: 9), Table.Heading(title: "Plan", weight: 8, isFlexible: false),
                Table.Heading(title: "Storefront", weight: 7, isFlexible: false),
                Table.Heading(title: "Sync Library", weight: 6, isFlexible: false),
                Table.Heading(title: "Here", weight: 5),
            ], rows: device.accounts.map(row))
        let mode = device.device.mode == .normal ? "" : ", in \(device.device.mode.rawValue) mode"
        return table.lines(in: frame) + [.faint("on the device '\(device.currentDevice)'\(mode)")]
    }

    private func row(_ account: Account) -> [String] {
        var notes = device.device.signedIn == account.name ? ["signed in"] : []
        if account.revokedApps.contains(device.currentApp) { notes.append("access of \(device.currentApp) revoked") }
        if !account.privacyAcknowledged { notes.append("privacy notice pending") }
        let hasLibrary = device.device.cloudLibraries.contains(account.name)
        return [
            account.name, account.subscription.rawValue,
            account.storefront + (account.storefrontHasMusic ? "" : " (no Apple Music)"), hasLibrary ? "on" : "off",
            notes.joined(separator: ", "),
        ]
    }

    var body: Body? {
        .json(
            .array(
                device.accounts.map { account in
                    [
                        "name": .string(account.name), "subscription": .string(account.subscription.rawValue),
                        "storefront": .string(account.storefront),
                        "cloudLibrary": .bool(device.device.cloudLibraries.contains(account.name)),
                        "signedIn": .bool(device.device.signedIn == account.name),
                    ]
                }))
    }
}
