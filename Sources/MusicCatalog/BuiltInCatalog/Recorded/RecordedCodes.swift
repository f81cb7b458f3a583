/// Recorded songs, music videos and albums by their codes, and artists by name: made when it is first asked for.
struct RecordedCodes: Sendable {
    static let shared = RecordedCodes()

    private(set) var songs: [String: [Int]] = [:]
    private(set) var musicVideos: [String: [Int]] = [:]
    private(set) var albums: [String: [Int]] = [:]
    private(set) var artists: [String: Int] = [:]

    private init() {
        let songTable = RecordedTables.songs
        for line in 0..<songTable.count {
            if let isrc = songTable[line].text(.isrc) {
                songs[isrc, default: []].append(songTable.number(ofLine: line))
            }
        }
        let videoTable = RecordedTables.musicVideos
        for line in 0..<videoTable.count {
            if let isrc = videoTable[line].text(.isrc) {
                musicVideos[isrc, default: []].append(videoTable.number(ofLine: line))
            }
        }
        let albumTable = RecordedTables.albums
        for line in 0..<albumTable.count {
            if let upc = albumTable[line].text(.upc) {
                albums[upc, default: []].append(albumTable.number(ofLine: line))
            }
        }
        let artistTable = RecordedTables.artists
        for line in 0..<artistTable.count {
            artists[artistTable[line][.name]] = artistTable.number(ofLine: line)
        }
    }
}
