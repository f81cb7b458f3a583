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
