import AppleMusicAPI
import Testing
import TonearmCatalog

@testable import TonearmSimulator

/// Requests of a player for stations.
struct StationTests {
    private static let next = "/v1/me/stations/next-tracks/"
    private static let continuous = "/v1/me/stations/continuous"

    private func tracks(_ client: AccountClient, _ target: String) -> [String] {
        let response = client.send(.post, target)
        #expect(response.status == 200)
        return client.data(response.body.json ?? .null).map(\.key)
    }

    @Test(arguments: ["ra.178834", "ra.203709340", "ra.853851860"])
    func `a station continues, two tracks at a time, without an end`(station: String) throws {
        let client = try AccountClient()
        let first = tracks(client, Self.next + station)
        let second = tracks(client, Self.next + station + "?limit=10")
        #expect(first.count == 2 && second.count == 10)
        #expect(Set(first + second).count == 12 && (first + second).allSatisfy { $0.hasPrefix("songs/") })
        var heard = Set(first + second)
        for _ in 0..<60 { heard.formUnion(tracks(client, Self.next + station + "?limit=10")) }
        #expect(tracks(client, Self.next + station + "?limit=10").count == 10)
        // Another account starts at the beginning.
        let other = try AccountClient("newcomer")
        #expect(tracks(other, "/v1/me/stations/next-tracks/ra.178834").count == 2)
    }

    @Test func `a song's station begins with the song, an artist's with the artist`() throws {
        let client = try AccountClient()
        #expect(tracks(client, Self.next + "ra.203709340").first == "songs/203709340")
        let song = try #require(tracks(client, Self.next + "ra.178834").first?.dropFirst("songs/".count))
        #expect(SimulatorClient.catalog.song(String(song))?.artistIDs.first == "178834")
    }

    @Test func `the account's own station plays preferred artists`() throws {
        let client = try AccountClient("newcomer")
        let song = ResourceIdentifier(.songs, "203709340")
        client.simulator.state.recordPlay(account: "newcomer", of: song, at: SimulatorClient.now - 9)
        let station = try #require(client.resource("/v1/catalog/jp/stations?filter[identity]=personal")?.id)
        let song1 = try #require(tracks(client, Self.next + station).first?.dropFirst("songs/".count))
        #expect(SimulatorClient.catalog.song(String(song1))?.artistIDs.first == "178834")
    }

    @Test func `live stations have no tracks, and an unknown station is not found`() throws {
        let client = try AccountClient()
        client.expect(.nothingRelated("next-tracks"), .post, Self.next + "ra.978194965")
        client.expect(.notFound, .post, Self.next + "ra.1")
        client.expect(.notFound, .post, Self.next + "x")
        client.expect(.tooLarge(11, maximum: 10), .post, Self.next + "ra.178834?limit=11")
        client.expect(.method, .get, Self.next + "ra.178834")
        client.expect(.method, .post, "/v1/me/stations/next-tracks")
        client.userToken = nil
        client.expect(.noToken, .post, Self.next + "ra.178834")
    }

    @Test func `without an id the account's own station continues, only by GET`() throws {
        let client = try AccountClient()
        let station = try #require(client.resource("/v1/catalog/us/stations?filter[identity]=personal")?.id)
        let first = client.resources("/v1/me/stations/next-tracks").map(\.key)
        let second = client.resources("/v1/me/stations/next-tracks?limit=3").map(\.key)
        #expect(first.count == 2 && second.count == 3 && Set(first + second).count == 5)
        let other = try AccountClient()
        #expect(first + second == tracks(other, Self.next + station + "?limit=5"))
    }

    @Test(arguments: ["i.AbCdEfGhIjKlMn", "l.AbCdEfG", "p.AbCdEfGhIjKlMn", "ra.i.AbCdEfGhIjKlMn"])
    func `a library id is an error of the service`(id: String) throws {
        let client = try AccountClient()
        let error = client.send(.post, Self.next + id).body.json?["errors"]?[0]
        #expect(error?["status"] == "500" && error?["code"] == "50001")
    }

    @Test func `the station of the last track continues a queue`() throws {
        let client = try AccountClient()
        let body =
            #"{"data":[{"id":"907242702","type":"songs"},{"id":"203709340","type":"songs"},{"id":"9","type":"x"}]}"#
        let bare = client.send(.post, Self.continuous, body).body.json
        #expect(bare?["results"]?["station"]?["id"] == "ra.203709340")
        #expect(bare?["results"]?["tracks"] == nil)
        let full = client.send(.post, Self.continuous + "?with=tracks&limit[results:tracks]=3", body).body.json
        let given = full?["results"]?["tracks"]?.array?.compactMap { $0["id"]?.string } ?? []
        #expect(given.count == 3 && given.first == "203709340")
        // The station has advanced.
        #expect(!given.contains(String(tracks(client, Self.next + "ra.203709340")[0].dropFirst("songs/".count))))
    }

    @Test func `seeds can be library songs, and without seeds there is no station`() throws {
        let client = try AccountClient()
        func station(_ seeds: String) -> JSON? {
            client.send(.post, Self.continuous, #"{"data":[\#(seeds)]}"#).body.json?["results"]
        }
        #expect(station(#"{"id":"i.PkdJNdAIrQozOW","type":"library-songs"}"#)?["station"]?["id"] == "ra.203709340")
        #expect(
            station(#"{"id":"639032181","type":"music-videos"}"#)?["station"]?["id"]?.string?.hasPrefix("ra.") == true)
        for seeds in ["", #"{"id":"1","type":"songs"}"#, #"{"id":"310730204","type":"albums"}"#] {
            #expect(station(seeds) == [:], "\(seeds)")
        }
        client.expect(.body(), .post, Self.continuous, "x", pointer: "/")
        client.expect(.body("'data' is required"), .post, Self.continuous, "{}", pointer: "/data")
        client.expect(
            .value(
                "limit[results:tracks]", "Value must be an integer less than or equal to 10, but was: 11"), .post,
            Self.continuous + "?limit[results:tracks]=11", #"{"data":[]}"#)
    }

    @Test func `fifty stations are remembered, and the oldest restarts`() {
        var accountData = AccountData()
        for station in 0...50 { #expect(accountData.turn(of: "ra.\(station)", advancedBy: 3, among: 10) == 0) }
        #expect(accountData.turn(of: "ra.0", advancedBy: 3, among: 10) == 0)
        #expect(accountData.turn(of: "ra.50", advancedBy: 9, among: 10) == 3)
        #expect(accountData.turn(of: "ra.50", advancedBy: 1, among: 10) == 2)
    }
}
