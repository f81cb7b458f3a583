package import AppleMusicAPI
import Dispatch
import Synchronization
package import TonearmCatalog
import TonearmSQLite

extension CatalogFile {
    /// Searches the types in parallel.
    package func search(_ term: String, types: [ResourceType], limit: Int) -> [[SearchMatch]] {
        let found = Mutex([[SearchMatch]](repeating: [], count: types.count))
        DispatchQueue.concurrentPerform(iterations: types.count) { index in
            let matches = search(term, type: types[index], limit: limit)
            found.withLock { $0[index] = matches }
        }
        return found.withLock { $0 }
    }

    /// Returns matches by tiers, best first, and by popularity within a tier, which is the order of the index. So a
    /// search reads only what it returns, whatever the number of matches.
    package func search(_ term: String, type: ResourceType, limit: Int) -> [SearchMatch] {
        let limit = min(limit, CatalogFile.searchLimit)
        let text = SearchText(term: term)
        let words = Array(text.words.prefix(SearchText.mostTyped))
        guard limit > 0, !words.isEmpty, !text.wholes.isEmpty, CatalogFormat.types.contains(type) else {
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
                guard let expression = tier.expression(alternatives, wholes: text.wholes) else { continue }
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

    /// The maximum number of matches, so that the cost of an answer does not grow with the catalog.
    private static let searchLimit = 20_000

    /// Resolves a word of the term for a type: as a prefix, or if no word has it, as the words at edit distance one.
    /// - Returns: nil if there is no such word.
    private static func word(
        _ word: String, _ type: ResourceType, _ database: Database
    ) throws(SQLiteError) -> SearchWord? {
        let known = try words(from: word, to: word + "\u{10FFFF}", type, database)
        let length = word.unicodeScalars.count
        if !known.isEmpty {
            // The full-text index contains short prefixes, and combines long ones from their words. Listing these words
            // is faster.
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

    /// Returns the words of a type in a range, at most one more than a query can list.
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

/// A resolved word of a search.
enum SearchWord {
    /// A prefix; with its words, if they are few.
    case typed(String, beginnings: [String])
    /// A misspelt word, with the intended words.
    case near([String])

    /// The longest prefix in the full-text index.
    static let indexedLength = 3
    static let mostNamed = 40

    static func any(_ words: [String]) -> String { "(" + words.map(quoted).joined(separator: " OR ") + ")" }

    static func quoted(_ word: String) -> String { "\"" + word + "\"" }

    /// Returns the expression for the full-text index.
    func expression(isWhole: Bool) -> String {
        switch self {
        case .typed(let word, _) where isWhole: SearchWord.quoted(word)
        case .typed(let word, let beginnings) where beginnings.isEmpty: SearchWord.quoted(word) + "*"
        case .typed(_, let beginnings): SearchWord.any(beginnings)
        case .near(let words): SearchWord.any(words)
        }
    }
}

/// A tier of matches; a higher tier comes first.
enum SearchTier: Int, CaseIterable {
    /// Every word is a prefix of a word in any field.
    case anywhere = 1
    case inNameOrArtist, inName, wholeInName
    /// The artist's name is exactly the term.
    case byArtist
    /// The resource's name is exactly the term.
    case exact

    /// - Parameter wholes: the tokens of the whole term.
    /// - Returns: nil if the tier is always empty.
    func expression(_ words: [SearchWord], wholes: [String]) -> String? {
        switch self {
        case .exact: "name : " + SearchWord.any(wholes)
        case .byArtist: "artist : " + SearchWord.any(wholes)
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
