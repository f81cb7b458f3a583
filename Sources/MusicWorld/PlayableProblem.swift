package import AppleMusicAPI

/// A reason why a resource cannot be passed to a player.
package enum PlayableProblem: Error, Sendable {
    /// The service refused the request for it.
    case refused(ResourceIdentifier, Response)
    /// The service has no resource with this id.
    case missing(ResourceIdentifier)
    /// It has no `playParams`: its type has none, or it is not released yet.
    case notPlayable(ResourceIdentifier)
    /// The library contains no match for the query.
    case nothingFits(LibraryQuery)
}
