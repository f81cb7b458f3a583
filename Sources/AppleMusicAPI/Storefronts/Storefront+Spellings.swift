extension Storefront {
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

    /// The cells of each line, padded to three.
    private static func rows(of table: String) -> [[String]] {
        table.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return cells + Array(repeating: "", count: max(3 - cells.count, 0))
        }
    }

    private static func list(_ cell: String) -> [String] { cell.split(separator: "; ").map(String.init) }
}
