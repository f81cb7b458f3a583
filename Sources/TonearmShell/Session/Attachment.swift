package import AppleMusicAPI
import Console
package import MusicWorld

/// A world of a running server that answers instead of the session's own, and that commands change at its control address.
package struct Attachment: Hashable, Sendable, Codable {
    /// The control address.
    package var control: ServerOrigin
    /// The id of the world.
    package var world: String
    /// The name that the world's maker gave it.
    package var name: String?
    /// The account whose user token requests carry; nil for none.
    package var account: String?
    /// The service that answered before.
    package var before: ServiceAddress

    /// The world in the prompt and in sentences.
    package var title: String { name ?? world }
}

extension Session {
    /// The session with its own world.
    package var detached: Session {
        guard let attachment else { return self }
        var session = self
        session.attachment = nil
        if session.world.address.isOnNetwork { session.world.address = attachment.before }
        return session
    }

    /// Whether requests carry the user token of an account of the attached world.
    var usesAttachedAccount: Bool { attachment?.account != nil }

    /// The attached world in a line; nil without one.
    var attachmentLine: StyledText? {
        attachment.map { attachment in
            StyledText("attached to the world '\(attachment.title)' at \(world.address.word)")
                + .faint(attachment.account.map { " as '\($0)'" } ?? "") + .faint("; ") + .command("detach")
        }
    }
}
