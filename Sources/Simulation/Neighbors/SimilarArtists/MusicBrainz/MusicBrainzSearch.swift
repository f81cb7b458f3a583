import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// Searches and lookups of recordings ("MusicBrainz API": Search, and non-MBID lookups).
struct MusicBrainzSearch {
    let music: MusicBrainzMusic
    let request: Request
    let writer: MusicBrainzResponse
    /// Seconds since 1970.
    let now: Int

    /// The types that can be searched.
    static let types = ["artist", "recording", "release"]

    /// Returns the results of `query`, by `limit` and `offset`.
    func results(of type: String) -> Response {
        guard let text = request.value(of: "query"), !text.isEmpty else {
            return writer.refusal(
                400, "The given parameters do not match any available query type for the \(type) resource.",
                at: .parameter("query"), found: "no such parameter", allowed: "a search, such as \(type):\"name\"")
        }
        let query = MusicBrainzQuery(text)
        switch type {
        case "artist": return page(music.artists(query), "artist") { music.entity($0, score: $1) }
        case "recording": return page(music.recordings(query), "recording") { music.entity($0, score: $1) }
        default: return page(music.releases(query), "release") { music.entity($0, score: $1) }
        }
    }

    /// Returns the recordings with a code.
    func recordings(isrc: String) -> Response {
        let isCode = isrc.utf8.count == 12 && isrc.utf8.allSatisfy(ASCII.isAlphanumeric)
        guard isCode else {
            return writer.refusal(
                400, "Invalid isrc.", at: .path(isrc), found: "another form", allowed: "12 letters and digits")
        }
        let found = music.recordings(isrc: isrc).map { music.entity($0, score: nil) }
        guard !found.isEmpty else {
            return writer.refusal(404, "Not Found", at: .path(isrc), found: "no recording has this code")
        }
        let code = isrc.uppercased()
        return writer.answer(
            JSONObject([("isrc", .string(code)), ("recordings", .array(found.map { .object($0.json) }))]),
            XMLText(
                "isrc", [("id", code)],
                [XMLText("recording-list", [("count", String(found.count))], found.map(\.xml))]))
    }

    private func page<Record>(
        _ all: [Record], _ name: String, _ entity: (Record, Int) -> MusicBrainzMusic.Entity
    ) -> Response {
        let limit = min(100, number("limit", from: 1) ?? 25)
        let offset = number("offset", from: 0) ?? 0
        let rows = all.enumerated().dropFirst(offset).prefix(limit).map { entity($0.element, max(1, 100 - $0.offset)) }
        let counts = [("count", all.count), ("offset", offset)]
        return writer.answer(
            JSONObject(
                [("created", .string(ISO8601.text(now)))] + counts.map { ($0.0, .integer($0.1)) }
                    + [(name + "s", .array(rows.map { .object($0.json) }))]),
            XMLText(name + "-list", counts.map { ($0.0, String($0.1)) }, rows.map(\.xml)))
    }

    private func number(_ name: String, from least: Int) -> Int? {
        request.value(of: name).flatMap { Int($0) }.flatMap { $0 >= least ? $0 : nil }
    }
}
