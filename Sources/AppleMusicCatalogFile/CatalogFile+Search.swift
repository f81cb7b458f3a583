package import AppleMusicAPI
import Dispatch
package import MusicCatalog
import SQLite
import Synchronization

extension CatalogFile {
    /// Side by side, as far as there are processors.
    package func search(_ term: String, types: [ResourceType], limit: Int) -> [[SearchMatch]] {
        let found = Mutex([[SearchMatch]](repeating: [], count: types.count))
        DispatchQueue.concurrentPerform(iterations: types.count) { index in
            let matches = search(term, type: types[index], limit: limit)
            found.withLock { $0[index] = matches }
        }
        return found.withLock { $0 }
    }

    /// What matches best comes first, in tiers; in each the most popular comes first, which is the order of the index itself. So a search
    /// reads no more than it answers, however many match.
    package func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] {
        let limit = min(limit, CatalogFile.searchLimit)
        let text = SearchText(term)
        let words = Array(text.words.prefix(SearchText.mostTyped))
        guard limit > 0, !words.isEmpty, let whole = text.wholes.first, CatalogFormat.types.contains(type) else {
            return []
        }
        return ask([]) { database in
            var alternatives: [SearchWord] = []
            for word in words {
                guard let found = try CatalogFile.word(word, type, database) else { return [] }
                alternatives.append(found)
            }
            var matches: [SearchMatch] = []
            var seen: Set<Int> = []
            for tier in SearchTier.allCases.reversed() where matches.count < limit {
                guard let expression = tier.expression(alternatives, whole: whole) else { continue }
                let rows = try database.rows(
                    """
                    SELECT w.rowid, r.id FROM "\(type)-words" w CROSS JOIN "\(type)" r ON r.place = w.rowid
                    WHERE w."\(type)-words" MATCH ? ORDER BY w.rowid LIMIT ?
                    """, .text(expression), .integer(limit - matches.count + seen.count)
                ) { (place: $0.integer(0), id: $0.text(1)) }
                for row in rows where matches.count < limit && seen.insert(row.place).inserted {
                    matches.append(
                        SearchMatch(
                            resource: ResourceIdentifier(type, row.id),
                            score: tier.rawValue * 1024 + CatalogFormat.popularity(ofPlace: row.place)))
                }
            }
            return matches
        }
    }

    /// No search answers more, so that what an answer takes does not grow with the catalog.
    private static let searchLimit = 20_000

    /// A word as it is looked for in a type: as the beginning of words, or when there is none, the words that are one change away.
    /// - Returns: nil when the type has neither.
    private static func word(
        _ word: String, _ type: ResourceType, _ database: Database
    ) throws(SQLiteError) -> SearchWord? {
        let known = try words(from: word, to: word + "\u{10FFFF}", type, database)
        let length = word.unicodeScalars.count
        if !known.isEmpty {
            // The full-text index has short beginnings, and puts long ones together from the words that have them. Naming these is faster.
            let isNamed = length > SearchWord.indexedLength && known.count <= SearchWord.mostNamed
            return .typed(word, beginnings: isNamed ? known : [])
        }
        guard length >= 4 else { return nil }
        var near: Set<String> = []
        for key in Spelling.keys(of: word) {
            let words = try database.rows("SELECT word FROM spellings WHERE key = ?", .text(key)) { $0.text(0) }
            near.formUnion(words.filter { Spelling.isNear($0, word) })
        }
        var meant: [String] = []
        for word in near.sorted() { meant += try words(from: word, to: word + "\u{0}", type, database) }
        return meant.isEmpty ? nil : .near(meant)
    }

    /// The words of a type between two, no more than are named in a question.
    private static func words(
        from first: String, to end: String, _ type: ResourceType, _ database: Database
    ) throws(SQLiteError) -> [String] {
        try database.rows(
            "SELECT word FROM words WHERE type = ? AND word >= ? AND word < ? LIMIT \(SearchWord.mostNamed + 1)",
            .text(type.rawValue), .text(first), .text(end)
        ) { $0.text(0) }
    }

    package func completions(of term: String, limit: Int) -> [String] {
        let typed = TypedTerm.text(term, keepsEnd: true)
        guard !typed.isEmpty, limit > 0 else { return [] }
        return ask([]) { database in
            if limit <= CatalogFormat.mostSuggestions {
                let known = try database.rows(
                    "SELECT text FROM beginnings WHERE beginning = ? ORDER BY position LIMIT ?", .text(typed),
                    .integer(limit)
                ) { $0.text(0) }
                if !known.isEmpty { return known }
            }
            let terms = try database.rows(
                "SELECT text, popularity FROM terms WHERE text >= ? AND text < ?", .text(typed),
                .text(typed + "\u{10FFFF}")
            ) { (text: $0.text(0), popularity: $0.integer(1)) }
            return terms.sorted { ($0.popularity, $1.text) > ($1.popularity, $0.text) }.prefix(limit).map(\.text)
        }
    }
}

/// A word of a search.
enum SearchWord {
    /// With the words that begin so, when they are few.
    case typed(String, beginnings: [String])
    /// It is misspelt; these are the words that were meant.
    case near([String])

    /// The longest beginning that the full-text index has of its own.
    static let indexedLength = 3
    static let mostNamed = 40

    private static func any(_ words: [String]) -> String { "(" + words.map(quoted).joined(separator: " OR ") + ")" }

    static func quoted(_ word: String) -> String { "\"" + word + "\"" }

    /// As the full-text index is asked.
    func expression(isWhole: Bool) -> String {
        switch self {
        case .typed(let word, _) where isWhole: SearchWord.quoted(word)
        case .typed(let word, let beginnings) where beginnings.isEmpty: SearchWord.quoted(word) + "*"
        case .typed(_, let beginnings): SearchWord.any(beginnings)
        case .near(let words): SearchWord.any(words)
        }
    }
}

/// How well something matches; a higher tier comes first.
enum SearchTier: Int, CaseIterable {
    /// Every word is somewhere, as the beginning of one.
    case anywhere = 1
    case inNameOrArtist
    case inName
    case wholeInName
    /// It is by an artist of exactly this name.
    case byArtist
    /// It has exactly this name.
    case exact

    /// - Parameter whole: the word that stands for the whole term.
    /// - Returns: nil when nothing can be in the tier.
    func expression(_ words: [SearchWord], whole: String) -> String? {
        switch self {
        case .exact: "name : " + SearchWord.quoted(whole)
        case .byArtist: "artist : " + SearchWord.quoted(whole)
        case .wholeInName: "name : (" + SearchTier.all(words, isWhole: true) + ")"
        case .inName: "name : (" + SearchTier.all(words, isWhole: false) + ")"
        case .inNameOrArtist: "{name artist} : (" + SearchTier.all(words, isWhole: false) + ")"
        case .anywhere: SearchTier.all(words, isWhole: false)
        }
    }

    private static func all(_ words: [SearchWord], isWhole: Bool) -> String {
        words.map { $0.expression(isWhole: isWhole) }.joined(separator: " AND ")
    }
}
