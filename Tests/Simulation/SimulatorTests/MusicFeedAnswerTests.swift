import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmSimulator

/// The answers about the exports of the Apple Music Feed.
struct MusicFeedAnswerTests {
    private func client(feed: MusicFeed? = Self.feed) throws -> SimulatorClient {
        var client = try SimulatorClient()
        var simulator = client.simulator.simulator
        simulator.feed = feed
        client.simulator = RunningSimulator(simulator, memory: SimulatorMemory(seed: 7), now: SimulatorClient.now)
        return client
    }

    private static let feed = MusicFeed(
        ["2024-02-13T16-01", "2024-03-28T16-01"].map { stamp in
            let id = MusicFeedExport.id(.song, stamp: stamp)
            return MusicFeedExport(
                .song, id: id,
                parts: (0..<250).map {
                    MusicFeedPart(id: MusicFeedPart.id($0, of: id), offset: $0, file: "/f", size: 12)
                })
        })

    @Test func `the latest export of a data set has an id with which it is found`() async throws {
        let (status, latest) = try await client().get("/v1/feed/song/latest")
        #expect(status == 200)
        #expect(
            latest["data"] == [
                ["id": "song_2024-03-28T16-01", "type": "exports", "href": "/v1/feed/exports/song_2024-03-28T16-01"]
            ])
        #expect(latest["resources"]?["exports"]?["song_2024-03-28T16-01"]?["type"] == "exports")
        #expect(try await client().get("/v1/feed/exports/song_2024-03-28T16-01").json == latest)
        #expect(try await client().get("/v1/feed/exports/song_2024-02-13T16-01").status == 200)
    }

    @Test(arguments: [(nil, 100), ("?limit=7", 7), ("?limit=200", 200)] as [(String?, Int)])
    func `the pages of parts lead to all parts`(query: String?, size: Int) async throws {
        let client = try client()
        var target: String? = "/v1/feed/exports/song_2024-03-28T16-01/parts" + (query ?? "")
        var ids: [String] = []
        while let page = target {
            let (status, json) = try await client.get(page)
            #expect(status == 200)
            let found = json["data"]?.array ?? []
            #expect(found.count <= size)
            for part in found {
                let id = try #require(part["id"]?.string)
                #expect(part["attributes"] == nil)
                let resource = json["resources"]?["parts"]?[id]
                #expect(resource?["attributes"]?["offset"]?.integer == ids.count)
                #expect(
                    resource?["attributes"]?["exportLocation"]?.string?.contains(
                        "/exports/song_2024-03-28T16-01/\(id).parquet?accessKey=") == true)
                ids.append(id)
            }
            target = json["next"]?.string
        }
        #expect(ids == (0..<250).map { "\($0)_part_song_2024-03-28T16-01" })
    }

    @Test(arguments: ["album/latest", "zzz/latest", "exports/zzz", "exports/zzz/parts", "zzz", "", "exports"])
    func `an unknown data set or export is not found`(path: String) async throws {
        try await client().expect(.notFound, from: "/v1/feed/" + path)
    }

    @Test func `without a feed every answer is 404, with the reason`() async throws {
        let response = try await client(feed: nil).answer("/v1/feed/album/latest")
        #expect(response.status == 404)
        #expect(response.rule?.sentence.contains("serve --feed FOLDER") == true)
        #expect(try await client().answer("/v1/feed/album/latest").rule?.sentence.contains("must contain") == true)
    }

    @Test func `the feed needs a developer token`() async throws {
        var client = try client()
        client.headers = Headers()
        #expect(try await client.answer("/v1/feed/song/latest").status == 401)
    }
}
