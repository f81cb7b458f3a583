/// Why no answer came from a service on the network, or no whole one.
package struct ConnectionFailure: Error, Hashable, Sendable {
    package var kind: Kind
    /// What was asked, as its origin: `https://api.music.apple.com`
    package var server: String
    /// What else is known: the address of a redirect, the time since which a certificate is not valid.
    package var detail: String

    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// There is no such host.
        case name
        /// Nobody listens there.
        case refused
        /// There is no way there.
        case unreachable
        /// The time was over; the detail is in seconds.
        case timeout
        /// No connection stood in time, or nothing was agreed on over it; the detail is in seconds.
        case connectTimeout
        /// The certificate is not trusted, because of who issued it as far as is known.
        case certificate
        /// The time of the certificate, or of its issuer's, is over; the detail is since when, in ISO 8601.
        case certificateOver
        /// The time of the certificate, or of its issuer's, has not come; the detail is when it will, in ISO 8601.
        case certificateEarly
        /// The certificate is another host's.
        case hostName
        /// The certificate is trusted, and not fit to tell a server by; the detail says why.
        case certificateUnfit
        /// No secure connection could be agreed on; the detail says why, or is empty.
        case secureConnection
        /// The connection was closed before the answer was whole.
        case closed
        /// The body, unpacked, has more bytes than are taken; the detail is how many are.
        case tooLarge
        /// The body cannot be unpacked, or ends too early.
        case damaged
        /// The answer leads to another origin, which is the detail.
        case elsewhere
        /// One redirect led to the next too often; the detail is how often.
        case redirects
        /// What came is no HTTP.
        case noHTTP
        /// What came says that it went well, and is no JSON; the detail is its type.
        case noJSON
        /// Nothing came of the page on which a person was to authorize; the detail says why.
        case page
        case proxy
        /// The file of trusted certificates cannot be used; the detail says why.
        case authority
        /// Nobody's certificates are trusted here; the detail is where the system's were looked for.
        case noAuthorities
        /// A header's value cannot be sent; the detail is its name.
        case header
        /// The program that speaks HTTPS is not there; the detail is where it was looked for.
        case noProgram
        /// The program that speaks HTTPS ended, or said what nobody understands; the detail is what ended it, or is empty.
        case programEnded
        case other
    }

    package init(_ kind: Kind, _ server: String, _ detail: String = "") {
        self.kind = kind
        self.server = server
        self.detail = detail
    }

    package var content: [UInt8] {
        let json: JSON = [
            "kind": .string(kind.rawValue), "server": .string(server), "detail": .string(detail),
        ]
        return json.bytes
    }

    package init?(content: [UInt8]) {
        guard let json = try? JSON(parsing: content), let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:))
        else { return nil }
        self.init(kind, json["server"]?.string ?? "", json["detail"]?.string ?? "")
    }
}
