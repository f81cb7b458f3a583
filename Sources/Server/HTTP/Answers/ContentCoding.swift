import AppleMusicAPI

/// Compression of answers for clients that accept it (RFC 9110 §12.5.3).
enum ContentCoding {
    /// The smallest body in bytes that is worth compressing.
    static let smallest = 1_024

    /// Compresses the body with gzip if the client accepts that and it makes the body smaller.
    static func coded(_ response: Response, for request: Request) -> Response {
        if response.headers["Content-Encoding"] == "gzip" { return forced(response) }
        guard let type = response.headers["Content-Type"], isText(type), response.headers["Content-Encoding"] == nil
        else { return response }
        var coded = response
        coded.headers["Vary"] = "Accept-Encoding"
        let bytes = response.body.bytes
        guard bytes.count >= smallest, acceptsGzip(request.headers["Accept-Encoding"]) else { return coded }
        coded.headers["Content-Encoding"] = "gzip"
        coded.body = .bytes(Deflater.gzip(bytes))
        return coded
    }

    /// Compresses a body that a fault marked as compressed, whatever the client accepts.
    private static func forced(_ response: Response) -> Response {
        var coded = response
        coded.body = .bytes(Deflater.gzip(response.body.bytes))
        return coded
    }

    private static func isText(_ type: String) -> Bool { type.hasPrefix("application/json") || type.hasPrefix("text/") }

    /// Returns whether a value of `Accept-Encoding` allows gzip: by name or by `*`, with a weight above 0.
    static func acceptsGzip(_ value: String?) -> Bool {
        var anything = false
        for part in (value ?? "").lowercased().split(separator: ",") {
            let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let coding = fields.first else { continue }
            let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            if coding == "gzip" || coding == "x-gzip" { return weight > 0 }
            if coding == "*" { anything = weight > 0 }
        }
        return anything
    }
}
