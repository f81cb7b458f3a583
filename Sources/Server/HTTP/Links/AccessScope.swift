/// The part of the control API that a secret or a link opens.
package enum AccessScope: Hashable, Sendable {
    /// Every world, and the links.
    case server
    /// One world, by its id.
    case world(String)

    /// The id of the world; nil for the whole server.
    package var world: String? {
        switch self {
        case .server: nil
        case .world(let id): id
        }
    }
}
