package import AppleMusicAPI

/// What answers requests that came over the network, from the whole request to the whole answer, with no socket in sight.
package protocol RequestGateway: Sendable {
    /// The answer as it goes out, but for what the connection adds (`Date`).
    func answer(to request: Request) -> ServedAnswer

    /// Adds to an answer that was not asked of the gateway (a request that is too large, say) what every answer says to browsers.
    /// - Parameter headers: the request's.
    func open(_ response: inout Response, to headers: Headers)

    /// Why a request was refused, for whoever runs the server: a sentence without its full stop, in which no token stands; nil where there is
    /// nothing to tell.
    func reason(for response: Response, to request: Request) -> String?

    /// Seconds since 1970.
    var now: Int { get }
}

extension RequestGateway {
    package func respond(to request: Request) async -> Response { await answer(to: request).response }
}
