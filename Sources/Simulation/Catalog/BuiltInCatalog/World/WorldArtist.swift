/// An invented artist: a row of the table.
struct WorldArtist: Sendable {
    let index: Int
    var name: LocalizedText
    let genre: Int
    let subgenre: Int?
    /// The primary language of the titles; `classical`, `spoken`, `kids` and `instrumental` are kinds of English
    /// titles.
    let language: String
    /// The year of the first release.
    var since: Int
    /// The index in `WorldLabel.all`.
    let label: Int
    let isExplicit: Bool
    /// The composer that a classical artist performs.
    var composer: String?
    /// The name of the grammar of its titles.
    let grammar: String

    static let all: [WorldArtist] = {
        let table = ColumnTable<Column>(WorldText.artists, separator: UInt8(ascii: "|"))
        return table.rows.enumerated().map { WorldArtist(index: $0, row: $1) }
    }()

    private enum Column: Int { case name, genre, subgenre, language, since, label, names, traits }

    private init(index: Int, row: ColumnTable<Column>.Row) {
        self.index = index
        name = LocalizedText(row[.name], translations(row[.names]))
        genre = row.number(.genre) ?? 14
        subgenre = row.number(.subgenre)
        language = row[.language]
        since = row.number(.since) ?? 2000
        label = (row.number(.label) ?? 1) - 1
        let traits = row[.traits]
        isExplicit = traits == "explicit"
        composer = traits.hasPrefix("composer=") ? String(traits.dropFirst("composer=".count)) : nil
        grammar =
            switch language {
            case "en": "en." + WorldArtist.family(ofGenre: genre)
            case "spoken", "kids", "instrumental": "en." + language
            default: language
            }
    }

    private static func family(ofGenre genre: Int) -> String {
        switch genre {
        case 20: "indie"
        case 21: "rock"
        case 18: "rap"
        case 15: "soul"
        case 7, 17: "electronic"
        case 11: "jazz"
        case 6: "country"
        case 10: "folk"
        case 1153: "metal"
        case 19: "world"
        case 24: "reggae"
        case 2: "blues"
        case 22: "gospel"
        case 8: "holiday"
        default: "pop"
        }
    }
}

/// Parses names by language: `en=Night Train Records,ko=…`.
func translations(_ text: String) -> [String: String] {
    var names: [String: String] = [:]
    for part in text.split(separator: ",") {
        let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
        if halves.count == 2 { names[halves[0]] = halves[1] }
    }
    return names
}

/// The artists of a world, and their neighbors within a genre.
final class WorldRoster: Sendable {
    let artists: [WorldArtist]
    /// The next artist of the same genre, cyclically, by index; nil for an artist alone in its genre.
    let neighbors: [Int?]
    /// The previous artist of the same genre, by index.
    let neighborsBefore: [Int?]

    /// The artists of the built-in catalog.
    static let standard = WorldRoster(WorldArtist.all)

    init(_ artists: [WorldArtist]) {
        var members: [Int: [Int]] = [:]
        for artist in artists { members[artist.genre, default: []].append(artist.index) }
        var neighbors = [Int?](repeating: nil, count: artists.count)
        for group in members.values where group.count > 1 {
            for (place, index) in group.enumerated() { neighbors[index] = group[(place + 1) % group.count] }
        }
        var before = [Int?](repeating: nil, count: artists.count)
        for (index, neighbor) in neighbors.enumerated() {
            if let neighbor { before[neighbor] = index }
        }
        self.artists = artists
        self.neighbors = neighbors
        neighborsBefore = before
    }
}
