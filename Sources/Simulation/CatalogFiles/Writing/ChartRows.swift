import AppleMusicAPI
import TonearmCatalog
import TonearmSQLite

/// The candidates for charts: the most popular resources of each type, genre and language, as many as a storefront's
/// chart may need.
struct ChartRows {
    struct Row {
        var type: ResourceType
        var genre: Int
        var language: String
        var place: Int
        var id: SQLiteValue
    }

    private struct Key: Hashable {
        var type: ResourceType
        var genre: Int
        var language: String
    }

    /// The id of "Music", the genre of charts across genres.
    private static let root = 34
    private static let length = 300
    private var lists: [Key: [(place: Int, id: SQLiteValue)]] = [:]

    mutating func add(_ type: ResourceType, _ id: SQLiteValue, _ place: Int, _ facts: CatalogEntry.ChartFacts) {
        for genre in Set(facts.genres + [ChartRows.root]) {
            let key = Key(type: type, genre: genre, language: facts.language)
            lists[key, default: []].append((place, id))
            if lists[key, default: []].count >= ChartRows.length * 4 { lists[key] = ChartRows.first(lists[key] ?? []) }
        }
    }

    private static func first(_ list: [(place: Int, id: SQLiteValue)]) -> [(place: Int, id: SQLiteValue)] {
        Array(list.sorted { $0.place < $1.place }.prefix(length))
    }

    /// The rows, in the order of the table.
    var rows: [Row] {
        let rows = lists.flatMap { key, list in
            ChartRows.first(list).map {
                Row(type: key.type, genre: key.genre, language: key.language, place: $0.place, id: $0.id)
            }
        }
        return rows.sorted {
            ($0.type.rawValue, $0.genre, $0.language, $0.place) < ($1.type.rawValue, $1.genre, $1.language, $1.place)
        }
    }
}
