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

/// An index of recorded songs, music videos and albums by code, and of artists by name; built on first use.
struct RecordedCodes: Sendable {
    static let shared = RecordedCodes()

    private(set) var songs: [String: [Int]] = [:]
    private(set) var musicVideos: [String: [Int]] = [:]
    private(set) var albums: [String: [Int]] = [:]
    private(set) var artists: [String: Int] = [:]

    private init() {
        let songTable = RecordedTables.songs
        for line in 0..<songTable.count {
            let isrc = songTable[line].text(.isrc) ?? RecordedGaps.isrc(line: line, isVideo: false)
            songs[isrc, default: []].append(songTable.number(ofLine: line))
        }
        let videoTable = RecordedTables.musicVideos
        for line in 0..<videoTable.count {
            let isrc = videoTable[line].text(.isrc) ?? RecordedGaps.isrc(line: line, isVideo: true)
            musicVideos[isrc, default: []].append(videoTable.number(ofLine: line))
        }
        let albumTable = RecordedTables.albums
        for line in 0..<albumTable.count {
            let number = albumTable.number(ofLine: line)
            albums[albumTable[line].text(.upc) ?? RecordedGaps.upc(album: number), default: []].append(number)
        }
        let artistTable = RecordedTables.artists
        for line in 0..<artistTable.count { artists[artistTable[line][.name]] = artistTable.number(ofLine: line) }
    }
}
