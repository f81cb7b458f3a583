import AppleMusicAPI
import FoundationEssentials
import Testing

@testable import AppleMusicSimulator

/// Random writes, and then reads that agree with a model of a few lines; sometimes through a saved state.
struct AccountModelTests {
    /// What an account without a past must show.
    private struct Model {
        var songs: Set<String> = []
        var favorites: Set<String> = []
        var ratings: [String: Int] = [:]
        var playlists: [String: [String]] = [:]
        var played: [String] = []
    }

    private static let songs = CatalogSample.related("tracks", .albums, "310730204").map(\.id) + ["907242702"]

    @Test(arguments: 0..<12)
    func `writes are read back, also after saving and loading`(seed: Int) throws {
        let client = try Client("newcomer", seed: UInt64(seed))
        var random = RandomSource(seed: UInt64(seed) &+ 99)
        var model = Model()
        for step in 0..<60 {
            client.simulator.now += random.below(50)
            try change(&model, client, &random, step)
            if random.below(8) == 0 {
                let saved = try JSONEncoder().encode(client.simulator.state)
                let loaded = try JSONDecoder().decode(SimulatorState.self, from: saved)
                #expect(loaded == client.simulator.state)
                client.simulator.state = loaded
            }
            if random.below(5) == 0 { compare(model, client) }
        }
        compare(model, client)
    }

    private func change(
        _ model: inout Model, _ client: Client, _ random: inout RandomSource, _ step: Int
    ) throws {
        let song = Self.songs[random.below(Self.songs.count)]
        switch random.below(8) {
        case 0:
            #expect(client.send(.post, "/v1/me/library?ids[songs]=\(song)").status == 202)
            model.songs.insert(song)
        case 1:
            let value = random.below(2) * 2 - 1
            let body = #"{"type":"rating","attributes":{"value":\#(value)}}"#
            #expect(client.send(.put, "/v1/me/ratings/songs/\(song)", body).status == 200)
            model.ratings[song] = value
        case 2:
            #expect(client.send(.delete, "/v1/me/ratings/songs/\(song)").status == 204)
            model.ratings[song] = nil
        case 3:
            #expect(client.send(.post, "/v1/me/favorites?ids[songs]=\(song)").status == 202)
            model.favorites.insert(song)
        case 4:
            #expect(client.send(.delete, "/v1/me/favorites?ids[songs]=\(song)").status == 202)
            model.favorites.remove(song)
        case 5:
            let body = #"{"attributes":{"name":"Playlist \#(step)"}}"#
            let response = client.send(.post, "/v1/me/library/playlists", body)
            let id = try #require(client.data(response.body.json ?? .null).first?.id)
            model.playlists[id] = []
        case 6:
            guard let id = model.playlists.keys.sorted().last else { return }
            let body = #"{"data":[{"id":"\#(song)","type":"songs"}]}"#
            #expect(client.send(.post, "/v1/me/library/playlists/\(id)/tracks", body).status == 204)
            model.playlists[id]?.append(song)
        default:
            client.simulator.state.recordPlay(
                account: "newcomer", of: ResourceIdentifier(.songs, song), at: client.simulator.now)
            model.played.removeAll { $0 == song }
            model.played.insert(song, at: 0)
        }
    }

    private func compare(_ model: Model, _ client: Client) {
        func catalogIDs(_ target: String) -> [String] {
            client.resources(target).compactMap { $0.attribute("playParams.catalogId")?.string }
        }
        #expect(Set(catalogIDs("/v1/me/library/songs?limit=100")) == model.songs)
        #expect(client.total("/v1/me/library/songs") == model.songs.count)
        #expect(client.total("/v1/me/library/playlists") == model.playlists.count)
        for (id, tracks) in model.playlists {
            #expect(catalogIDs("/v1/me/library/playlists/\(id)/tracks") == tracks)
        }
        let list = Self.songs.joined(separator: ",")
        let ratings = client.resources("/v1/me/ratings/songs?ids=\(list)").map {
            ($0.id, $0.attribute("value")?.integer)
        }
        #expect(Dictionary(uniqueKeysWithValues: ratings).compactMapValues(\.self) == model.ratings)
        let favorites = client.resources("/v1/catalog/jp/songs?ids=\(list)&extend=inFavorites")
            .filter { $0.attribute("inFavorites") == true }.map(\.id)
        #expect(Set(favorites) == model.favorites)
        #expect(client.resources("/v1/me/recent/played/tracks").map(\.id) == model.played)
    }

    @Test func `a fresh state is small, and stays small for who only reads`() throws {
        let client = try Client()
        let fresh = try JSONEncoder().encode(client.simulator.state).count
        for target in ["/v1/me/library/songs", "/v1/me/recommendations", "/v1/me/recent/played"] {
            #expect(client.get(target).status == 200)
        }
        #expect(try JSONEncoder().encode(client.simulator.state).count < fresh + 100)
    }

    @Test func `two sessions of one seed say the same, byte for byte`() throws {
        let answers = try (0..<2).map { _ in
            let client = try Client()
            return [
                client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"a"}}"#),
                client.send(.get, "/v1/me/library/albums?limit=100"), client.send(.get, "/v1/me/recommendations"),
                client.send(.get, "/v1/me/history/heavy-rotation"),
            ].map { String(decoding: $0.body.bytes, as: UTF8.self) }
        }
        #expect(answers[0] == answers[1])
    }

    @Test func `an account of one's own owns nothing at first`() throws {
        let client = try Client()
        let added = [("second", "de"), ("second", "de"), ("third", "zz")].map {
            client.simulator.state.addAccount($0.0, storefront: $0.1, isSubscribed: true)
        }
        #expect(added == [true, false, false])
        try client.authorize("second")
        #expect(client.resource("/v1/me/storefront")?.key == "storefronts/de")
        #expect(client.total("/v1/me/library/songs") == 0)
    }
}
