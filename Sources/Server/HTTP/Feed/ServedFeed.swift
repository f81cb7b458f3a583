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
        let content = RangedContent(
            size: file.size, type: "application/vnd.apache.parquet", tag: "\"\(part.id)-\(file.stamp.tag)\"",
            caching: "private, max-age=3600")
        let (head, range) = content.head(for: request)
        var answer = ServedResponse(head)
        guard let range else { return answer }
        let pieces = FilePieces(file, range)
        if let only = pieces.only {
            guard let bytes = try? pieces.bytes(in: only) else { return unreadable }
            answer.response.body = .bytes(bytes)
        } else {
            answer.stream = StreamedBody(size: range.count, pieces.write)
        }
        return answer
    }

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
