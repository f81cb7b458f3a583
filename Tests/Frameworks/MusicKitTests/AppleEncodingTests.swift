import Foundation
import MusicKit
import Testing

/// Tests items that Apple's module has encoded.
@Suite struct AppleEncodingTests {
    private func decode<Item: Decodable>(_ type: Item.Type, _ text: String) throws -> Item {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    /// An item as Apple's encoder writes it, with its own members beside those of the service.
    private static func encoded(_ id: String, _ type: String, identifiers: String) -> String {
        #"""
        {\#(id)"type": "\#(type)", "attributes": {"name": "A", "artistName": "B", "contentRating": "clean",
          "playParams": {"kind": "album", "musicKit_libraryID": "l.1", "musicKit_databaseID": "d"}},
         "meta": {"musicKit_identifierSet": {\#(identifiers)"type": "Album", "isLibrary": true, "dataSources": ["x"],
           "deviceLocalID": {"databaseID": "d", "value": "7"}}}}
        """#
    }

    @Test func `JSON of Apple's encoder is read with ids in any of its places`() throws {
        let outer = try decode(Album.self, Self.encoded(#""id": "1", "#, "albums", identifiers: ""))
        #expect(outer.id == "1" && outer.title == "A" && outer.contentRating == .clean)
        let both = try decode(Album.self, Self.encoded(#""id": "1", "#, "library-albums", identifiers: #""id": "2", "#))
        #expect(both.id == "1")
        let again = try JSONDecoder().decode(Album.self, from: JSONEncoder().encode(both))
        #expect(again == both)
    }

    @Test func `JSON of Apple's encoder without ids is an error with a reason, alone and in a list`() throws {
        let bare = Self.encoded("", "albums", identifiers: "")
        let texts = [
            bare, #"{"data": [\#(bare)]}"#, #"[\#(bare)]"#, Self.encoded(#""id": null, "#, "albums", identifiers: ""),
        ]
        for (number, text) in texts.enumerated() {
            let error = try #require(throws: DecodingError.self) {
                if number == 1 || number == 2 {
                    _ = try decode(MusicItemCollection<Album>.self, text)
                } else {
                    _ = try decode(Album.self, text)
                }
            }
            guard case .dataCorrupted(let context) = error else { throw error }
            #expect(context.debugDescription == "Album: the object has no id")
        }
        for text in [bare, #"{"title": "x"}"#, #"{"kind": "album"}"#] {
            // Parameters for players have no id that they need.
            #expect(throws: Never.self) { try decode(PlayParameters.self, text) }
        }
    }
}
