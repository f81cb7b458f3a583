package import AppleMusicAPI

/// The layer between connections and services: it makes the whole response to a whole request, without a socket.
package protocol RequestGateway: Sendable {
    /// Answers a request.
    func answer(to request: Request) -> Pending<FinishedResponse>

    /// Adds the fields for browsers, which every response has, to a response that the gateway did not make (to a request that is too large, for
    /// example).
    /// - Parameter headers: the request's.
    func open(_ response: inout Response, to headers: Headers)

    /// The reason for a refusal, for the log: a sentence without its full stop and without tokens. Nil if there is nothing to report.
    func reason(for response: Response, to request: Request) -> String?

    /// The time for the log: seconds since 1970.
    var now: Int { get }
}
