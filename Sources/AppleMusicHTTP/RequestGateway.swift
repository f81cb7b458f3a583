package import AppleMusicAPI

/// What answers requests that came over the network, from the whole request to the whole answer, with no socket in sight.
package protocol RequestGateway: Sendable {
    /// The answer as it goes out, but for what the connection adds (`Date`).
    func respond(to request: Request) async -> Response

    /// The answer where it is known already, and goes out at once and as a whole; nil where it has to be asked for.
    func known(_ request: Request) -> KnownAnswer?

    /// The answer where it is made without waiting for anything or anybody, and goes out at once and as a whole; nil where it has to be asked for.
    func respondAtOnce(to request: Request) -> Response?

    /// Whether the answer may take more than a millisecond.
    func mayTakeLong(_ request: Request) -> Bool

    /// Adds to an answer that was not asked of the gateway (a request that is too large, say) what every answer says to browsers.
    /// - Parameter headers: the request's.
    func open(_ response: inout Response, to headers: Headers)

    /// Why a request was refused, for whoever runs the server: a sentence without its full stop, in which no token stands; nil where there is
    /// nothing to tell.
    func reason(for response: Response, to request: Request) -> String?

    /// Seconds since 1970.
    var now: Int { get }
}
