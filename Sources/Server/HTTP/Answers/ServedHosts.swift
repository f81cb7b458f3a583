import AppleMusicAPI

/// The hosts for which the server answers.
///
/// To a browser, a page whose host name resolves to this machine (DNS rebinding) has the origin of this server, so it
/// may send any request and read every answer. Only the host name reveals the attack, so names that others can register
/// are refused. Addresses, names of private networks and Apple's own names are accepted.
package struct ServedHosts: Hashable, Sendable {
    private var named: Set<String> = []
    private var allowsAll = false

    /// The hosts that are accepted without an option.
    package static let usual = ServedHosts()

    private init() {}

    /// - Parameter texts: typed hosts, such as `music.test`; `*` for all.
    package init(_ texts: [String]) throws(Problem) {
        for text in texts {
            if text == "*" {
                allowsAll = true
            } else if let host = HostName(authority: text), !text.contains(":") || host.isAddress {
                named.insert(host.text)
            } else {
                throw Problem(text: text)
            }
        }
    }

    /// A text is not a host.
    package struct Problem: Error, Hashable {
        package let text: String
    }

    /// Returns whether requests for a host are answered.
    /// - Parameter authority: the request's `Host`, with or without a port. Nil or empty for clients of HTTP/1.0
    ///   without one; browsers always send it.
    func answer(for authority: String?) -> Bool {
        guard let authority, !authority.isEmpty, !allowsAll else { return true }
        guard let host = HostName(authority: authority) else { return false }
        return host.isAddress || host.isOneLabel || host.isLocalName || ServiceHost(host) != nil
            || NeighborRoute.neighbor(at: host) != nil || named.contains(host.text)
    }
}

/// A request for a host for which the server does not answer (RFC 9110 §15.5.20).
struct MisdirectedRequest {
    /// The host; nil if it is malformed.
    private let host: String?

    init(_ request: Request) { host = request.headers["Host"].flatMap(HostName.init)?.text }

    /// An error document for the client's developer.
    var response: Response {
        let error = APIError(
            id: MisdirectedRequest.errorID(), status: 421, code: "42100", title: "Misdirected Request", detail: detail)
        var response = Response(
            status: 421, headers: Headers([("Content-Type", "application/json;charset=utf-8")]),
            body: .json(ErrorDocument([error]).json))
        response.cause = RefusalCause(
            RefusalRule("the server answers for local hosts, for those of the services, and for named ones", .choice),
            at: .header("Host"), found: host ?? "a malformed host",
            remedy: "the option --allow-host \(host ?? "HOST") of the server")
        return response
    }

    /// The sentence for the log.
    var reason: String {
        host.map { "421 because the server does not answer for the host '\($0)'; it does with: --allow-host \($0)" }
            ?? "421 because the host of a request is malformed"
    }

    private var detail: String {
        host.map { "This server does not answer for the host '\($0)'. Start it with: --allow-host \($0)" }
            ?? "The host is malformed"
    }

    /// Returns 26 characters of base32, like all ids of errors. It does not use the service's random source, because
    /// the service does not see the request.
    private static func errorID() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".unicodeScalars)
        var id = ""
        for _ in 0..<26 { id.unicodeScalars.append(alphabet[Int.random(in: alphabet.indices)]) }
        return id
    }
}
