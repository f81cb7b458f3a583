import AppleMusicSimulation
import Foundation
import Testing

/// Tests simulations that begin with a world file.
struct SimulatedWorldFileTests {
    private static let text = """
        {
          "now": "2026-11-21T09:30:00Z",
          "catalog": {"albums": [
            {"id": "7000000001", "name": "First Light", "artist": "The Testers", "tracks": ["Morning", "Noon"]}
          ]},
          "accounts": [{"name": "collector", "plan": "family", "library": ["albums/7000000001"]}],
          "devices": [{"consent": "authorized"}]
        }
        """

    @Test func `a simulation has the accounts, the music and the device of a file`() async throws {
        let music = try SimulatedAppleMusic(world: Data(Self.text.utf8))
        #expect(music.consent == .authorized)
        #expect(music.now == .seconds(1_795_253_400))
        let response = try await music.send(Request(.get, "/v1/me/library/albums"))
        #expect(response.status == 200)
        #expect(response.body.json?["data"]?[0]?["attributes"]?["name"] == "First Light")
        let songs = try await music.send(Request(.get, "/v1/catalog/us/albums/7000000001/tracks"))
        #expect(songs.body.json?["data"]?.array?.count == 2)
    }

    private static func file(_ device: String) -> Data {
        Data(
            """
            {"catalog": {"albums": [
              {"id": "7000000001", "name": "First Light", "artist": "The Testers", "tracks": ["Morning", "Noon"]}]},
             "accounts": [{"name": "collector", "library": ["albums/7000000001", {"upload":
               {"name": "Rain", "artist": "A", "album": "B"}}]}],
             "devices": [{"consent": "authorized", \(device)}]}
            """.utf8)
    }

    @Test func `a device begins with plays and downloads`() throws {
        let music = try SimulatedAppleMusic(
            world: Self.file(
                """
                "plays": [{"played": "songs/700000000101", "count": 7, "last": "2026-01-01"},
                  {"played": "library-songs/700000000101", "last": "2026-02-01"},
                  {"played": "library-songs/Rain", "count": 2, "last": "2026-03-01"}],
                "downloads": ["library-albums/7000000001"]
                """))
        let (library, own) = music.stage.read { world in
            (world.device.device.library, world.plays(libraryID: nil, catalogID: "700000000101"))
        }
        #expect(own?.count == 7 && own?.last == 1_767_225_600)
        #expect(library.plays.count == 3 && library.downloads.count == 2)
        #expect(library.plays.values.map(\.count).sorted() == [1, 2, 7])
        #expect(library.account == "collector")
    }

    @Test(arguments: [
        (#""plays": [{"played": "songs/0", "last": "2026-01-01"}]"#, "devices[0].plays[0].played"),
        (#""plays": [{"played": "songs/203709340"}]"#, "devices[0].plays[0]"),
        (#""plays": [{"played": "songs/203709340", "count": 0, "last": "2026-01-01"}]"#, "devices[0].plays[0].count"),
        (#""plays": [{"played": "artists/178834", "last": "2026-01-01"}]"#, "devices[0].plays[0].played"),
        (#""downloads": ["library-songs/203709340"]"#, "devices[0].downloads[0]"),
        (#""downloads": ["songs/203709340"]"#, "devices[0].downloads[0]"),
        (#""signedOut": true, "downloads": ["library-albums/7000000001"]"#, "devices[0].downloads"),
    ])
    func `plays and downloads of other music are refused by their path`(device: String, path: String) {
        let problem = #expect(throws: WorldFileProblem.self) { try SimulatedAppleMusic(world: Self.file(device)) }
        #expect(problem?.path.hasPrefix(path) == true, "\(String(describing: problem))")
    }

    @Test func `a wrong file names the line`() {
        let problem = #expect(throws: WorldFileProblem.self) {
            try SimulatedAppleMusic(world: "{\"seed\": 1,\n\"devices\": [{\"version\": \"3\"}]}".utf8)
        }
        #expect(problem?.line == 2)
        #expect(problem?.path == "devices[0].version")
        #expect(problem?.description.hasPrefix("line 2, devices[0].version: '3' is not a version of iOS") == true)
    }
}
