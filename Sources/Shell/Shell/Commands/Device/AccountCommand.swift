import AppleMusicAPI
import TonearmConsole
import TonearmDevice
import TonearmWorld

enum AccountCommand: Command {
    static let description = CommandDescription(
        "account", .authorize, "Manage the account on the device: sign-in, plan, password.",
        discussion: """
            Most actions change one thing. Those from 'subscriber' on set up a whole situation: account, plan, storefront and device. With \
            '--after', an action happens later.
            """,
        examples: [
            "account", "account eligible", "account sign-in visitor", "account subscribe family", "account carrier",
            "account lapse --after 10s",
        ])

    static let forms =
        [
            CommandForm("show", "Show the accounts on the device, and their plans.", Show(), isDefault: true),
            CommandForm("add", "Add an account.", AccountAction(Add())),
            CommandForm("sign-in", "Sign an account in.", AccountAction(SignIn())),
            CommandForm("sign-out", "Sign the account out.", AccountAction(Simple(.signOut))),
            CommandForm("subscribe", "Subscribe to a plan.", AccountAction(Subscribe())),
            CommandForm("lapse", "Let the subscription end.", AccountAction(Simple(.lapse))),
            CommandForm("cloud-library", "Turn Sync Library on or off.", AccountAction(CloudLibrary())),
            CommandForm(
                "playlist-songs", "Let songs that are added to playlists enter the library, or keep them out.",
                AccountAction(PlaylistSongs())),
            CommandForm("restrict", "Restrict the device, or lift its restrictions.", AccountAction(Restrict())),
            CommandForm("move", "Move the account to another storefront.", AccountAction(Move())),
            CommandForm(
                "change-password", "Change the account's password, which ends its user tokens.",
                AccountAction(Simple(.changePassword))),
            CommandForm("revoke", "Revoke the app's access to the account.", AccountAction(Simple(.revokeAccess))),
            CommandForm("grant", "Give the app access to the account again.", AccountAction(Simple(.grantAccess))),
            CommandForm(
                "privacy-notice", "Present a privacy notice that waits to be acknowledged.",
                AccountAction(Simple(.privacyNotice))),
            CommandForm("acknowledge", "Acknowledge the privacy notice.", AccountAction(Simple(.acknowledgePrivacy))),
        ] + Situation.allCases.map { CommandForm($0.rawValue, $0.help, AccountAction(Simple(.situation($0)))) }

    struct Show: Action {
        mutating func run(in context: some AttachmentContext) async throws -> any View {
            if context.session.attachment != nil { return try await AttachedAccount.list(in: context) }
            return AccountView(device: context.session.world.device)
        }
    }
}

extension Situation {
    /// The summary in help.
    fileprivate var help: String {
        switch self {
        case .subscriber: "Become a subscriber with Sync Library on."
        case .carrier: "Become a subscriber whose mobile carrier pays."
        case .noCloudLibrary: "Become a subscriber with Sync Library off."
        case .eligible: "Become eligible for a subscription."
        case .lapsed: "Become a former subscriber."
        case .education: "Use a school's device, without a plan."
        case .enterprise: "Use a company's device, without a plan."
        case .signedOut: "Use a device on which nobody is signed in."
        case .noService: "Move to a storefront without Apple Music."
        }
    }
}

/// The accounts of an attached world.
enum AttachedAccount {
    /// Applies an event to the account of the attached world, as its owner would cause it.
    /// - Throws: `Failure` for an event that the control address does not have.
    static func apply(
        _ event: AccountEvent, isLater: Bool, in context: some AttachmentContext
    ) async throws -> Message {
        let words = AccountEventWords.words(of: event).joined(separator: " ")
        if isLater { throw context.unavailable("do 'account \(words)' later") }
        if case .signIn(let name) = event {
            try await context.useAttachedAccount(name)
            return Message("Requests carry the user token of '\(name)'.", value: ["account": .string(name)])
        }
        guard let action = action(event) else { throw context.unavailable("do 'account \(words)'") }
        guard let account = context.session.attachment?.account else {
            throw Failure(
                "Cannot do 'account \(words)'", "no account is signed in", next: "Type 'account sign-in NAME'.")
        }
        let answer = try await context.control(.post, "accounts/\(account)/\(action)")
        return Message.prose([StyledText(line(answer))], value: answer)
    }

    /// Returns the action of the control address for an event; nil if it has none.
    private static func action(_ event: AccountEvent) -> String? {
        switch event {
        case .lapse: "lapse"
        case .subscribe: "subscribe"
        case .changePassword: "change-password"
        case .revokeAccess: "revoke"
        case .grantAccess: "grant"
        default: nil
        }
    }

    static func list(in context: some AttachmentContext) async throws -> Message {
        let accounts = try await context.control(.get, "accounts")["accounts"]?.array ?? []
        let current = context.session.attachment?.account
        let lines = accounts.map { account in
            StyledText(account["name"]?.string == current ? "> " : "  ") + StyledText(line(account))
        }
        return Message(lines, value: .array(accounts))
    }

    private static func line(_ account: JSON) -> String {
        let facts = [
            account["isSubscribed"] == true ? "subscribed" : "no subscription",
            account["hasCloudLibrary"] == true ? "Sync Library on" : "Sync Library off",
            "storefront \(account["storefront"]?.string ?? "")",
        ]
        let revoked = account["revokedTeams"]?.strings ?? []
        return "\(account["name"]?.string ?? ""): "
            + (facts + (revoked.isEmpty ? [] : ["access revoked by \(revoked.joined(separator: ", "))"]))
            .joined(separator: ", ")
    }
}
