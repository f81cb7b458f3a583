import Synchronization

/// The catalog of one country or region ("Storefronts", Apple Music API reference).
package struct Storefront: Hashable, Sendable {
    /// The id: a lower-case ISO 3166-1 alpha-2 code, or `xk`.
    package var id: String
    /// The English name.
    package var name: String
    package var defaultLanguageTag: String
    /// The supported tags, the default first.
    package var supportedLanguageTags: [String]
    package var explicitContentPolicy: ExplicitContentPolicy

    package enum ExplicitContentPolicy: String, Hashable, Sendable {
        case allowed
        case optIn = "opt-in"
        case prohibited
    }

    /// All storefronts, ordered by their English names.
    package static let all: [Storefront] = table.compactMap { Storefront($0) }

    /// - Parameter row: of the table. Returns nil for a place without a storefront.
    private init?(_ row: String) {
        let cells = Self.cells(of: row, maxSplits: Self.firstTranslation)
        guard let policy = ExplicitContentPolicy(rawValue: cells[2]) else { return nil }
        id = cells[0]
        name = Self.list(cells[4])[0]
        supportedLanguageTags = cells[3].split(separator: ",").map(String.init)
        defaultLanguageTag = supportedLanguageTags[0]
        explicitContentPolicy = policy
    }

    /// Returns the storefront with an id. It parses only that row, and caches it: nearly every request is for one
    /// storefront.
    package static func withID(_ id: String) -> Storefront? {
        known.withLock { known in
            if let storefront = known[id] { return storefront }
            guard id.utf8.count == 2, let row = table.first(where: { $0.utf8.starts(with: id.utf8) }),
                let storefront = Storefront(row)
            else { return nil }
            known[id] = storefront
            return storefront
        }
    }

    private static let known = Mutex<[String: Storefront]>([:])

    /// Returns the supported tag that equals a tag, case-insensitively.
    package func supportedTag(_ tag: String) -> String? {
        let tag = tag.lowercased()
        return supportedLanguageTags.first { $0.lowercased() == tag }
    }

    /// Returns the name in a language, or else in English.
    package func name(in language: String) -> String { Storefront.names.text(id, in: language) ?? name }

    /// The distinct names in all languages of the table.
    var translatedNames: [String] { Storefront.names.texts(id) }

    private static let names = LanguageTable(
        languages: languages,
        rows: table.map { row in
            let cells = cells(of: row)
            return (cells[0], Array(cells.dropFirst(firstTranslation)))
        })

    /// The place of the first of `languages` in a row.
    fileprivate static let firstTranslation = 5

    /// The spellings of a storefront's name, or of a place without a storefront.
    package struct Spellings: Hashable, Sendable {
        /// The id; for a place without a storefront, its two-letter code.
        package var id: String
        /// The three-letter code (ISO 3166-1 alpha-3), in lower case.
        package var code: String
        /// English names.
        package var names: [String]
        /// Names in other languages.
        package var otherNames: [String]
    }

    /// The spellings of all storefronts, in the order of `all`. The service's own names come first.
    package static let spellings = zip(all, table).map { storefront, row in
        var spellings = Spellings(row)
        spellings.otherNames.insert(contentsOf: storefront.translatedNames, at: 0)
        return spellings
    }

    /// Countries and territories in which the service is not sold.
    package static let absentPlaces = table.dropFirst(all.count).map { Spellings($0) }

    fileprivate static func cells(of row: String, maxSplits: Int = .max) -> [String] {
        row.split(separator: "\t", maxSplits: maxSplits, omittingEmptySubsequences: false).map(String.init)
    }

    fileprivate static func list(_ cell: String) -> [String] { cell.split(separator: "; ").map(String.init) }
}

extension Storefront.Spellings {
    /// - Parameter row: of the table of storefronts.
    fileprivate init(_ row: String) {
        let cells = Storefront.cells(of: row)
        self.init(
            id: cells[0], code: cells[1], names: Storefront.list(cells[4]),
            otherNames: Storefront.list(
                cells.dropFirst(Storefront.firstTranslation + Storefront.languages.count).first ?? ""))
    }
}
