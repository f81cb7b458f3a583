import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmDevice
import TonearmSimulator
import TonearmWorld

/// Queries of the device's library.
@Suite struct LibraryQueryTests {
    private let client = SimulatedWorld.client

    private func items(
        _ property: LibraryQuery.Property, _ text: String, in world: inout World
    ) async throws -> [PlayableItem] {
        let filter = LibraryQuery.Filter(property, text)
        return try await client.playables(LibraryQuery(filter), in: &world).compactMap { playable in
            if case .item(let item) = playable { item } else { nil }
        }
    }

    @Test func `an empty query returns every song and music video, as library items`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        let all = try await client.playables(LibraryQuery(nil), in: &world)
        #expect(all.count == 164)
        #expect(Set(all.compactMap(\.libraryID)).count == 164)
    }

    @Test func `matches are found by title, artist and album, case-insensitively`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        #expect(try await items(.title, "tHUNDER r", in: &world).map(\.title) == ["Thunder Road"])
        let artist = try await items(.artist, "springsteen", in: &world)
        #expect(artist.count == 9 && artist.allSatisfy { $0.artist == "Bruce Springsteen" })
        let album = try await items(.album, "born to run", in: &world)
        #expect(album.map(\.title).prefix(3) == ["Thunder Road", "Tenth Avenue Freeze-Out", "Night"])
        #expect(album.count == 8, "in the order of the tracks")
    }

    @Test func `a playlist query returns its entries in order, including repetitions`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        let request = Request(.get, "/v1/me/library/playlists?limit=1")
        _ = try await client.requestUserToken(in: &world)
        let playlist = try #require(
            try await client.send(request, in: &world).body.json?["data"]?[0].flatMap { Resource($0) })
        let name = try #require(playlist.attribute("name")?.string)
        let wanted = try await client.playables([playlist.identifier], in: &world)
        guard case .container(let container) = try #require(wanted.first) else {
            Issue.record("a playlist is a container")
            return
        }
        let found = try await items(.playlist, name, in: &world)
        #expect(Array(found.prefix(container.tracks.count)) == container.tracks)
    }

    @Test func `the library is read on the device, without a network, a token or a trace`() async throws {
        var world = try SimulatedWorld.begun("subscriber")
        world.memory.faults.set(Faults.Fault(.offline))
        let before = world
        #expect(try await !items(.artist, "Bruce", in: &world).isEmpty)
        #expect(world == before)
    }

    @Test(arguments: LibraryQuery.Property.allCases)
    func `a query without matches throws`(property: LibraryQuery.Property) async throws {
        var world = try SimulatedWorld.begun("subscriber")
        await #expect(throws: PlayableProblem.self) { try await items(property, "no such thing", in: &world) }
    }
}
