import AppleMusicAPI
import TonearmConsole
import TonearmSigning
import TonearmSimulator

/// Reads a served simulator's state from a file, writes it again and sends requests to it.
enum StateHarness {
    private static let targets = [
        "/v1/me/library/songs?limit=2", "/v1/me/recent/played", "/v1/me/library/playlists", "/v1/me/storefront",
        "/v1/catalog/us/albums/310730204", "/v1/me/music-summaries?filter[year]=latest",
    ]
    private static let now = ShellStage.time

    static func run(_ input: [UInt8]) throws {
        guard let memory: SimulatorMemory = try? DocumentCoding.decode(from: input) else { return }
        let written = try DocumentCoding.encode(memory)
        try require(try DocumentCoding.decode(from: written) == memory, "written and read, it is another memory")
        var simulator = RunningSimulator(ShellStage.simulator, memory: memory, now: now)
        let token = try DeveloperKey.demonstration.token(issued: now - 60, lifetime: 3600)
        let user = try? simulator.memory.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: now)
        for target in targets {
            var request = Request(.get, target, headers: Headers([("Authorization", "Bearer " + token)]))
            if let user { request.headers["Music-User-Token"] = user.text }
            // A state can contain injected faults, so any answer is possible.
            _ = simulator.respond(to: request)
        }
    }
}
