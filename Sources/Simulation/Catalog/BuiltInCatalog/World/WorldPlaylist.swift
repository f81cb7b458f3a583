import TonearmAlgorithms

/// A generated playlist. Its index in the list of all generated playlists determines its id.
enum WorldPlaylist: Equatable, Sendable {
    /// The best-known songs of an artist.
    case essentials(artist: Int)
    /// A line in the table of playlists.
    case themed(line: Int)
    /// The Top 100 of a storefront with charts, by its index; -1 is all storefronts.
    case top(place: Int)
    /// The Top 25 of a city, by its index in the list of all cities.
    case city(Int)

    var isChart: Bool {
        switch self {
        case .top, .city: true
        case .essentials, .themed: false
        }
    }

    static let all = (0..<count).compactMap { WorldPlaylist(index: $0) }

    static var count: Int { themedEnd + 1 + ChartPlace.all.count + ChartPlace.cities.count }

    private static var themedStart: Int { WorldArtist.all.count }
    private static var themedEnd: Int { themedStart + table.count }
    private static var cityStart: Int { themedEnd + 1 + ChartPlace.all.count }

    static let table = ColumnTable<Column>(WorldText.playlists, separator: UInt8(ascii: "|"))

    enum Column: Int { case name, genre, curator, secondGenre, region, media, description, names }

    init?(index: Int) {
        switch index {
        case 0..<WorldPlaylist.themedStart: self = .essentials(artist: index)
        case 0..<WorldPlaylist.themedEnd: self = .themed(line: index - WorldPlaylist.themedStart)
        case 0..<WorldPlaylist.cityStart: self = .top(place: index - WorldPlaylist.themedEnd - 1)
        case 0..<WorldPlaylist.count: self = .city(index - WorldPlaylist.cityStart)
        default: return nil
        }
    }

    var index: Int {
        switch self {
        case .essentials(let artist): artist
        case .themed(let line): WorldPlaylist.themedStart + line
        case .top(let place): WorldPlaylist.themedEnd + 1 + place
        case .city(let place): WorldPlaylist.cityStart + place
        }
    }

    // The digits look drawn, as in the service's ids, but lead back to the index: the second half is the index times an
    // odd number, modulo 2 to the power of 64; the first half is drawn from the second.
    private static let factor = RandomSource.increment
    private static let inverse: UInt64 = 0xF1DE_83E1_9937_733D

    var id: String { WorldPlaylist.id(ofIndex: index) }

    static func id(ofIndex index: Int) -> String {
        let second = UInt64(index + 1) &* WorldPlaylist.factor
        return "pl." + Digits.hexadecimal(KeyedRandom(second).value) + Digits.hexadecimal(second)
    }

    init?(id: String) {
        guard id.utf8.count == 35, id.hasPrefix("pl."), let second = UInt64(id.suffix(16), radix: 16) else {
            return nil
        }
        let index = second &* WorldPlaylist.inverse
        guard index >= 1, index <= UInt64(WorldPlaylist.count) else { return nil }
        self.init(index: Int(index) - 1)
        guard self.id == id else { return nil }
    }
}
