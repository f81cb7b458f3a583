/// An index of the recorded releases by artist; built on first use.
struct RecordedIndex: Sendable {
    static let shared = RecordedIndex()

    /// The albums by artist, in the order of the tables.
    private(set) var albums: [Int: [Int]] = [:]
    private(set) var songs: [Int: [Int]] = [:]
    private(set) var musicVideos: [Int: [Int]] = [:]
    /// The songs by guest artist.
    private(set) var guestSongs: [Int: [Int]] = [:]

    private init() {
        let songTable = RecordedTables.songs
        for line in 0..<songTable.count {
            let row = songTable[line]
            let number = songTable.number(ofLine: line)
            for artist in row.numbers(.artistIDs) { songs[artist, default: []].append(number) }
            for artist in row.numbers(.featuredArtistIDs) { guestSongs[artist, default: []].append(number) }
        }
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
