package import AppleMusicAPI

/// Why something cannot be handed to a player, before any player is asked.
package enum PlayableProblem: Error, Sendable {
    /// The service refused to tell of it.
    case refused(ResourceIdentifier, Response)
    /// The service has none of that id.
    case missing(ResourceIdentifier)
    /// There are no `playParams`: nothing of its type has them, or it is not out yet.
    case notPlayable(ResourceIdentifier)
    /// The library has nothing that a query asks for.
    case nothingFits(LibraryQuery)
}
