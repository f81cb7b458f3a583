package import AppleMusicAPI

/// The layer between connections and services. It turns a complete request into a complete response, without a socket.
package protocol RequestGateway: Sendable {
    func answer(to request: Request) -> Pending<FinishedResponse>

    /// Adds the header fields for browsers to a response from outside of the gateway, such as a refusal of a large
    /// request.
    /// - Parameter headers: the request's header fields.
    func open(_ response: inout Response, to headers: Headers)

    /// Returns the reason for a refusal, for the log: a sentence without full stop and tokens. Returns nil if there is
    /// nothing to log.
    func reason(for response: Response, to request: Request) -> String?

    /// The time for the log in seconds since 1970.
    var now: Int { get }

    /// Ends the responses that have no end of their own, because the server stops.
    func stop()
}

extension RequestGateway {
    package func stop() {}
}
