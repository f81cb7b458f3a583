import AppleMusicAPI

/// Bytes of a known size that clients may request in part (RFC 9110 §14), and again only if they changed (§13).
struct RangedContent: Sendable {
    let size: Int
    /// The media type.
    let type: String
    /// The entity tag, with its quotes.
    let tag: String
    /// The value of `Cache-Control`.
    let caching: String

    /// Returns the response without its bytes, and the range of the bytes that belong to it; nil for a response that
    /// is complete.
    func head(for request: Request) -> (response: Response, range: Range<Int>?) {
        if let known = request.headers["If-None-Match"], Self.lists(known, tag) {
            return (Response(status: 304, headers: Headers([("ETag", tag), ("Cache-Control", caching)])), nil)
        }
        let isRanged = request.headers["If-Range"].map { $0 == tag } ?? true
        var headers = Headers([
            ("Content-Type", type), ("Accept-Ranges", "bytes"), ("ETag", tag), ("Cache-Control", caching),
        ])
        switch ByteRange(isRanged ? request.headers["Range"] : nil, size: size) {
        case .whole: return (Response(status: 200, headers: headers), 0..<size)
        case .part(let range):
            headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            return (Response(status: 206, headers: headers), range)
        case .unsatisfiable:
            let headers = Headers([
                ("Content-Type", "text/plain; charset=utf-8"), ("Content-Range", "bytes */\(size)"),
            ])
            let sentence = "The range is outside of the content's \(size) bytes.\n"
            return (Response(status: 416, headers: headers, body: .bytes(Array(sentence.utf8))), nil)
        }
    }

    /// Returns whether a list of entity tags contains a tag, or is `*`.
    private static func lists(_ tags: String, _ tag: String) -> Bool {
        tags.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " }.prefix { $0 != " " }
            return item == "*" || item == tag || item == "W/" + tag
        }
    }
}
