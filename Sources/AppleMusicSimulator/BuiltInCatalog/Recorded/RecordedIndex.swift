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
    /// Songs and music videos by code.
    private(set) var songsByISRC: [String: [Int]] = [:]
    private(set) var musicVideosByISRC: [String: [Int]] = [:]
    private(set) var albumsByUPC: [String: [Int]] = [:]
    private(set) var artistsByName: [String: Int] = [:]

    private init() {
        var places: [Int: Int] = [:]
        let songTable = RecordedTables.songs
        for line in 0..<songTable.count {
            let row = songTable[line]
            let number = songTable.number(ofLine: line)
            if let album = row.number(.albumID) { tracks[album, default: []].append(number) }
            places[number] = (row.number(.discNumber) ?? 1) * 1000 + (row.number(.trackNumber) ?? 0)
            for artist in row.list(.artistIDs) { songs[Int(artist) ?? 0, default: []].append(number) }
            for artist in row.list(.featuredArtistIDs) { guestSongs[Int(artist) ?? 0, default: []].append(number) }
            if let isrc = row.text(.isrc) { songsByISRC[isrc, default: []].append(number) }
        }
        for album in tracks.keys { tracks[album]?.sort { (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1) } }
        let albumTable = RecordedTables.albums
        for line in 0..<albumTable.count {
            let row = albumTable[line]
            let number = albumTable.number(ofLine: line)
            for artist in row.list(.artistIDs) { albums[Int(artist) ?? 0, default: []].append(number) }
            if let upc = row.text(.upc) { albumsByUPC[upc, default: []].append(number) }
        }
        let videoTable = RecordedTables.musicVideos
        for line in 0..<videoTable.count {
            let row = videoTable[line]
            let number = videoTable.number(ofLine: line)
            for artist in row.list(.artistIDs) { musicVideos[Int(artist) ?? 0, default: []].append(number) }
            if let isrc = row.text(.isrc) { musicVideosByISRC[isrc, default: []].append(number) }
        }
        let artistTable = RecordedTables.artists
        for line in 0..<artistTable.count {
            artistsByName[artistTable[line][.name]] = artistTable.number(ofLine: line)
        }
    }
}
