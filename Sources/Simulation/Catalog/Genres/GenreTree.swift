import AppleMusicAPI
import Synchronization

/// The genres of music and of radio stations, with their names in several languages.
///
/// Each genre is computed on first use and cached, so that records share its translations.
enum GenreTree {
    /// The id of the root genre, "Music", which is last in every list of genres.
    static let root = "34"

    /// The genres with charts, in order, the root last.
    static var listed: [GenreRecord] { (0..<top.count).compactMap { genre(line: $0) } }

    static func genre(_ id: String) -> GenreRecord? {
        guard let number = Int(recordID: id) else { return nil }
        return genre(number)
    }

    static func genre(_ number: Int) -> GenreRecord? {
        if let line = lines[number] { return genre(line: line) }
        guard let line = below.line(ofNumber: number) else { return nil }
        let row = below[line]
        return GenreRecord(id: row[.id], name: LocalizedText(row[.name]), parentID: row.text(.parent))
    }

    /// The ids of the genres whose parent is not the root.
    static var idsBelow: [String] {
        [top, below].flatMap { table in
            table.rows.filter { ($0.text(.parent) ?? root) != root }.map { $0[.id] }
        }
    }

    /// Returns other spellings of a genre's name.
    static func spellings(of id: String) -> [String] { spellingsByID[id] ?? [] }

    /// Returns the genre with a name, in any language or former spelling.
    static func id(named name: String) -> String? { ids[name] ?? foreign[name] }

    /// Returns a record's genre name as given, with the genre's translations if it is the English name or a known
    /// spelling.
    static func text(_ name: String) -> LocalizedText {
        guard let id = ids[name], let genre = genre(id) else { return LocalizedText(name) }
        if genre.name.standard == name { return genre.name }
        return spellings.contains(name) ? LocalizedText(name, genre.name.translations) : LocalizedText(name)
    }

    /// Returns the distinct ids of the genres with these names, in order, the root last.
    static func identifiers(named names: [String]) -> [ResourceIdentifier] {
        var found: [String] = []
        for name in names {
            if let id = id(named: name), id != root, !found.contains(id) { found.append(id) }
        }
        return (found + [root]).map { ResourceIdentifier(.genres, $0) }
    }

    static var stationGenres: [StationGenre] { stations.rows.map(stationGenre) }

    static func stationGenre(_ id: String) -> StationGenre? {
        guard let number = Int(recordID: id), let line = stations.line(ofNumber: number) else { return nil }
        return stationGenre(stations[line])
    }

    private static func stationGenre(_ row: ColumnTable<Column>.Row) -> StationGenre {
        StationGenre(id: row[.id], name: text(of: row, from: 2, name: row[.parent]))
    }

    /// The columns of all tables. The table of station genres lacks the parent, so its name is one column earlier.
    private struct Column: RawRepresentable {
        var rawValue: Int

        static let id = Column(rawValue: 0)
        static let parent = Column(rawValue: 1)
        static let name = Column(rawValue: 2)
    }

    private static let top = ColumnTable<Column>(GenreText.top, separator: UInt8(ascii: "|"))
    private static let below = ColumnTable<Column>(GenreText.below, separator: UInt8(ascii: "|"))
    private static let stations = ColumnTable<Column>(GenreText.stations, separator: UInt8(ascii: "|"))

    /// The lines of `top` by id.
    private static let lines: [Int: Int] = {
        var lines: [Int: Int] = [:]
        for line in 0..<top.count { lines[top.number(ofLine: line)] = line }
        return lines
    }()

    private static let made = Mutex<[GenreRecord?]>(Array(repeating: nil, count: top.count))

    private static func genre(line: Int) -> GenreRecord? {
        made.withLock { made in
            if let genre = made[line] { return genre }
            let row = top[line]
            let name = text(of: row, from: 3, name: row[.name])
            let genre = GenreRecord(
                id: row[.id], name: name, parentID: row.text(.parent), chartLabel: row[.id] == root ? allGenres : name)
            made[line] = genre
            return genre
        }
    }

    private static func text(of row: ColumnTable<Column>.Row, from column: Int, name: String) -> LocalizedText {
        var translations: [String: String] = [:]
        for (offset, language) in GenreText.languages.enumerated() {
            if let translation = row.text(Column(rawValue: column + offset)) { translations[language] = translation }
        }
        return LocalizedText(name, translations)
    }

    /// The ids by English name and former spelling.
    private static let ids: [String: String] = {
        var ids: [String: String] = [:]
        ids.reserveCapacity(256)
        for table in [top, below] {
            for line in 0..<table.count {
                guard let name = table.text(.name, ofLine: line), ids[name] == nil else { continue }
                ids[name] = String(table.number(ofLine: line))
            }
        }
        for spelling in GenreText.spellings.split(separator: "\n") {
            let halves = spelling.split(separator: "|").map(String.init)
            if ids[halves[1]] == nil { ids[halves[1]] = halves[0] }
        }
        return ids
    }()

    /// The ids by name in other languages.
    private static let foreign: [String: String] = {
        var ids: [String: String] = [:]
        for line in 0..<top.count {
            let row = top[line]
            for column in 3..<(3 + GenreText.languages.count) {
                if let name = row.text(Column(rawValue: column)), ids[name] == nil { ids[name] = row[.id] }
            }
        }
        return ids
    }()

    private static let spellings = Set(
        GenreText.spellings.split(separator: "\n").compactMap { $0.split(separator: "|").last.map(String.init) })

    private static let spellingsByID: [String: [String]] = {
        let lines = GenreText.spellings.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
        return Dictionary(grouping: lines) { $0[0] }.mapValues { $0.map { $0[1] } }
    }()

    /// The label of the chart across all genres.
    private static let allGenres = LocalizedText(
        "All Genres",
        [
            "ja": "すべてのジャンル", "fr": "Tous les genres", "de": "Alle Genres", "es": "Todos los géneros", "ko": "모든 장르",
            "pt": "Todos os gêneros", "zh-Hans": "所有类型", "zh-Hant": "所有類型", "it": "Tutti i generi",
            "nl": "Alle genres", "ru": "Все жанры", "sv": "Alla genrer",
        ])
}

/// The genres known without a request. Clients keep such copies of the iTunes Store's genres to look names up.
extension GenreRecord {
    /// The ids of the genres that the service does not list, but returns by id.
    package static var idsBelowListed: [String] { GenreTree.idsBelow }

    /// Returns the names of a genre in all languages, and other spellings; empty if the genre is unknown.
    package static func names(of id: String) -> [String] {
        guard let name = GenreTree.genre(id)?.name else { return [] }
        return [name.standard] + name.translations.values.sorted() + GenreTree.spellings(of: id)
    }
}

extension LocalizedText {
    /// Makes the name of a genre, with its translations if the genre is known.
    package init(genreName: String) { self = GenreTree.text(genreName) }
}
