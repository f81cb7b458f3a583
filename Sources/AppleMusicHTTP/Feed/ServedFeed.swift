import AppleMusicAPI
import MusicCatalog
import SystemLayer

/// Answers `GET /exports/{export}/{part}.parquet?accessKey=…`, the addresses of parts in answers of the feed.
///
/// The key in the address authorizes the request in place of a token. A part is read for each request; ranges (RFC 9110
/// §14) and conditions (§13) let readers of Parquet load only the columns that they need.
struct ServedFeed: Sendable {
    private let feed: MusicFeed?

    init(_ feed: MusicFeed?) { self.feed = feed }

    /// Returns nil if the request is not for a part.
    /// - Parameter now: seconds since 1970, by the service's clock.
    func response(to request: Request, now: Int) -> Pending<Response>? {
        guard request.isRead, request.target.hasPrefix("/exports/") else { return nil }
        guard let part = feed?.part(at: request.path) else {
            return .ready(Self.text(404, "There is no such part of an export."))
        }
        guard let key = request.value(of: "accessKey").flatMap({ MusicFeedAccessKey($0, of: part.id) }) else {
            return .ready(Self.text(403, "The accessKey is missing or belongs to another part."))
        }
        guard now <= key.expiry else {
            return .ready(Self.text(403, "The address has expired; ask for the parts again."))
        }
        let tag = "\"\(part.id)-\(part.size)\""
        if let known = request.headers["If-None-Match"], Self.lists(known, tag) {
            return .ready(Response(status: 304, headers: Headers([("ETag", tag), ("Cache-Control", Self.caching)])))
        }
        let ranged = request.headers["If-Range"].map { $0 == tag } ?? true
        switch ByteRange(ranged ? request.headers["Range"] : nil, size: part.size) {
        case .whole: return .awaited { Self.read(part, 0..<part.size, tag, status: 200) }
        case .part(let range): return .awaited { Self.read(part, range, tag, status: 206) }
        case .unsatisfiable:
            var response = Self.text(416, "The range is outside of the part's \(part.size) bytes.")
            response.headers["Content-Range"] = "bytes */\(part.size)"
            return .ready(response)
        }
    }

    /// Returns whether a list of entity tags contains a tag, or is `*`.
    private static func lists(_ tags: String, _ tag: String) -> Bool {
        tags.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " }.prefix { $0 != " " }
            return item == "*" || item == tag || item == "W/" + tag
        }
    }

    private static func read(_ part: MusicFeedPart, _ range: Range<Int>, _ tag: String, status: Int) -> Response {
        guard let bytes = try? OpenFile(part.file).bytes(in: range), bytes.count == range.count else {
            return text(500, "The part cannot be read, or was changed since the server started.")
        }
        var headers = Headers([
            ("Content-Type", "application/vnd.apache.parquet"), ("Accept-Ranges", "bytes"), ("ETag", tag),
            ("Cache-Control", caching),
        ])
        if status == 206 {
            headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(part.size)"
        }
        return Response(status: status, headers: headers, body: .bytes(bytes))
    }

    private static let caching = "private, max-age=3600"

    private static func text(_ status: Int, _ sentence: String) -> Response {
        Response(
            status: status, headers: Headers([("Content-Type", "text/plain; charset=utf-8")]),
            body: .bytes(Array((sentence + "\n").utf8)))
    }
}
