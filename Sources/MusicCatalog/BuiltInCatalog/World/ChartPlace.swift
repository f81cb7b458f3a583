/// A storefront with its own charts.
struct ChartPlace: Sendable {
    let storefront: String
    let name: String
    let languages: [String]
    let cities: [String]

    static let all: [ChartPlace] = {
        let table = TextTable<Column>(WorldText.chartPlaces, separator: UInt8(ascii: "|"))
        return (0..<table.count).map { line in
            let row = table[line]
            return ChartPlace(
                storefront: row[.storefront], name: row[.name], languages: row.list(.languages, by: ","),
                cities: row.list(.cities))
        }
    }()

    /// All cities with charts, with the index of their storefront.
    static let cities: [(name: String, place: Int)] = all.enumerated().flatMap { place, entry in
        entry.cities.map { ($0, place) }
    }

    static func index(of storefront: String) -> Int? { all.firstIndex { $0.storefront == storefront } }

    private enum Column: Int { case storefront, name, languages, cities }
}
