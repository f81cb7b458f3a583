import AppleMusicAPI
import TonearmCatalog
import TonearmSystem

/// Answers `GET /exports/{export}/{part}.parquet?accessKey=…`, the addresses of parts in answers of the feed.
///
/// The key in the address authorizes the request in place of a token. Ranges (RFC 9110 §14) and conditions (§13) let
/// readers of Parquet load only the columns that they need. A part is read while it is sent, a piece at a time.
struct ServedFeed: Sendable {
    private let feed: MusicFeed?

    init(_ feed: MusicFeed?) { self.feed = feed }

    /// Returns nil if the request is not for a part.
    /// - Parameter now: seconds since 1970, by the service's clock.
    func response(to request: Request, now: Int) -> Pending<ServedResponse>? {
        guard request.isRead, request.target.hasPrefix("/exports/") else { return nil }
        guard let part = feed?.part(at: request.path) else {
            return .ready(Self.text(404, "There is no such part of an export."))
        }
        guard let key = request.value(of: "accessKey").flatMap({ MusicFeedAccessKey($0, of: part) }) else {
            return .ready(Self.text(403, "The accessKey is missing or belongs to another part."))
        }
        guard now <= key.expiry else {
            return .ready(Self.text(403, "The address has expired; ask for the parts again."))
        }
        return .awaited { Self.response(to: request, for: part) }
    }

    private static func response(to request: Request, for part: MusicFeedPart) -> ServedResponse {
        guard let file = try? OpenFile(part.file), file.size == part.size else { return unreadable }
        // A part that is written again gets another tag, so no reader joins ranges of both.
        let tag = "\"\(part.id)-\(file.stamp.tag)\""
        if let known = request.headers["If-None-Match"], lists(known, tag) {
            let headers = Headers([("ETag", tag), ("Cache-Control", caching)])
            return ServedResponse(Response(status: 304, headers: headers))
        }
        let ranged = request.headers["If-Range"].map { $0 == tag } ?? true
        switch ByteRange(ranged ? request.headers["Range"] : nil, size: file.size) {
        case .whole: return content(file, 0..<file.size, tag, status: 200)
        case .part(let range): return content(file, range, tag, status: 206)
        case .unsatisfiable:
            var answer = text(416, "The range is outside of the part's \(file.size) bytes.")
            answer.response.headers["Content-Range"] = "bytes */\(file.size)"
            return answer
        }
    }

    /// Returns whether a list of entity tags contains a tag, or is `*`.
    private static func lists(_ tags: String, _ tag: String) -> Bool {
        tags.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " }.prefix { $0 != " " }
            return item == "*" || item == tag || item == "W/" + tag
        }
    }

    /// Answers bytes of a part: complete if they are few, otherwise streamed.
    private static func content(_ file: OpenFile, _ range: Range<Int>, _ tag: String, status: Int) -> ServedResponse {
        var headers = Headers([
            ("Content-Type", "application/vnd.apache.parquet"), ("Accept-Ranges", "bytes"), ("ETag", tag),
            ("Cache-Control", caching),
        ])
        if status == 206 {
            headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
        }
        var answer = ServedResponse(Response(status: status, headers: headers))
        let pieces = FilePieces(file, range)
        if let only = pieces.only {
            guard let bytes = try? pieces.bytes(in: only) else { return unreadable }
            answer.response.body = .bytes(bytes)
        } else {
            answer.stream = StreamedBody(size: range.count, pieces.write)
        }
        return answer
    }

    private static let caching = "private, max-age=3600"

    private static var unreadable: ServedResponse {
        text(500, "The part cannot be read, or was changed since the server started.")
    }

    private static func text(_ status: Int, _ sentence: String) -> ServedResponse {
        ServedResponse(
            Response(
                status: status, headers: Headers([("Content-Type", "text/plain; charset=utf-8")]),
                body: .bytes(Array((sentence + "\n").utf8))))
    }
}
