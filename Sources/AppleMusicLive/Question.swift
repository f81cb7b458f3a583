package import AppleMusicAPI

/// What the program is to know before it asks anything.
package struct ClientConfiguration: Hashable, Sendable, Codable {
    /// A file of certificates in PEM that are trusted beside the system's.
    package var authority: String?
    package var proxy: ProxyAddress?
    /// Files and folders in which the system's certificates are looked for, to try what happens without; nil for the usual ones.
    package var systemCertificates: [String]?

    package init(authority: String? = nil, proxy: ProxyAddress? = nil, systemCertificates: [String]? = nil) {
        self.authority = authority
        self.proxy = proxy
        self.systemCertificates = systemCertificates
    }
}

/// A request as it goes to one origin.
package struct Question: Hashable, Sendable {
    package var origin: ServerOrigin
    package var request: Request
    /// Whole seconds until the answer has to be there.
    package var timeout: Int
    /// How many bytes of body are taken, unpacked.
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

    /// Nil for what no shell sends.
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

/// Header fields as lists of two.
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
