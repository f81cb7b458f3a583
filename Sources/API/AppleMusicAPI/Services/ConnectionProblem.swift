/// A failure to get a complete answer from a service on the network.
package struct ConnectionProblem: Error, Hashable, Sendable {
    package var kind: Kind
    /// The origin of the request: `https://api.music.apple.com`
    package var server: String
    /// Further facts, such as the URL of a redirect or the start of a certificate's validity.
    package var detail: String

    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The host name cannot be resolved.
        case name
        /// The host refused the connection: no server listens on the port.
        case refused
        /// The host is unreachable.
        case unreachable
        /// The request timed out; the detail is the timeout in seconds.
        case timeout
        /// Connecting or the TLS handshake timed out; the detail is the timeout in seconds.
        case connectTimeout
        /// The certificate's issuer is not trusted.
        case certificate
        /// The certificate, or its issuer's, has expired; the detail is the end of its validity in ISO 8601.
        case certificateOver
        /// The certificate, or its issuer's, is not valid yet; the detail is the start of its validity in ISO 8601.
        case certificateEarly
        /// The certificate belongs to another host.
        case hostName
        /// The certificate is trusted but unsuitable for a server; the detail is the reason.
        case certificateUnfit
        /// The TLS handshake failed; the detail is the reason, or empty.
        case secureConnection
        /// The connection was closed before the answer was complete.
        case closed
        /// The decompressed body exceeds the maximum size, which is the detail.
        case tooLarge
        /// The body cannot be decompressed, or is truncated.
        case damaged
        /// The answer redirects to another origin, which is the detail.
        case elsewhere
        /// Too many redirects; the detail is their number.
        case redirects
        /// The answer is not HTTP.
        case noHTTP
        /// The answer is a success but not JSON; the detail is its content type.
        case noJSON
        /// The authorization page failed; the detail is the reason.
        case page
        case proxy
        /// The file of trusted certificates cannot be used; the detail is the reason.
        case authority
        /// No certificates are trusted; the detail is the path where the system's were looked for.
        case noAuthorities
        /// A header has an invalid value; the detail is its name.
        case header
        /// The helper program for HTTPS is missing; the detail is its expected path.
        case noProgram
        /// The helper program for HTTPS exited or sent a malformed message; the detail is the reason, or empty.
        case programEnded
        /// The helper program for HTTPS has another version than this one; the detail is its version.
        case otherVersion
        case other
    }

    package init(_ kind: Kind, _ server: String, _ detail: String = "") {
        self.kind = kind
        self.server = server
        self.detail = detail
    }

    package var content: [UInt8] {
        let json: JSON = ["kind": .string(kind.rawValue), "server": .string(server), "detail": .string(detail)]
        return json.bytes
    }

    package init?(content: [UInt8]) {
        guard let json = try? JSON(parsing: content), let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:))
        else { return nil }
        self.init(kind, json["server"]?.string ?? "", json["detail"]?.string ?? "")
    }
}
