import AppleMusicAPI
import TonearmConsole

/// Several lists of an artist's popular songs, side by side.
struct PopularSongs: Sendable {
    /// A list with its cost of one request.
    struct Source: Sendable {
        let title: String
        /// The songs in order, without those that are left out.
        var songs: [Resource] = []
        /// The number of songs that were left out.
        var leftOut = 0
        /// The reason why there is no list; nil if there is one.
        var failure: String?

        init(title: String, failure: String) {
            self.title = title
            self.failure = failure
        }

        init(title: String, response: Response) {
            self.title = title
            guard response.isSuccess, let json = response.body.json else {
                let error = response.firstError.map { " " + $0.title } ?? ""
                failure = response.isSuccess ? "the answer is not JSON" : "\(response.status)\(error)"
                return
            }
            let all = response.envelope.sections(of: json).flatMap(\.rows).filter { $0.type == .songs }
            songs = all.filter { !PopularSongs.isSpoken($0) }
            leftOut = all.count - songs.count
        }
    }

    /// The most songs of an answer of the iTunes Search API, the longest of the lists.
    static let most = 200

    let sources: [Source]

    init(_ sources: [Source]) { self.sources = sources }

    /// Returns whether a song is a chapter or a sketch instead of music.
    static func isSpoken(_ song: Resource) -> Bool {
        (song.attribute("genreNames")?.strings ?? []).contains { ["Spoken Word", "Comedy"].contains($0) }
    }

    /// The songs of the longest list, then those that only others have.
    var rows: [Resource] {
        let lists = sources.map(\.songs)
        var seen: Set<String> = []
        return ([lists.max { $0.count < $1.count } ?? []] + lists).joined().filter { seen.insert($0.id).inserted }
    }

    /// Returns the one-based place of a song in each list; empty texts for lists without it.
    func places(of song: Resource) -> [String] {
        sources.map { source in source.songs.firstIndex { $0.id == song.id }.map { String($0 + 1) } ?? "" }
    }
}

/// A view of popular songs: the lists with their costs, and the songs with their places in them.
struct PopularView: View {
    let songs: PopularSongs
    /// The shown songs; nil if there are none.
    let page: AnswerView?

    var body: Body? {
        let sources = songs.sources.map { source in
            JSON.object(
                JSONObject([
                    ("source", .string(source.title)), ("requests", 1), ("songs", .integer(source.songs.count)),
                    ("leftOut", .integer(source.leftOut)), ("failure", source.failure.map(JSON.string) ?? .null),
                    ("ids", .strings(source.songs.map(\.id))),
                ]))
        }
        return .object([("sources", .array(sources)), ("answer", page?.body?.json ?? .null)])
    }

    var identifiers: [ResourceIdentifier]? { page?.identifiers ?? [] }
    var resources: [Resource]? { page?.resources ?? [] }
    var chosenColumns: [ChosenColumn]? { page?.chosenColumns }

    func arranged(by arrange: RowArranging) throws(Failure) -> (any View)? {
        guard let page else { return nil }
        return PopularView(songs: songs, page: try arrange(page).page)
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let facts = songs.sources.map { source in
            [
                source.title, source.failure.map { "failed: " + $0 } ?? "\(source.songs.count) songs",
                source.leftOut == 0 ? "" : "\(source.leftOut) of spoken word or comedy", "1",
            ]
        }
        let costs = Table(
            headings: [
                Table.Heading(title: "List", weight: 100), Table.Heading(title: "Songs", weight: 90),
                Table.Heading(title: "Left out", weight: 80),
                Table.Heading(title: "Requests", isRightAligned: true, weight: 1000, isFlexible: false),
            ], rows: facts)
        guard let page else { return costs.lines(in: frame) + ["", "No songs were found."] }
        let rows = page.answer.rows.enumerated().map { index, song in
            [String(page.answer.firstNumber + index), song.attribute("name")?.string ?? ""] + songs.places(of: song)
                + [song.id]
        }
        func number(_ title: String, weight: Int) -> Table.Heading {
            Table.Heading(title: title, isRightAligned: true, weight: weight, isFlexible: false)
        }
        let table = Table(
            headings: [number("#", weight: 1000), Table.Heading(title: "Name", weight: 900)]
                + zip(["songs", "top-songs", "iTunes"], [80, 70, 90]).map { number($0, weight: $1) }
                + [Table.Heading(title: "Id", weight: 20, isFlexible: false, isSpare: true, style: .faint)],
            rows: rows)
        return costs.lines(in: frame) + [""] + table.lines(in: frame) + [.faint(footer(rows.count))].broken(in: frame)
    }

    /// - Parameter count: the number of shown songs.
    private func footer(_ count: Int) -> String {
        let (all, open) = (songs.rows.count, count == 1 ? "open 1" : "open N")
        if count == all { return "\(count) song\(count == 1 ? "" : "s"); \(open)" }
        let more = count < PopularSongs.most ? "more: popular --limit \(PopularSongs.most); " : ""
        return "\(count) of \(all) songs; \(more)\(open)"
    }
}
