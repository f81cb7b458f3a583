import AppleMusicAPI
import TonearmBulkData
import TonearmCatalog
import TonearmCatalogFiles

/// Reads the rows of a catalog file. The first byte selects the type, the others contain the record and its relations.
enum RecordHarness {
    private static let types: [ResourceType] = [
        .artists, .albums, .songs, .musicVideos, .playlists, .stations, .curators, .appleCurators, .activities,
        .recordLabels, .genres, .stationGenres,
    ]
    private static let ids = ["310730204", "ra.1", "9223372036854775807", "-9223372036854775808", "x", ""]

    static func run(_ input: [UInt8]) throws {
        guard input.count > 1 else { return }
        let type = types[Int(input[0]) % types.count]
        let id = ids[Int(input[1]) % ids.count]
        let bytes = Array(input.dropFirst(2))
        if let record = Record(type, id: id, code: nil, bytes: bytes) {
            let again = record.bytes
            try require(Record(type, id: id, code: nil, bytes: again)?.bytes == again, "another record of \(type)")
            _ = (record.name, record.artistName, record.albumName, record.genreNames, record.artistIDs)
        }
        if let relations = Relations(bytes, of: id) {
            try require(Relations(relations.bytes(of: id), of: id) == relations, "other relations of \(type)/\(id)")
        }
    }
}
