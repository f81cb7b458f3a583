import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmNeighbors

struct LookupTests {
    private func ids(_ target: String) async throws -> [String] { try await Store.rows(target).map(\.id) }

    @Test func `ids are those of the catalog, as numbers, in the order of the request`() async throws {
        let results = try await Store.results("/lookup?id=\(Store.song),\(Store.artist),\(Store.album)")
        #expect(
            results.map { $0["trackId"]?.integer ?? $0["collectionId"]?.integer ?? $0["artistId"]?.integer } == [
                Int(Store.song), Int(Store.artist), Int(Store.album),
            ])
        #expect(results[0]["trackName"] == "Thunder Road")
        #expect(results[0]["isStreamable"] == true)
    }

    @Test func `an artist is followed by songs in the order of popularity, up to two hundred`() async throws {
        let songs = Store.catalog.related("songs", of: ResourceIdentifier(.artists, Store.artist)).map(\.id)
        let found = try await ids("/lookup?id=\(Store.artist)&entity=song&limit=200")
        #expect(found.first == Store.artist)
        #expect(Array(found.dropFirst()) == Array(songs.prefix(200)))
        #expect(found.count > 21)
        #expect(try await ids("/lookup?id=\(Store.artist)&entity=song").count == min(songs.count, 50) + 1)
    }

    @Test func `the limit applies to each thing that is looked up`() async throws {
        let artists = [Store.artist, "462006"]
        let rows = try await Store.rows("/lookup?id=\(artists.joined(separator: ","))&entity=album&limit=2")
        #expect(rows.map(\.type) == [.artists, .albums, .albums, .artists, .albums, .albums])
    }

    @Test func `albums come by popularity, or the newest first`() async throws {
        let target = "/lookup?id=\(Store.artist)&entity=album&limit=200"
        let popular = try await Store.rows(target).dropFirst()
        let recent = try await Store.rows(target + "&sort=recent").dropFirst()
        #expect(Set(popular.map(\.id)) == Set(recent.map(\.id)))
        let dates = recent.compactMap { $0.attribute("releaseDate")?.string }
        #expect(dates == dates.sorted(by: >))
        let top = Store.catalog.related("songs", of: ResourceIdentifier(.artists, Store.artist)).first
        #expect(popular.first?.id == top.flatMap { Store.catalog.song($0.id)?.albumID })
    }

    @Test func `an album is followed by its tracks in their order`() async throws {
        let found = try await ids("/lookup?id=\(Store.album)&entity=song")
        let tracks = Store.catalog.related("tracks", of: ResourceIdentifier(.albums, Store.album))
        #expect(found == [Store.album] + tracks.filter { $0.type == .songs }.map(\.id))
    }

    @Test func `codes find albums with their tracks, and recordings`() async throws {
        let upc = try #require(Store.catalog.album(Store.album)?.upc)
        #expect(try await ids("/lookup?upc=\(upc)&entity=song").first == Store.album)
        #expect(try await ids("/lookup?upc=\(upc)&entity=song").count > 8)
        let isrc = try #require(Store.catalog.song(Store.song)?.isrc)
        #expect(try await ids("/lookup?isrc=\(isrc)").contains(Store.song))
        #expect(try await ids("/lookup?isrc=\(isrc.lowercased())").contains(Store.song))
    }

    @Test func `the number of the All Music Guide in a result finds the artist`() async throws {
        let artist = try #require(try await Store.results("/lookup?id=\(Store.artist)").first)
        let number = try #require(artist["amgArtistId"]?.integer)
        #expect(try await ids("/lookup?amgArtistId=\(number)&entity=album&limit=5").first == Store.artist)
        #expect(try await ids("/lookup?amgArtistId=468749,5723").isEmpty)
    }

    @Test func `an artist has a link and no image`() async throws {
        let artist = try #require(try await Store.results("/lookup?id=\(Store.artist)").first)
        #expect(artist["artistLinkUrl"]?.string?.contains("/artist/bruce-springsteen/178834?uo=4") == true)
        #expect(artist["artistViewUrl"] == nil)
        #expect(artist.object?.names.contains { $0.hasPrefix("artworkUrl") } == false)
        #expect(artist["primaryGenreId"]?.integer == 21)
    }

    @Test(arguments: ["", "?id=1", "?isbn=9780316069359", "?bundleId=com.example", "?entity=song"])
    func `a lookup that names nothing here has no results`(query: String) async throws {
        let response = try await Store.answer("/lookup" + query)
        #expect(response.status == 200)
        #expect(response.body.json?["resultCount"]?.integer == 0)
    }

    @Test func `a thing that a storefront lacks is left out`() async throws {
        let songs = Store.catalog.search("love", type: .songs, limit: 2000).map(\.resource.id)
        let found = songs.lazy.compactMap { id -> (song: String, country: String)? in
            guard let availability = Store.catalog.song(id)?.availability else { return nil }
            return Storefront.all.first { !availability.includes($0.id) }.map { (id, $0.id) }
        }.first
        let absent = try #require(found)
        #expect(try await ids("/lookup?id=\(absent.song)&country=\(absent.country)").isEmpty)
    }
}
