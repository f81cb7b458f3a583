import AppleMusicAPI
import FoundationEssentials
import Testing

@testable import TonearmSimulator

/// Random writes, followed by reads that are compared with a small model, sometimes after saving and loading.
struct AccountModelTests {
    @Test(arguments: UInt64(0)..<24)
    func `writes are read back, also after saving and loading`(seed: UInt64) throws {
        var walk = try AccountWalk(seed: seed)
        for step in 1...70 {
            try walk.step()
            if step % 7 == 0 || step == 70 {
                let differences = walk.differences
                #expect(
                    differences.isEmpty, "seed \(seed) after:\n\(walk.log.joined(separator: "\n"))")
                if !differences.isEmpty { return }
            }
        }
    }

    @Test func `a fresh state is small, and reading does not enlarge it`() throws {
        let client = try AccountClient()
        let fresh = try JSONEncoder().encode(client.simulator.state).count
        for target in ["/v1/me/library/songs", "/v1/me/recommendations", "/v1/me/recent/played"] {
            #expect(client.get(target).status == 200)
        }
        #expect(try JSONEncoder().encode(client.simulator.state).count < fresh + 100)
    }

    @Test func `two sessions with one seed give identical bytes`() throws {
        let answers = try (0..<2).map { _ in
            let client = try AccountClient()
            return [
                client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"a"}}"#),
                client.send(.get, "/v1/me/library/albums?limit=100"), client.send(.get, "/v1/me/recommendations"),
                client.send(.get, "/v1/me/history/heavy-rotation"),
            ].map { String(decoding: $0.body.bytes, as: UTF8.self) }
        }
        #expect(answers[0] == answers[1])
    }

    @Test func `an added account is empty at first`() throws {
        let client = try AccountClient()
        client.simulator.memory.accounts.append(SimulatedAccount("second", storefront: "de", isSubscribed: true))
        let before = client.simulator.state.records
        try client.authorize("second")
        #expect(client.resource("/v1/me/storefront")?.key == "storefronts/de")
        #expect(client.total("/v1/me/library/songs") == 0)
        #expect(client.simulator.state.records == before, "an account has a record once it owns something")
        #expect(client.send(.put, "/v1/me/ratings/songs/203709340", #"{"attributes":{"value":1}}"#).status == 200)
        #expect(client.resource("/v1/me/ratings/songs/203709340") != nil)
        #expect(client.simulator.state.records.map(\.name) == before.map(\.name) + ["second"])
    }
}
