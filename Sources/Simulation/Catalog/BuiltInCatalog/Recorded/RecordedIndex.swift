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
        for (number, row) in RecordedTables.songs.numbered {
            for artist in row.numbers(.artistIDs) { songs[artist, default: []].append(number) }
            for artist in row.numbers(.featuredArtistIDs) { guestSongs[artist, default: []].append(number) }
        }
        for (number, row) in RecordedTables.albums.numbered {
            for artist in row.numbers(.artistIDs) { albums[artist, default: []].append(number) }
        }
        for (number, row) in RecordedTables.musicVideos.numbered {
            for artist in row.numbers(.artistIDs) { musicVideos[artist, default: []].append(number) }
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
        for (line, (number, row)) in RecordedTables.songs.numbered.enumerated() {
            let isrc = row.text(.isrc) ?? RecordedGaps.isrc(line: line, isVideo: false)
            songs[isrc, default: []].append(number)
        }
        for (line, (number, row)) in RecordedTables.musicVideos.numbered.enumerated() {
            let isrc = row.text(.isrc) ?? RecordedGaps.isrc(line: line, isVideo: true)
            musicVideos[isrc, default: []].append(number)
        }
        for (number, row) in RecordedTables.albums.numbered {
            albums[row.text(.upc) ?? RecordedGaps.upc(album: number), default: []].append(number)
        }
        for (number, row) in RecordedTables.artists.numbered { artists[row[.name]] = number }
    }
}
