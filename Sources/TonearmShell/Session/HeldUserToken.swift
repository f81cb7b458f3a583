/// The music user token that the session sends with personal requests. A secret: it is kept apart from the session's file, and no view shows it
/// unless it is asked for by name.
package struct HeldUserToken: Hashable, Sendable, Codable {
    package var text: String
    /// The account it speaks for; nil for one that was set by hand.
    package var account: String?
    /// Seconds since 1970.
    package var expires: Int?
}
