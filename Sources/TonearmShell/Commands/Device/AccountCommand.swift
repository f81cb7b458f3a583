import AppleMusicAPI
import Console
import MusicDevice
import MusicWorld

enum AccountCommand: Command {
    static let description = CommandDescription(
        "account", .authorize, "Manage the account on the device: sign-in, plan, password.",
        discussion: """
            Most actions change one thing. Those from 'subscriber' on set up a whole situation: account, plan, storefront and device. With \
            '--after', an action happens later.
            """, examples: [
            "account", "account eligible", "account sign-in visitor", "account subscribe family", "account carrier",
            "account lapse --after 10s",
        ])

    static let forms =
        [
            CommandForm("show", "Show the accounts on the device, and their plans.", Show(), isDefault: true),
            CommandForm("add", "Add an account.", Add()),
            CommandForm("sign-in", "Sign an account in.", SignIn()),
            CommandForm("sign-out", "Sign the account out.", Simple(.signOut)),
            CommandForm("subscribe", "Subscribe to a plan.", Subscribe()),
            CommandForm("lapse", "Let the subscription end.", Simple(.lapse)),
            CommandForm("cloud-library", "Turn Sync Library on or off.", CloudLibrary()),
            CommandForm("restrict", "Restrict the device, or lift its restrictions.", Restrict()),
            CommandForm("move", "Move the account to another storefront.", Move()),
            CommandForm(
                "change-password", "Change the account's password, which ends its user tokens.",
                Simple(.changePassword)),
            CommandForm("revoke", "Revoke the app's access to the account.", Simple(.revokeAccess)),
            CommandForm("grant", "Give the app access to the account again.", Simple(.grantAccess)),
            CommandForm(
                "privacy-notice", "Present a privacy notice that waits to be acknowledged.", Simple(.privacyNotice)),
            CommandForm("acknowledge", "Acknowledge the privacy notice.", Simple(.acknowledgePrivacy)),
        ] + Situation.allCases.map { CommandForm($0.rawValue, $0.help, Simple(.situation($0))) }
}

extension AccountCommand {
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
