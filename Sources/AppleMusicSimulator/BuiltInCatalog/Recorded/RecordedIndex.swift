/// What belongs together among the recorded releases: made from the tables when it is first asked for.
struct RecordedIndex: Sendable {
    static let shared = RecordedIndex()

    /// Song numbers by album, by disc and track.
    private(set) var tracks: [Int: [Int]] = [:]
    /// By artist, in the order of the tables.
    private(set) var albums: [Int: [Int]] = [:]
    private(set) var songs: [Int: [Int]] = [:]
    private(set) var musicVideos: [Int: [Int]] = [:]
    /// Songs on which an artist is a guest.
    private(set) var guestSongs: [Int: [Int]] = [:]

    private init() {
        var places: [Int: [(place: Int, song: Int)]] = [:]
        let songTable = RecordedTables.songs
        for line in 0..<songTable.count {
            let row = songTable[line]
            let number = songTable.number(ofLine: line)
            if let album = row.number(.albumID) {
                let place = (row.number(.discNumber) ?? 1) * 1000 + (row.number(.trackNumber) ?? 0)
                places[album, default: []].append((place, number))
            }
            for artist in row.numbers(.artistIDs) { songs[artist, default: []].append(number) }
            for artist in row.numbers(.featuredArtistIDs) { guestSongs[artist, default: []].append(number) }
        }
        tracks = places.mapValues { $0.sorted { ($0.place, $0.song) < ($1.place, $1.song) }.map(\.song) }
        let albumTable = RecordedTables.albums
        for line in 0..<albumTable.count {
            for artist in albumTable[line].numbers(.artistIDs) {
                albums[artist, default: []].append(albumTable.number(ofLine: line))
            }
        }
        let videoTable = RecordedTables.musicVideos
        for line in 0..<videoTable.count {
            for artist in videoTable[line].numbers(.artistIDs) {
                musicVideos[artist, default: []].append(videoTable.number(ofLine: line))
            }
        }
    }
}
