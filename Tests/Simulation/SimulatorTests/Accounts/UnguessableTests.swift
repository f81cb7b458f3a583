import AppleMusicAPI
import FoundationEssentials
import Testing
import TonearmAlgorithms

@testable import TonearmSimulator

/// A check that secrets cannot be computed from public values.
struct UnguessableTests {
    @Test func `equal seeds give equal ids and tokens, different seeds do not`() throws {
        func made(_ seed: UInt64) throws -> [String] {
            let client = try AccountClient(seed: seed)
            let created = client.send(.post, "/v1/me/library/playlists", #"{"attributes":{"name":"Road"}}"#)
            return [
                client.userToken ?? "", client.get("/v1/x").json["errors"]?[0]?["id"]?.string ?? "",
                created.body.json?["data"]?[0]?["id"]?.string ?? "",
            ]
        }
        let first = try made(7)
        #expect(try first == made(7) && first.allSatisfy { !$0.isEmpty })
        #expect(try Set(first).isDisjoint(with: made(8)))
    }

    /// SplitMix64 is invertible: one number reveals the state, and so all others.
    @Test func `user tokens cannot be derived from ids of errors`() throws {
        let client = try AccountClient(nil)
        let id = client.get("/v1/x").json["errors"]?[0]?["id"]?.string ?? ""
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        let number = id.prefix(13).reduce(0 as UInt128) { $0 << 5 | UInt128(letters.firstIndex(of: $1) ?? 0) } >> 1
        var guess = RandomSource(seed: Self.state(thatGave: UInt64(truncatingIfNeeded: number)))
        let seen = (0..<64).map { _ in guess.next() }
        try client.authorize("subscriber")
        let token = try #require(client.userToken)
        let bytes = try #require(Data(base64Encoded: token))
        let words = stride(from: 0, to: bytes.count - 7, by: 1).map { start in
            bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + 8)].reduce(0 as UInt64) {
                $0 << 8 | UInt64($1)
            }
        }
        #expect(Set(seen).isDisjoint(with: words))
        #expect(client.get("/v1/x").json["errors"]?[0]?["id"]?.string?.hasPrefix(id.prefix(6)) == false)
    }

    /// Returns the state of SplitMix64 after it returned a number.
    private static func state(thatGave number: UInt64) -> UInt64 {
        func unshifted(_ value: UInt64, _ count: UInt64) -> UInt64 {
            var result = value
            for _ in 0..<(64 / count + 1) { result = value ^ result >> count }
            return result
        }
        var mixed = unshifted(number, 31)
        mixed = unshifted(mixed &* 0x3196_42B2_D24D_8EC3, 27)
        return unshifted(mixed &* 0x96DE_1B17_3F11_9089, 30)
    }

    @Test func `the inversion of the old generator is correct`() {
        var random = RandomSource(seed: 99)
        let first = random.next()
        var again = RandomSource(seed: Self.state(thatGave: first))
        #expect(again.next() == random.next())
    }

    @Test func `a shared state does not reveal earlier tokens`() throws {
        let client = try AccountClient()
        let token = try #require(client.userToken)
        let saved = try JSONEncoder().encode(client.simulator.state)
        let later = try JSONDecoder().decode(SimulatorState.self, from: saved)
        var sources = later.random
        let next = (0..<4).map { _ in sources.userToken() }
        #expect(!next.contains(token) && Set(next).count == 4)
        #expect(later.random == client.simulator.state.random)
    }

    @Test func `a state from before the sources were separated is decoded`() throws {
        let old = Data(#"{"state":7}"#.utf8)
        #expect(try JSONDecoder().decode(IdentifierSources.self, from: old) == IdentifierSources(seed: 7))
        for damaged in [#"{}"#, #"{"library":{"state":1},"errors":"AA","userTokens":"AA"}"#, #"[]"#] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(IdentifierSources.self, from: Data(damaged.utf8))
            }
        }
    }
}
