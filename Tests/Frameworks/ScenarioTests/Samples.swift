import AppleMusicAPI
import MusicKit

/// Resources of the catalog that steps use. Items are decoded, so that steps have them without consent.
enum Samples {
    static let album = "310730204"
    static let songs = ["310730206", "310730208", "310730209", "310730213"]
    static let titles = ["Thunder Road", "Tenth Avenue Freeze-Out", "Night", "Backstreets"]
    static let station = "ra.178834"
    static let rating = "/v1/me/ratings/songs/310730206"

    static func song(_ index: Int) throws -> Song {
        let attributes = #"{"name":"\#(titles[index])","artistName":"Bruce Springsteen"}"#
        return try decoded(#"{"id":"\#(songs[index])","type":"songs","attributes":\#(attributes)}"#)
    }

    static func bornToRun() throws -> Album {
        let attributes = #"{"name":"Born to Run","artistName":"Bruce Springsteen"}"#
        return try decoded(#"{"id":"\#(album)","type":"albums","attributes":\#(attributes)}"#)
    }

    static func radio() throws -> Station {
        let parameters = #"{"id":"\#(station)","kind":"radioStation"}"#
        let attributes = #"{"name":"Radio","isLive":false,"playParams":\#(parameters)}"#
        return try decoded(#"{"id":"\#(station)","type":"stations","attributes":\#(attributes)}"#)
    }

    private static func decoded<Item: Decodable>(_ json: String) throws -> Item {
        try JSONDecoder().decode(Item.self, from: Data(json.utf8))
    }

    static func url(of path: String) throws -> URL {
        guard let url = URL(string: "https://api.music.apple.com" + path) else { throw URLError(.badURL) }
        return url
    }

    static func resource(_ index: Int) -> ResourceIdentifier { ResourceIdentifier(.songs, songs[index]) }
}
