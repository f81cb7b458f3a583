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
        #expect(music.now == 1_795_253_400)
        let response = try await music.send(Request(.get, "/v1/me/library/albums"))
        #expect(response.status == 200)
        #expect(response.body.json?["data"]?[0]?["attributes"]?["name"] == "First Light")
        let songs = try await music.send(Request(.get, "/v1/catalog/us/albums/7000000001/tracks"))
        #expect(songs.body.json?["data"]?.array?.count == 2)
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
