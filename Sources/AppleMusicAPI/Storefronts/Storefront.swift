/// The catalog of one country or region ("Storefronts", Apple Music API reference).
package struct Storefront: Hashable, Sendable {
    /// A lower-case ISO 3166-1 alpha-2 code, or `xk`.
    package var id: String
    /// In English.
    package var name: String
    package var defaultLanguageTag: String
    /// The default tag is the first.
    package var supportedLanguageTags: [String]
    package var explicitContentPolicy: ExplicitContentPolicy

    package enum ExplicitContentPolicy: String, Hashable, Sendable {
        case allowed
        case optIn = "opt-in"
        case prohibited
    }

    /// All storefronts, ordered by their English names.
    package static let all: [Storefront] = table.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == 5, let policy = ExplicitContentPolicy(rawValue: String(cells[4])) else { return nil }
        return Storefront(
            id: String(cells[0]), name: String(cells[1]), defaultLanguageTag: String(cells[2]),
            supportedLanguageTags: cells[3].split(separator: ",").map(String.init), explicitContentPolicy: policy)
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func withID(_ id: String) -> Storefront? { byID[id] }

    /// The supported tag that equals a tag, without regard to case.
    package func supportedTag(_ tag: String) -> String? {
        let tag = tag.lowercased()
        return supportedLanguageTags.first { $0.lowercased() == tag }
    }

    /// The name in a language, or in English when there is none.
    package func name(in language: String) -> String {
        Storefront.names[id]?[LanguageTag.nameKey(of: language)] ?? name
    }

    /// Names by id and language.
    private static let names: [String: [String: String]] = {
        let rows = nameTable.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard let languages = rows.first?.dropFirst().map(String.init) else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: rows.dropFirst().map { row in
                (String(row[0]), Dictionary(uniqueKeysWithValues: zip(languages, row.dropFirst().map(String.init))))
            })
    }()
}
