import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice
import MusicWorld

struct AccountCommand: Command {
    static let configuration = CommandConfiguration.command(
        "account", "See to the account on the device: who, which plan.",
        discussion: """
            show · add NAME [STOREFRONT] · sign-in [NAME] · sign-out · subscribe [PLAN] · lapse · cloud-library on|off · \
            restrict education|enterprise|consent|none · move STOREFRONT · change-password · revoke · grant · privacy-notice · acknowledge. \
            Or a whole situation at once: \(Situation.allCases.map(\.rawValue).joined(separator: ", ")).
            """)
    static let group = CommandGroup.authorize
    static let examples = [
        "account", "account eligible", "account sign-in visitor", "account subscribe family", "account carrier",
        "account lapse --after 10s",
    ]

    @Argument(help: "What happens; 'show' when nothing is said.") var action = "show"
    @Argument(help: "A name, a plan, a storefront, on or off.") var values: [String] = []
    @Option(help: "Let it happen later, such as in 10s or 2d.") var after: String?
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_action)
        fields.arguments(&_values)
        fields.option("after", &_after)
    }

    /// What can happen, besides the situations.
    enum Action: String, CaseIterable {
        case show, add, subscribe, lapse, restrict, move, revoke, grant, acknowledge
        case signIn = "sign-in"
        case signOut = "sign-out"
        case cloudLibrary = "cloud-library"
        case changePassword = "change-password"
        case privacyNotice = "privacy-notice"
    }

    /// Everything that can follow the command.
    static var words: [String] { Action.allCases.map(\.rawValue) + Situation.allCases.map(\.rawValue) }

    mutating func run(in shell: Shell) throws -> any View {
        if action == Action.show.rawValue { return AccountView(device: shell.session.world.device) }
        guard let after else {
            var message = ChangeLines.message(try happen(try event(shell), shell))
            if let sheet = shell.session.world.device.offerSheet { message.lines += OfferSheetView.reminder(of: sheet) }
            return message
        }
        let seconds = try TimeSpan.parse(after, to: "wait for")
        // Whatever is wrong with the words is said now.
        let event = try event(shell)
        try shell.rehearse { _ = try happen(event, shell) }
        shell.session.world.schedule(event, in: seconds, now: shell.now)
        return Message("In \(TimeSpan.words(seconds)): account \(([action] + values).joined(separator: " "))")
    }

    private func happen(_ event: AccountEvent, _ shell: Shell) throws(Failure) -> [Change] {
        let name: String? = if case .signIn(let name) = event { name } else { nil }
        return try shell.act(naming: name) { device throws(Refusal) in try device.apply(event) }
    }

    /// What happens, in the words that were typed.
    private func event(_ shell: Shell) throws(Failure) -> AccountEvent {
        if let situation = Situation(rawValue: action) {
            try refuseValues()
            return .situation(situation)
        }
        guard let action = Action(rawValue: action) else {
            let near = Nearest.names(to: action, in: Self.words)
            throw Failure(
                "Cannot do '\(action)' to the account", "there is no such thing to do",
                next: near.first.map { "Did you mean 'account \($0)'?" } ?? "'help account' lists them.", status: .usage
            )
        }
        return try event(of: action, shell)
    }

    private func event(of action: Action, _ shell: Shell) throws(Failure) -> AccountEvent {
        switch action {
        case .show, .signOut, .lapse, .changePassword, .revoke, .grant, .privacyNotice, .acknowledge:
            try refuseValues()
            return Self.simpleEvents[action] ?? .situation(.subscriber)
        case .add:
            let storefront = try values.count > 1 ? Storefront.named(values[1]).id : "us"
            return .add(name: try needed(count: 2), storefront: storefront)
        case .signIn:
            // Without a name, whoever comes first and is not signed in.
            try refuseMore(than: 1)
            let device = shell.session.world.device
            return .signIn(
                name: values.first ?? device.accounts.first { $0.name != device.device.signedIn }?.name ?? "")
        case .subscribe:
            let plan = try value(among: Subscription.plans.map(\.rawValue)).flatMap(Subscription.init) ?? .individual
            return .subscribe(plan)
        case .cloudLibrary: return .cloudLibrary(on: try needed(among: ["on", "off"]) == "on")
        case .restrict:
            let kinds = AccountEvent.Restriction.allCases.map(\.rawValue)
            return .restrict(AccountEvent.Restriction(rawValue: try needed(among: kinds)) ?? .none)
        case .move: return .move(storefront: try Storefront.named(try needed()).id)
        }
    }

    /// What needs nothing said.
    private static let simpleEvents: [Action: AccountEvent] = [
        .signOut: .signOut, .lapse: .lapse, .changePassword: .changePassword, .revoke: .revokeAccess,
        .grant: .grantAccess, .privacyNotice: .privacyNotice, .acknowledge: .acknowledgePrivacy,
    ]
}

/// What was said after the action.
extension AccountCommand {
    private func refuseValues() throws(Failure) { try refuseMore(than: 0) }

    private func refuseMore(than count: Int) throws(Failure) {
        guard values.count > count else { return }
        let taken = count == 0 ? "nothing" : count == 1 ? "one word" : "\(count) words"
        throw Failure(
            "Cannot understand '\(values[count])'", "'account \(action)' takes \(taken)",
            next: "'help account' shows what each takes.", status: .usage)
    }

    private func value(among names: [String]) throws(Failure) -> String? {
        try refuseMore(than: 1)
        guard let word = values.first else { return nil }
        if names.contains(word) { return word }
        throw Failure(
            "Cannot use '\(word)' with 'account \(action)'", "it is none of \(names.joined(separator: ", "))",
            next: Nearest.names(to: word, in: names).first.map { "Did you mean '\($0)'?" }
                ?? "Type for example 'account \(action) \(names[0])'.", status: .usage)
    }

    private func needed(among names: [String]) throws(Failure) -> String {
        if let value = try value(among: names) { return value }
        throw Failure(
            "Cannot do 'account \(action)'", "it needs one of \(names.joined(separator: ", "))",
            next: "Type for example 'account \(action) \(names[0])'.", status: .usage)
    }

    private func needed(count: Int = 1) throws(Failure) -> String {
        try refuseMore(than: count)
        if let word = values.first { return word }
        throw Failure(
            "Cannot do 'account \(action)'", "it needs a name",
            next: "'help account' shows what each takes.", status: .usage)
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
        return table.lines(width: frame.width) + [.faint("on the device '\(device.currentDevice)'\(mode)")]
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
