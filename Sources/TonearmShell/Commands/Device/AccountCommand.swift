import AppleMusicAPI
import ArgumentParser
import Console
import MusicDevice

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

    static var template: AccountCommand? { Templates.template(of: AccountCommand.self) }

    mutating func run(in shell: Shell) throws -> any View {
        if action == Action.show.rawValue { return AccountView(device: shell.session.device) }
        guard let after else {
            var message = ChangeLines.message(try happen(shell))
            if let sheet = shell.session.device.offerSheet { message.lines += OfferSheetView.reminder(of: sheet) }
            return message
        }
        let seconds = try TimeSpan.parse(after, to: "wait for")
        // Whatever is wrong with the words is said now.
        try shell.rehearse { _ = try happen(shell) }
        shell.schedule([action] + values, in: seconds)
        return Message("In \(TimeSpan.words(seconds)): account \(([action] + values).joined(separator: " "))")
    }

    func happen(_ shell: Shell) throws -> [Change] {
        if let situation = Situation(rawValue: action) {
            try refuseValues()
            return try shell.act { $0.apply(situation) }
        }
        guard let action = Action(rawValue: action) else {
            let near = Nearest.names(to: action, in: Self.words)
            throw Failure(
                "Cannot do '\(action)' to the account", "there is no such thing to do",
                next: near.first.map { "Did you mean 'account \($0)'?" } ?? "'help account' lists them.", status: .usage
            )
        }
        return try changes(action, shell)
    }

    private func changes(_ action: Action, _ shell: Shell) throws -> [Change] {
        switch action {
        case .show: return []
        case .add: return try add(shell)
        case .signIn: return try signIn(shell)
        case .subscribe:
            let plan = try value(among: Subscription.plans.map(\.rawValue)).flatMap(Subscription.init) ?? .individual
            return try shell.act { device throws(Refusal) in try device.subscribe(plan) }
        case .cloudLibrary:
            let isOn = try needed(among: ["on", "off"]) == "on"
            return try shell.act { device throws(Refusal) in try device.setCloudLibrary(isOn) }
        case .restrict: return try restrict(shell)
        case .move:
            let storefront = try Storefront.named(try needed())
            return try shell.act { device throws(Refusal) in try device.moveStorefront(to: storefront.id) }
        case .signOut, .lapse, .changePassword, .revoke, .grant, .privacyNotice, .acknowledge:
            try refuseValues()
            return try shell.act { device throws(Refusal) in try Self.happen(action, to: &device) }
        }
    }

    /// What needs nothing said.
    private static func happen(_ action: Action, to device: inout MusicDevice) throws(Refusal) -> [Change] {
        switch action {
        case .signOut: try device.signOut()
        case .lapse: try device.lapse()
        case .changePassword: try device.changePassword()
        case .revoke: try device.revokeAccess()
        case .grant: try device.grantAccess()
        case .privacyNotice: try device.setPrivacyAcknowledged(false)
        case .acknowledge: try device.setPrivacyAcknowledged(true)
        default: []
        }
    }

    private func add(_ shell: Shell) throws -> [Change] {
        let storefront = try values.count > 1 ? Storefront.named(values[1]).id : "us"
        let account = Account(try needed(count: 2), storefront: storefront)
        return try shell.act { device throws(Refusal) in try device.addAccount(account) }
    }

    /// Without a name, whoever comes first and is not signed in.
    private func signIn(_ shell: Shell) throws -> [Change] {
        try refuseMore(than: 1)
        let device = shell.session.device
        let name = values.first ?? device.accounts.first { $0.name != device.device.signedIn }?.name ?? ""
        return try shell.act(naming: name) { device throws(Refusal) in try device.signIn(name) }
    }

    private func restrict(_ shell: Shell) throws -> [Change] {
        let kind = try needed(among: ["education", "enterprise", "consent", "none"])
        return try shell.act { device throws(Refusal) in
            switch kind {
            case "education": device.setMode(.education)
            case "enterprise": device.setMode(.managed)
            case "consent": device.restrictConsent()
            default: device.setMode(.normal)
            }
        }
    }
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
