package import AppleMusicAPI
import TonearmConsole

/// The configuration that the program receives before any request.
package struct ClientConfiguration: Hashable, Sendable, Codable {
    /// The path of a PEM file with certificates that are trusted beside the system's.
    package var authority: String?
    package var proxy: ProxyAddress?
    /// The paths to search for the system's certificates, for tests; nil for the usual ones.
    package var systemCertificates: [String]?
    /// The time limit in whole seconds for the name lookup, the connection, TLS, and the start of HTTP/2.
    package var connectionTimeout: Int
    /// The version of the program that asks, which must be the helper's; nil in those before 0.3.0.
    package var version: String?

    package init(
        authority: String? = nil, proxy: ProxyAddress? = nil, systemCertificates: [String]? = nil,
        connectionTimeout: Int = 10
    ) {
        self.version = ProgramVersion.number
        self.authority = authority
        self.proxy = proxy
        self.systemCertificates = systemCertificates
        self.connectionTimeout = connectionTimeout
    }
}

/// A request to one origin.
package struct HelperRequest: Hashable, Sendable {
    package var origin: ServerOrigin
    package var request: Request
    /// The time limit for the answer in whole seconds.
    package var timeout: Int
    /// The largest body in bytes, uncompressed.
    package var limit: Int

    package init(_ request: Request, to origin: ServerOrigin, timeout: Int, limit: Int) {
        self.request = request
        self.origin = origin
        self.timeout = timeout
        self.limit = limit
    }

    package var content: [UInt8] {
        let head: JSON = [
            "origin": .string(origin.description), "method": .string(request.method.rawValue),
            "target": .string(request.target), "headers": WireHeaders.json(request.headers),
            "timeout": .integer(timeout), "limit": .integer(limit),
        ]
        let bytes = head.bytes
        return Frame.number(UInt32(clamping: bytes.count)) + bytes + request.body
    }

    /// Returns nil if the content is malformed.
    package init?(content: [UInt8]) {
        guard content.count >= 4 else { return nil }
        let length = Int(FrameParser.number(content[...]))
        guard content.count - 4 >= length, let head = try? JSON(parsing: Array(content[4..<(4 + length)])),
            let origin = head["origin"]?.string.flatMap({ try? ServerOrigin($0) }),
            let method = head["method"]?.string.flatMap(Request.Method.init(rawValue:)),
            let target = head["target"]?.string, target.hasPrefix("/"),
            let timeout = head["timeout"]?.integer, let limit = head["limit"]?.integer
        else { return nil }
        let headers = WireHeaders.headers(head["headers"])
        let request = Request(method, target, headers: headers, body: Array(content[(4 + length)...]))
        self.init(request, to: origin, timeout: timeout, limit: limit)
    }
}

/// Converts header fields from and to JSON lists of pairs.
enum WireHeaders {
    static func json(_ headers: Headers) -> JSON {
        .array(headers.fields.map { [.string($0.name), .string($0.value)] })
    }

    static func headers(_ json: JSON?) -> Headers {
        Headers(
            (json?.array ?? []).compactMap { field in
                guard let name = field[0]?.string, let value = field[1]?.string else { return nil }
                return (name, value)
            })
    }
}
