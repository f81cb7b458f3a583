/// Groups of storefronts with a common release policy.
enum Regions {
    static let northAmerica: Set<String> = ["us", "ca", "pr", "bm", "bs"]
    static let english: Set<String> = ["us", "ca", "gb", "ie", "au", "nz", "za", "sg", "in", "ph", "hk"]
    static let europe: Set<String> = [
        "gb", "ie", "fr", "de", "at", "ch", "be", "nl", "lu", "it", "es", "pt", "se", "no", "dk", "fi", "pl", "cz",
        "sk",
        "hu", "gr", "ee", "lv", "lt", "ro", "bg", "hr", "si", "mt", "cy",
    ]
    static let eastAsia: Set<String> = ["jp", "kr", "tw", "hk", "mo", "sg", "th"]
    static let chinese: Set<String> = ["cn", "tw", "hk", "mo", "sg", "my"]
    static let latin: Set<String> = [
        "mx", "ar", "cl", "co", "pe", "ec", "bo", "py", "uy", "cr", "gt", "hn", "ni", "pa", "sv", "do", "es", "us",
    ]
    static let portuguese: Set<String> = ["br", "pt", "ao", "mz", "cv"]
    static let french: Set<String> = [
        "fr", "be", "ch", "lu", "ca", "sn", "ci", "cm", "ga", "ml", "bf", "bj", "tn", "dz",
    ]
    static let arabic: Set<String> = [
        "ae", "sa", "eg", "bh", "kw", "qa", "om", "jo", "lb", "iq", "ma", "tn", "dz", "ye",
    ]
    static let russian: Set<String> = ["ru", "kz", "by", "kg", "am", "uz", "tj", "tm", "md"]
    static let withheld: Set<String> = ["cn", "ru", "by", "vn"]

    /// Returns the home storefronts of artists who use a language.
    static func home(of language: String) -> Set<String> {
        switch language {
        case "ja", "ko": eastAsia
        case "zh": chinese
        case "es": latin
        case "pt": portuguese
        case "fr": french
        case "ar": arabic
        case "ru": russian
        case "de", "it", "sv", "classical": europe
        default: english
        }
    }
}

/// A storefront with its own charts.
struct ChartPlace: Sendable {
    let storefront: String
    let name: String
    let languages: [String]
    let cities: [String]

    static let all: [ChartPlace] = {
        let table = ColumnTable<Column>(WorldText.chartPlaces, separator: UInt8(ascii: "|"))
        return table.rows.map { row in
            ChartPlace(
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
