import AppleMusicAPI
import TonearmConsole

/// A link that opens the control API without the server's secret: for a page, or for a learner's program.
///
/// The link contains a code. Opening it gives a session secret of the same scope, so a link that was used once opens
/// nothing more, while its page goes on.
package struct AccessLink: Sendable {
    /// The id for listing and revoking. It opens nothing.
    package let id: String
    package let scope: AccessScope
    /// Whether the link works once. Other links work until they are revoked.
    package let isOnce: Bool
    /// The label that its maker gave it; nil for none.
    package let name: String?
    /// The time of creation in seconds since 1970, by the system's clock.
    package let made: Int
    /// The number of times that it was opened.
    package var openings = 0

    let code: TokenDigest
    /// The secret of all sessions that the link opens. Revoking the link ends them.
    let session: String

    /// The link in a listing, without its code.
    var json: JSON {
        var object = JSONObject([("id", .string(id))])
        object.append("name", name.map(JSON.string))
        object.append("world", scope.world.map(JSON.string))
        object.append("once", .bool(isOnce))
        object.append("made", .string(Timestamp.text(made)))
        object.append("openings", .integer(openings))
        return .object(object)
    }

    /// The order of a new link.
    package struct Order: Sendable {
        package var scope = AccessScope.server
        package var isOnce = true
        package var name: String?

        package init(_ scope: AccessScope = .server, isOnce: Bool = true, name: String? = nil) {
            self.scope = scope
            self.isOnce = isOnce
            self.name = name
        }
    }
}

/// A random text that opens something.
package enum AccessCode {
    /// The random bytes of a code. In base64url they are longer than any part of a target that the log shows
    /// (`LoggedTarget`).
    private static let size = 39

    /// Returns a code that is recognized as a secret by its form, so no journal, record or log shows it.
    package static func make() -> String {
        while true {
            let code = Base64URL.encode((0..<size).map { _ in UInt8.random(in: .min ... .max) })
            if Secrets().hidden(inLine: code) == Secrets.placeholder { return code }
        }
    }
}
