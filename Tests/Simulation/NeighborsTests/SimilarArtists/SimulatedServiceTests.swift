import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmNeighbors

/// Tests the simulated Last.fm and MusicBrainz over the built-in catalog.
@Suite struct SimulatedServiceTests {
    private static let catalog = BuiltInCatalog()

    private static func ask(
        _ service: some NeighborService, _ target: String, limited: Bool = false
    ) async throws -> Response {
        var memory = NeighborMemory()
        memory.isLimited = limited
        var context = ServiceContext(memory: memory, clock: .fixed(seconds: 1)) { 1000 }
        return try await service.respond(to: Request(.get, target), in: &context)
    }

    private static let similar = "/2.0/?method=artist.getSimilar&artist=Bruce+Springsteen&api_key=k"

    @Test func `artists of Last.fm lead over MusicBrainz to the catalog, and back`() async throws {
        let answer = try await Self.ask(LastFMService(Self.catalog), Self.similar + "&format=json")
        let artists = try #require(answer.body.json.flatMap { SimilarArtist.all(in: $0) })
        #expect(artists.contains { $0.mbid == nil } && artists.contains { $0.mbid != nil })
        let musicBrainz = MusicBrainzService(Self.catalog)
        var found = 0
        for artist in artists {
            guard let mbid = artist.mbid else { continue }
            let response = try await Self.ask(musicBrainz, MusicBrainzArtist.request(mbid: mbid).target)
            let linked = try #require(response.body.json.flatMap { MusicBrainzArtist($0) })
            guard let id = linked.appleIDs.first else { continue }
            found += 1
            #expect(Self.catalog.artist(id)?.name.standard == artist.name)
        }
        #expect(found > 0)
    }

    @Test func `Spotify's ids lead over MusicBrainz to the catalog`() async throws {
        let service = MusicBrainzService(Self.catalog)
        let spotify = try #require(SpotifyArtistLink("https://open.spotify.com/artist/3eqjTLE0HfPfh78zjh6TqT"))
        let found = try await Self.ask(service, spotify.request.target)
        let mbid = try #require(found.body.json.flatMap(SpotifyArtistLink.mbid))
        let artist = try await Self.ask(service, MusicBrainzArtist.request(mbid: mbid).target)
        #expect(artist.body.json?["name"] == "Bruce Springsteen")
        #expect(artist.body.json.flatMap { MusicBrainzArtist($0) }?.appleIDs == ["178834"])
        // Every link of every artist leads back to that artist.
        let others = (artist.body.json?["relations"]?.array ?? []).compactMap { $0["url"]?["resource"]?.string }
        #expect(others.contains(spotify.address))
        let unknown = try #require(SpotifyArtistLink("spotify:artist:0000000000000000000000"))
        #expect(try await Self.ask(service, unknown.request.target).status == 404)
    }

    @Test(arguments: [
        ("https://open.spotify.com/artist/3eqjTLE0HfPfh78zjh6TqT?si=1", true),
        ("https://open.spotify.com/intl-de/artist/3eqjTLE0HfPfh78zjh6TqT", true),
        ("spotify:artist:3eqjTLE0HfPfh78zjh6TqT", true), ("spotify:album:3eqjTLE0HfPfh78zjh6TqT", false),
        ("https://open.spotify.com/album/3eqjTLE0HfPfh78zjh6TqT", false), ("spotify:artist:", false),
        ("https://open.spotify.com/artist/3eqjTLE0HfPfh78zjh6Tq", false), ("https://open.spotify.com/artist", false),
        ("spotify:artist:3eqjTLE0HfPfh78zjh6TqT/x", false), ("", false),
    ])
    func `links to artists at Spotify are told from other links`(text: String, isArtist: Bool) {
        #expect((SpotifyArtistLink(text) != nil) == isArtist)
    }

    @Test func `both answer in XML without a format`() async throws {
        let similar = try await Self.ask(LastFMService(Self.catalog), Self.similar)
        #expect(String(decoding: similar.body.bytes, as: UTF8.self).contains("<lfm status=\"ok\"><similarartists"))
        let missing = try await Self.ask(
            MusicBrainzService(Self.catalog), "/ws/2/artist/00000000-0000-4000-8000-000000000000")
        #expect(missing.status == 404)
        #expect(String(decoding: missing.body.bytes, as: UTF8.self).contains("<error><text>Not Found</text>"))
    }

    @Test(arguments: [
        ("/2.0/?method=artist.getsimilar&artist=x&format=json", 403, 10),
        ("/2.0/?method=artist.getsimilar&api_key=k&format=json", 400, 6),
        ("/2.0/?method=artist.getsimilar&artist=zzqq&api_key=k&format=json", 400, 6),
        ("/2.0/?method=user.getinfo&api_key=k&format=json", 400, 3),
    ])
    func `Last.fm refuses with its numbered errors`(target: String, status: Int, code: Int) async throws {
        let response = try await Self.ask(LastFMService(Self.catalog), target)
        #expect(response.status == status && response.body.json?["error"]?.integer == code)
    }

    @Test func `MusicBrainz refuses other texts than MBIDs, and a second request within a second`() async throws {
        let service = MusicBrainzService(Self.catalog)
        #expect(try await Self.ask(service, "/ws/2/artist/1?fmt=json").status == 400)
        var memory = NeighborMemory()
        memory.isLimited = true
        var context = ServiceContext(memory: memory, clock: .fixed(seconds: 1)) { 1000 }
        let request = Request(.get, "/ws/2/artist/1?fmt=json")
        _ = try await service.respond(to: request, in: &context)
        #expect(try await service.respond(to: request, in: &context).status == 503)
    }
}
