import Foundation
import MusicKit
import MusicKitSimulation
import Testing

/// Tests that members of other types than the schema's survive decoding, and that equal content is equal however it was
/// read.
@Suite struct ShapeTests {
    @Test(arguments: [
        #""name": null"#, #""name": 7"#, #""name": ["a", {"b": 1.5}]"#, #""trackCount": "8""#, #""trackCount": 1.25"#,
        #""isSingle": 1"#, #""genreNames": ["Rock", null, 3]"#, #""genreNames": "Rock""#, #""artwork": null"#,
        #""artwork": ["u"]"#, #""editorialNotes": {"short": {"deep": [true, false, null]}}"#,
        #""previews": {"url": "u"}"#, #""unknown": {"a": [[1, [2.5]], {}], "b": -3, "c": ""}"#, #""playParams": {}"#,
    ])
    func `an attribute of another type is kept as it is`(attribute: String) throws {
        let text = """
            {"id": "1", "type": "albums", "attributes": {"artistName": "A", \(attribute)}, "views": {},
             "relationships": {"tracks": {"data": [{"id": "2", "type": "songs"}], "meta": {"total": 1}}, "odd": [1]}}
            """
        let data = Data(text.utf8)
        let album = try JSONDecoder().decode(Album.self, from: data)
        let again = try JSONEncoder().encode(album)
        #expect(try object(again).isEqual(object(data)), "\(String(decoding: again, as: UTF8.self))")
        #expect(try JSONDecoder().decode(Album.self, from: again) == album)
        #expect(album.artistName == "A")
    }

    private func object(_ data: Data) throws -> NSDictionary {
        try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
    }

    @Test func `an item of a request equals the same item of a decoder`() async throws {
        try await Simulation.run(.subscriber) { simulation in
            let request = MusicCatalogResourceRequest<Album>(matching: \.id, equalTo: "310730204")
            let album = try #require(try await request.response().items.first)
            let coded = try JSONDecoder().decode(Album.self, from: JSONEncoder().encode(album))
            #expect(coded == album && album == coded && Set([coded, album]).count == 1)
            #expect(coded.artwork == album.artwork && coded.tracks == album.tracks)
            let other = try await album.with(.genres)
            #expect(other != album && other.artistName == album.artistName)
        }
    }
}
