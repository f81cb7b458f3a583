import AppleMusicAPI
import Testing
import TonearmConsole
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator

@testable import TonearmHTTP

/// Tests the cost of saving one change of a large library, counted in parts and bytes.
struct StateCostTests {
    private struct Cost: Equatable {
        var parts: Int
        var bytes: Int
    }

    /// Returns the cost of saving one more playlist.
    private func cost(after count: Int) throws -> Cost {
        var simulator = RunningSimulator(
            Simulator(catalog: Served.catalog, signers: .demonstration),
            memory: SimulatorMemory(seed: 1), now: Served.now)
        let token = try simulator.memory.issueUserToken(
            account: "newcomer", team: DeveloperKey.demonstration.team, now: Served.now
        ).text
        var request = try Served.request(.post, "/v1/me/library/playlists", [("Music-User-Token", token)])
        request.body = Array(#"{"attributes":{"name":"Road"}}"#.utf8)
        for _ in 0..<count { #expect(simulator.respond(to: request).status == 201) }
        let parts = EncodedParts(key: "key") { try DocumentCoding.encode($0, userInfo: $1) }
        _ = try parts.encode(simulator.memory)
        _ = simulator.respond(to: request)
        let changed = try parts.encode(simulator.memory).changed
        return Cost(parts: changed.count, bytes: changed.values.map(\.count).reduce(0, +))
    }

    @Test func `one more playlist writes as much as ever, however many there are`() throws {
        // With both counts, the last piece has room for equally many playlists.
        let few = try cost(after: 16)
        #expect(few.parts == 1)
        #expect(try cost(after: 16 + 32) == few)
        #expect(try cost(after: 16 + 32 * 30) == few)
    }

    @Test func `a list in parts is one list when it is joined`() throws {
        var simulator = RunningSimulator(
            Simulator(catalog: Served.catalog, signers: .demonstration),
            memory: SimulatorMemory(seed: 1), now: Served.now)
        let token = try simulator.memory.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now
        ).text
        var request = try Served.request(.post, "/v1/me/library/playlists", [("Music-User-Token", token)])
        for number in 0..<40 {
            request.body = Array(#"{"attributes":{"name":"\#(number) ],[ \" {"}}"#.utf8)
            #expect(simulator.respond(to: request).status == 201)
        }
        let parts = EncodedParts(key: "key") { try DocumentCoding.encode($0, userInfo: $1) }
        let encoded = try parts.encode(simulator.memory)
        let joined = try #require(EncodedParts.joined(encoded.frame, parts: parts.all, key: "key"))
        #expect(try DocumentCoding.decode(SimulatorMemory.self, from: joined) == simulator.memory)
        let plain = try JSON(parsing: DocumentCoding.encode(simulator.memory))
        #expect(try JSON(parsing: joined).text.utf8.count == plain.text.utf8.count)
    }

    /// Memories that differ in an account's tokens.
    private static let memories = {
        var memory = SimulatorMemory(seed: 1)
        return (0..<2).map { number in
            _ = try? memory.issueUserToken(account: "subscriber", team: "TEAMID123\(number)", now: number)
            return memory
        }
    }()

    @Test func `only what changed is encoded again, and a changed part keeps its number`() throws {
        let parts = EncodedParts(key: "k") { try DocumentCoding.encode($0, userInfo: $1) }
        let first = try parts.encode(Self.memories[0])
        let again = try parts.encode(Self.memories[0])
        #expect(!first.changed.isEmpty)
        #expect(again.changed.isEmpty)
        let next = try parts.encode(Self.memories[1])
        #expect(next.changed.count == 1)
        #expect(Set(next.changed.keys).isSubset(of: first.changed.keys))
        #expect(next.removed.isEmpty)
        let whole = try #require(EncodedParts.joined(next.frame, parts: parts.all, key: "k"))
        #expect(try DocumentCoding.decode(SimulatorMemory.self, from: whole) == Self.memories[1])
    }

    @Test func `parts that are gone are named`() throws {
        let parts = EncodedParts(key: "k") { try DocumentCoding.encode($0, userInfo: $1) }
        let first = try parts.encode(Self.memories[0])
        let empty = try parts.encode([Int]())
        #expect(empty.removed == Set(first.changed.keys))
        #expect(parts.all.isEmpty)
    }

    @Test func `text like a reference within a part is text`() throws {
        let parts = [1: Array(#"["k.2","k.1"]"#.utf8), 2: Array("[]".utf8)]
        let joined = EncodedParts.joined(Array(#"{"a":"k.2","b":"k.1"}"#.utf8), parts: parts, key: "k")
        #expect(joined.map { String(decoding: $0, as: UTF8.self) } == #"{"a":[],"b":["k.2","k.1"]}"#)
        #expect(EncodedParts.joined(Array(#"["k.3"]"#.utf8), parts: parts, key: "k") == nil)
        #expect(EncodedParts.joined(Array(#"["k."#.utf8), parts: parts, key: "k") == nil)
    }
}
