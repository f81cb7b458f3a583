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
    package static let all: [Storefront] = table.split(separator: "\n").compactMap { Storefront(row: $0) }

    private init?(row: Substring) {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 5, let policy = ExplicitContentPolicy(rawValue: String(cells[4])) else { return nil }
        id = String(cells[0])
        name = String(cells[1])
        defaultLanguageTag = String(cells[2])
        supportedLanguageTags = cells[3].split(separator: ",").map(String.init)
        explicitContentPolicy = policy
    }

    /// Returns the storefront with an id. It parses only that row, and caches it: nearly every request is for one
    /// storefront.
    package static func withID(_ id: String) -> Storefront? {
        known.withLock { known in
            if let storefront = known[id] { return storefront }
            guard id.utf8.count == 2, let row = row(of: id), let storefront = Storefront(row: row) else { return nil }
            known[id] = storefront
            return storefront
        }
    }

    private static let known = Mutex<[String: Storefront]>([:])

    private static func row(of id: String) -> Substring? {
        let bytes = table.utf8
        let wanted = Array(id.utf8) + [UInt8(ascii: "\t")]
        var start = bytes.startIndex
        while start != bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            if bytes[start..<end].starts(with: wanted) { return table[start..<end] }
            start = end == bytes.endIndex ? end : bytes.index(after: end)
        }
        return nil
    }

    /// Returns the supported tag that equals a tag, case-insensitively.
    package func supportedTag(_ tag: String) -> String? {
        let tag = tag.lowercased()
        return supportedLanguageTags.first { $0.lowercased() == tag }
    }

    /// Returns the name in a language, or else in English.
    package func name(in language: String) -> String { Storefront.names.text(id, in: language) ?? name }

    /// The distinct names in all languages of the table.
    var translatedNames: [String] { Storefront.names.texts(id) }

    private static let names = LanguageTable(nameTable)

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
    package static let spellings: [Spellings] = {
        let further = Dictionary(uniqueKeysWithValues: rows(of: furtherNameTable).map { ($0[0], $0[1]) })
        return zip(all, rows(of: codeTable)).map { storefront, row in
            Spellings(
                id: storefront.id, code: row[1], names: [storefront.name] + list(row[2]),
                otherNames: storefront.translatedNames + list(further[storefront.id] ?? ""))
        }
    }()

    /// Countries and territories in which the service is not sold.
    package static let absentPlaces: [Spellings] = rows(of: absentTable).map {
        Spellings(id: $0[0], code: $0[1], names: list($0[2]), otherNames: [])
    }

    /// Returns the cells of each line, padded to three.
    private static func rows(of table: String) -> [[String]] {
        table.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return cells + Array(repeating: "", count: max(3 - cells.count, 0))
        }
    }

    private static func list(_ cell: String) -> [String] { cell.split(separator: "; ").map(String.init) }
}
