import Foundation
import MusicKit
import MusicKitSimulation
import Testing

/// Tests that a client's own items are decoded by the decoder that the client made.
@Suite struct OwnItemTests {
    private struct Pick: MusicItem, Decodable {
        let id: MusicItemID
        let nextUpdate: Date
        let owner: String

        private enum Keys: String, CodingKey { case id, attributes }
        private enum Attributes: String, CodingKey { case nextUpdateDate }

        init(from decoder: any Decoder) throws {
            let object = try decoder.container(keyedBy: Keys.self)
            id = try object.decode(MusicItemID.self, forKey: .id)
            let attributes = try object.nestedContainer(keyedBy: Attributes.self, forKey: .attributes)
            nextUpdate = try attributes.decode(Date.self, forKey: .nextUpdateDate)
            owner = CodingUserInfoKey(rawValue: "owner").flatMap { decoder.userInfo[$0] as? String } ?? ""
        }
    }

    private static func page(_ name: String, _ date: String) -> Data {
        Data(
            #"{"data": [{"id": "1", "type": "x", "attributes": {"\#(name)": \#(date)}}], "next": "/v1/x?offset=1"}"#
                .utf8)
    }

    @Test func `the strategy of dates and the user information reach the items`() throws {
        let decoder = JSONDecoder()
        let key = try #require(CodingUserInfoKey(rawValue: "owner"))
        decoder.userInfo[key] = "me"
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "d MMM yyyy HH:mm"
        let dates: [(JSONDecoder.DateDecodingStrategy, String)] = [
            (.iso8601, #""1970-01-01T00:01:00Z""#), (.secondsSince1970, "60"), (.millisecondsSince1970, "60000"),
            (.custom { _ in Date(timeIntervalSince1970: 60) }, "true"), (.deferredToDate, "-978307140"),
            (.formatted(formatter), #""1 Jan 1970 00:01""#),
        ]
        for (strategy, text) in dates {
            decoder.dateDecodingStrategy = strategy
            let page = Self.page("nextUpdateDate", text)
            let picks = try decoder.decode(MusicItemCollection<Pick>.self, from: page)
            #expect(picks.map(\.nextUpdate) == [Date(timeIntervalSince1970: 60)] && picks.hasNextBatch)
            #expect(picks.map(\.owner) == ["me"])
        }
    }

    @Test func `the strategy of keys reaches the items, and Apple's own stay as they are`() throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        let picks = try decoder.decode(
            MusicItemCollection<Pick>.self, from: Self.page("next_update_date", "60"))
        #expect(picks.count == 1)
        let album = #"{"id": "1", "type": "albums", "attributes": {"name": "A", "artistName": "B", "trackCount": 3}}"#
        #expect(try decoder.decode(Album.self, from: Data(album.utf8)).trackCount == 3)
    }

    @Test func `no strategy of dates, numbers or keys changes Apple's own items`() throws {
        let text = #"""
            {"data": [{"id": "1", "type": "albums", "attributes": {"name": "A", "artistName": "B", "trackCount": 3,
              "releaseDate": "2026-11-20", "dateAdded": "2026-11-21T10:00:00Z", "isSingle": false,
              "playParams": {"id": "1", "kind": "album", "isLibrary": false}}}]}
            """#
        let plain = try JSONDecoder().decode(MusicItemCollection<Album>.self, from: Data(text.utf8))
        #expect(plain[0].releaseDate != nil && plain[0].libraryAddedDate != nil)
        let dates: [JSONDecoder.DateDecodingStrategy] = [
            .deferredToDate, .iso8601, .secondsSince1970, .millisecondsSince1970, .formatted(DateFormatter()),
            .custom { _ in throw CancellationError() },
        ]
        let keys: [JSONDecoder.KeyDecodingStrategy] = [
            .useDefaultKeys, .convertFromSnakeCase, .custom { $0[$0.count - 1] },
        ]
        for date in dates {
            for key in keys {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = date
                decoder.keyDecodingStrategy = key
                decoder.dataDecodingStrategy = .deferredToData
                let albums = try decoder.decode(MusicItemCollection<Album>.self, from: Data(text.utf8))
                #expect(albums == plain && albums[0].releaseDate == plain[0].releaseDate)
                #expect(albums[0].libraryAddedDate == plain[0].libraryAddedDate)
            }
        }
    }

    @Test func `encoded items survive an encoder with snake case and any strategy of dates`() throws {
        let text = #"{"id": "1", "type": "songs", "attributes": {"name": "A", "trackNumber": 3, "isrc": "X"}}"#
        let song = try JSONDecoder().decode(Song.self, from: Data(text.utf8))
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.dateEncodingStrategy = .millisecondsSince1970
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let again = try decoder.decode(Song.self, from: encoder.encode(song))
        #expect(again == song && again.trackNumber == 3)
    }

    @Test func `an error has the path of the item`() throws {
        let page = Self.page("nextUpdateDate", #""soon""#)
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(MusicItemCollection<Pick>.self, from: page)
        }
        guard case .typeMismatch(_, let context) = error else { throw error }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        #expect(path == ["data", "0", "attributes", "nextUpdateDate"])
    }

    @Test func `a list without a page is a collection too`() throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let list = Data(#"[{"id": "1", "attributes": {"nextUpdateDate": 60}}]"#.utf8)
        let picks = try decoder.decode(MusicItemCollection<Pick>.self, from: list)
        #expect(picks.map(\.id) == ["1"] && !picks.hasNextBatch)
    }

    @Test func `values of every type are read whatever their names`() throws {
        let text = #"""
            {"id": "1", "type": "songs", "attributes":
             {"name": "A", "isOdd": "yes", "trackNumber": "3", "genreNames": [1, null, {"a": []}], "data": {"x": 1.5},
              "artwork": null, "hasLyrics": true, "previews": ["p", {"url": "u"}], "durationInMillis": 1500, "z": -0.5}}
            """#
        let song = try JSONDecoder().decode(Song.self, from: Data(text.utf8))
        #expect(song.trackNumber == 3 && song.hasLyrics && song.duration == 1.5 && song.artwork == nil)
        let again = try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song))
        #expect(again == song)
        let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(song)) as? NSDictionary
        let given = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        #expect(coded == given)
    }
}
