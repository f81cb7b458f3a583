import AppleMusicAPI
import Console
import MusicDevice

/// The accounts of an attached world.
enum AttachedAccount {
    /// Does to the account what its owner would do.
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

    /// The action of the control address; nil if it has none.
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
