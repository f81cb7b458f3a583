import AppleMusicAPI
import Foundation
import Synchronization
import Testing
import TonearmSQLite
import TonearmServedSupport
import TonearmTestSupport

/// Tests that `tonearm-serve --state` loses no accepted change of a world if it is killed.
struct KeptWorldsProgramTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A started server and the content of its file of `--ready`.
    private struct Running {
        let program: Program
        let ready: JSON

        func tell(
            _ method: Request.Method, _ path: String, _ client: Client, _ body: [UInt8] = []
        ) async throws -> (status: Int, body: [UInt8]) {
            let fields = [("Authorization", "Bearer \(ready["secret"]?.string ?? "")")]
            let answer = try await client.send(
                Request(method, "/_tonearm\(path)", headers: Headers(fields), body: body),
                to: ready["control"]?.string?.replacing("/_tonearm", with: "") ?? "")
            return (answer.status, answer.body)
        }

        func ask(
            _ method: Request.Method, _ target: String, _ world: JSON, _ client: Client, _ body: String = ""
        ) async throws -> (status: Int, body: [UInt8]) {
            let fields = [
                ("Authorization", "Bearer \(world["tokens"]?["developer"]?.string ?? "")"),
                ("Music-User-Token", world["tokens"]?["subscriber"]?.string ?? ""),
            ]
            let answer = try await client.send(
                Request(method, target, headers: Headers(fields), body: Array(body.utf8)),
                to: ready["origin"]?.string ?? "")
            return (answer.status, answer.body)
        }
    }

    private func start() async throws -> Running {
        let ready = folder.path + "/ready.json"
        let program = try Program(
            [
                "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0", "--clock", "2026-11-21", "--ready", ready,
                "--state", folder.path + "/state.db",
            ], stateFolder: folder.path)
        let greeting = await program.greeting()
        let bytes = try #require(try? Data(contentsOf: URL(filePath: ready)), "\(greeting)")
        return Running(program: program, ready: try JSON(parsing: Array(bytes)))
    }

    /// The changes of a world that were answered with success.
    private struct Accepted: Sendable {
        let world: JSON
        var playlists: [String] = []
        var snapshots: [String] = []
        var isDeleted = false
    }

    /// Makes worlds and changes them until the server no longer answers.
    private static func write(
        to running: Running, _ client: Client, answered: @Sendable () -> Void
    ) async throws -> [Accepted] {
        var all: [Accepted] = []
        for number in 0..<1_000 {
            guard let made = try? await running.tell(.post, "/worlds", client) else { return all }
            #expect(made.status == 201)
            all.append(Accepted(world: try JSON(parsing: made.body)))
            answered()
            let id = all[number].world["id"]?.string ?? ""
            for step in 0..<2 {
                let name = "p\(step)"
                let body = #"{"attributes":{"name":"\#(name)"}}"#
                guard
                    let answer = try? await running.ask(
                        .post, "/v1/me/library/playlists", all[number].world, client, body)
                else { return all }
                #expect(answer.status == 201)
                all[number].playlists.append(name)
                answered()
                guard let kept = try? await running.tell(.put, "/worlds/\(id)/snapshots/s\(step)", client) else {
                    return all
                }
                #expect(kept.status == 200)
                all[number].snapshots.append("s\(step)")
                answered()
            }
            guard number % 3 == 2 else { continue }
            guard let answer = try? await running.tell(.delete, "/worlds/\(id)", client) else {
                // It may be deleted or not.
                return all.dropLast()
            }
            #expect(answer.status == 200)
            all[number].isDeleted = true
            answered()
        }
        return all
    }

    private static func check(_ accepted: [Accepted], _ running: Running, _ client: Client) async throws {
        for one in accepted {
            let id = one.world["id"]?.string ?? ""
            let shown = try await running.tell(.get, "/worlds/\(id)", client)
            #expect(shown.status == (one.isDeleted ? 404 : 200))
            let answer = try await running.ask(.get, "/v1/me/library/playlists?limit=100", one.world, client)
            #expect(answer.status == (one.isDeleted ? 401 : 200))
            if one.isDeleted { continue }
            let names = try JSON(parsing: answer.body)["data"]?.array?.compactMap { $0["attributes"]?["name"]?.string }
            #expect(Set(names ?? []).isSuperset(of: one.playlists))
            let snapshots = try JSON(parsing: shown.body)["snapshots"]?.array?.compactMap(\.string)
            #expect(Set(snapshots ?? []).isSuperset(of: one.snapshots))
            for name in one.snapshots {
                let restored = try await running.tell(.post, "/worlds/\(id)/snapshots/\(name)/restore", client)
                #expect(restored.status == 200)
            }
        }
    }

    /// The number of answers before the kill.
    @Test(arguments: [1, 12, 40])
    func `a kill at any moment loses no accepted change of a world`(moment: Int) async throws {
        let running = try await start()
        let count = Counter()
        let accepted = try await Client.with { client in
            try await withThrowingTaskGroup(of: [Accepted].self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        try await Self.write(to: running, client) {
                            if count.next() == moment { running.program.send(SIGKILL) }
                        }
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
        }
        _ = await running.program.end()
        #expect(!accepted.isEmpty)
        let next = try await start()
        try await Client.with { try await Self.check(accepted, next, $0) }
        next.program.send(SIGTERM)
        #expect(await next.program.end().status == 0)
        #expect(folder.names.filter { $0.hasPrefix("state.db") } == ["state.db", "state.db.lock"])
    }

    @Test func `a state with a world that cannot be used stays as it is`() async throws {
        let running = try await start()
        try await Client.with { client in
            let made = try await running.tell(.post, "/worlds", client)
            let changed = try await running.tell(.put, "/faults", client, Array(#"{"faults": ["503"]}"#.utf8))
            #expect(made.status == 201 && changed.status == 200)
        }
        running.program.send(SIGTERM)
        #expect(await running.program.end().status == 0)
        let state = folder.path + "/state.db"
        try Database(state, .existing).execute("UPDATE worlds SET identity = x'7B'")
        let before = try folder.files.filter { $0.key.hasPrefix("state.db") }
        let ended = await (try Program(["--listen", "127.0.0.1:0", "--state", state], stateFolder: folder.path)).end()
        #expect(ended.status == 1)
        #expect(ended.errors.contains("the key of the world '"))
        #expect(ended.errors.contains("Name another file; this one is unchanged."))
        #expect(try folder.files.filter { $0.key.hasPrefix("state.db") } == before)
    }

    @Test func `a snapshot may be larger than the request of an app, up to a limit`() async throws {
        let running = try await start()
        try await Client.with { client in
            #expect(try await running.tell(.put, "/snapshots/one", client).status == 200)
            let file = try await running.tell(.get, "/snapshots/one", client).body
            for (size, status) in [(2_097_152, 200), (16_777_217, 413)] {
                let spaces = [UInt8](repeating: UInt8(ascii: " "), count: size - file.count)
                let answer = try? await running.tell(.put, "/snapshots/two", client, file + spaces)
                // The server may end the connection before all of a refused body came.
                #expect(answer?.status == status || answer == nil && status == 413)
            }
            let names = try JSON(parsing: try await running.tell(.get, "/snapshots", client).body)
            #expect(names["snapshots"] == ["one", "two"])
        }
        running.program.send(SIGTERM)
        #expect(await running.program.end().status == 0)
    }
}

/// A counter for several tasks.
private final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
