import AppleMusicAPI
import Crypto
import Foundation
import Synchronization
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests that `tonearm-serve --state` loses no accepted change if it is killed or the disk is full.
struct KeptProgramTests {
    private let folder: TemporaryFolder
    private var state: String { folder.path + "/state.json" }

    init() throws { folder = try TemporaryFolder() }

    private func start(_ more: [String] = [], blocks: Int? = nil) async throws -> Running {
        try await start(folder, more, blocks: blocks)
    }

    private func start(
        _ folder: TemporaryFolder, _ more: [String] = [], blocks: Int? = nil
    ) async throws -> Running {
        let state = folder.path + "/state.json"
        let program = try Program(
            ["--listen", "127.0.0.1:0", "--clock", "2026-11-21", "--state", state] + more, stateFolder: folder.path,
            fileBlocks: blocks)
        return Running(program: program, greeting: await program.greeting())
    }

    /// A started server and its output.
    private struct Running {
        let program: Program
        let greeting: String

        func value(of name: String) throws -> String {
            let line = try #require(greeting.split(separator: "\n").first { $0.hasPrefix("\(name)='") }, "\(greeting)")
            return String(line.dropFirst(name.count + 2).prefix { $0 != "'" })
        }

        func origin() throws -> String {
            let rest = try #require(greeting.split(separator: "http://").dropFirst().first)
            return "http://" + rest.prefix { $0 != " " }
        }

        func request(_ method: Request.Method, _ target: String, body: String = "") throws -> Request {
            Request(
                method, target,
                headers: Headers([
                    ("Authorization", "Bearer \(try value(of: "TOKEN"))"),
                    ("Music-User-Token", try value(of: "SUBSCRIBER")),
                ]), body: Array(body.utf8))
        }

        func create(_ name: String) throws -> Request {
            try request(.post, "/v1/me/library/playlists", body: #"{"attributes":{"name":"\#(name)"}}"#)
        }

        /// Returns the names of all playlists.
        func playlists(_ client: Client) async throws -> Set<String> {
            var names: Set<String> = []
            var target: String? = "/v1/me/library/playlists?limit=100"
            while let next = target {
                let separator = next.contains("limit=") ? "" : "&limit=100"
                let answer = try await client.send(try request(.get, next + separator), to: try origin())
                let json = try JSON(parsing: answer.body)
                names.formUnion(json["data"]?.array?.compactMap { $0["attributes"]?["name"]?.string } ?? [])
                target = json["next"]?.string
            }
            return names
        }
    }

    /// The number of answers before the kill, from the first answer to the middle of later writes.
    @Test func `a kill at any moment loses no accepted change`() async throws {
        var accepted: Set<String> = []
        for (round, moment) in [1, 9, 30].enumerated() {
            let running = try await start()
            let count = Counter()
            let answered = try await Client.with { client in
                #expect(try await running.playlists(client).isSuperset(of: accepted))
                return try await withThrowingTaskGroup(of: Set<String>.self) { group in
                    for writer in 0..<4 {
                        group.addTask {
                            var mine: Set<String> = []
                            for number in 0..<1_000 {
                                let name = "r\(round)-w\(writer)-\(number)"
                                let request = try running.create(name)
                                guard let answer = try? await client.send(request, to: try running.origin()) else {
                                    return mine
                                }
                                #expect(answer.status == 201)
                                mine.insert(name)
                                if count.next() == moment { running.program.send(SIGKILL) }
                            }
                            return mine
                        }
                    }
                    return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
                }
            }
            #expect(answered.count >= moment)
            accepted.formUnion(answered)
            _ = await running.program.end()
        }
        let running = try await start()
        let kept = try await Client.with { try await running.playlists($0) }
        #expect(kept.isSuperset(of: accepted))
        #expect(!folder.names.contains { $0.contains("damaged") })
    }

    @Test func `without space changes are refused, and accepted changes survive`()
        async throws
    {
        let running = try await start(blocks: 1_600)
        var accepted: Set<String> = []
        var refused = 0
        try await Client.with { client in
            for number in 0..<200 where refused < 3 {
                let name = "p\(number)-" + String(repeating: "x", count: 40_000)
                let answer = try await client.send(try running.create(name), to: try running.origin())
                if answer.status == 201 { accepted.insert(name) } else { refused += 1 }
                #expect(answer.status == 201 || answer.status == 503)
            }
            #expect(refused == 3)
            #expect(try await running.playlists(client).isSuperset(of: accepted))
        }
        #expect(!accepted.isEmpty)
        running.program.send(SIGTERM)
        let ended = await running.program.end()
        #expect(ended.status == 0)
        #expect(
            ended.errors.hasPrefix(
                "note: Changes are refused, because the state cannot be written to '\(state)': File too large.\n"))
        let again = try await start()
        let kept = try await Client.with { try await again.playlists($0) }
        #expect(kept.isSuperset(of: accepted))
        #expect(kept.filter { $0.hasPrefix("p") && $0.contains("-x") } == accepted)
    }

    @Test func `a second server on the file is refused until the first has ended`() async throws {
        let first = try await start()
        let second = await (try Program(["--listen", "127.0.0.1:0", "--state", state], stateFolder: folder.path)).end()
        #expect(second.status == 1)
        #expect(
            second.errors == """
                error: Cannot keep the state in '\(state)': another server keeps its state there
                Stop that one, or name another file.

                """)
        first.program.send(SIGTERM)
        #expect(await first.program.end().status == 0)
        #expect(try await start().origin().hasPrefix("http://127.0.0.1:"))
    }

    @Test func `a file with other content is refused at the start and not changed`() async throws {
        try folder.write("my notes", to: "state.json")
        let ended = await (try Program(["--listen", "127.0.0.1:0", "--state", state], stateFolder: folder.path)).end()
        #expect(ended.status == 1)
        #expect(
            ended.errors == """
                error: Cannot read the state in '\(state)': it holds something else, or is damaged
                Name another file; this one is unchanged.

                """)
        #expect(try folder.text(of: "state.json") == "my notes")
    }

    /// States are promised since 0.3.0. `Tests/Releases/write` writes them, with a playlist.
    @Test(
        arguments: try FileManager.default.contentsOfDirectory(atPath: Self.releases.path)
            .filter { $0.first?.isNumber == true && $0 != "0.2.0" })
    func `the state of each release is served`(release: String) async throws {
        try Data(contentsOf: Self.releases.appendingPathComponent("\(release)/state.sqlite"))
            .write(to: URL(filePath: state))
        let running = try await start()
        #expect(try await Client.with { try await running.playlists($0) }.contains("Kept"))
        running.program.send(SIGTERM)
        _ = await running.program.end()
    }

    private static let releases = ProjectFiles.root.appendingPathComponent("Tests/Releases")

    @Test func `the state of 0.2.0 is refused with its release, and not changed`() async throws {
        let document = try Data(
            contentsOf: ProjectFiles.root.appendingPathComponent("Tests/Releases/0.2.0/state.json"))
        try document.write(to: URL(filePath: state))
        let ended = await (try Program(["--listen", "127.0.0.1:0", "--state", state], stateFolder: folder.path)).end()
        #expect(ended.status == 1)
        #expect(
            ended.errors == """
                error: Cannot read the state in '\(state)': tonearm 0.2.0 or before wrote it
                Name another file; this one is unchanged.

                """)
        #expect(try Data(contentsOf: URL(filePath: state)) == document)
    }

    @Test func `a file that cannot be written is refused at the start`() async throws {
        try folder.write("", to: "file")
        let path = folder.path + "/file/state.json"
        let ended = await (try Program(["--listen", "127.0.0.1:0", "--state", path], stateFolder: folder.path)).end()
        #expect(ended.status == 1)
        #expect(ended.errors.hasPrefix("error: Cannot keep the state in '\(path)': Not a directory\n"))
    }

    @Test func `tokens for the user's own team work with its key`() async throws {
        let secret = P256.Signing.PrivateKey()
        let key = DeveloperKey(id: "ABCDE12345", team: "TEAMID1234", key: secret)
        try folder.write(secret.pemRepresentation, to: "AuthKey_ABCDE12345.p8")
        let running = try await start(["--key", folder.path + "/AuthKey_ABCDE12345.p8", "--team", "TEAMID1234"])
        var request = try running.request(.get, "/v1/me/library/songs")
        request.headers["Authorization"] = "Bearer \(try Served.token(of: key))"
        let (theirs, origin) = (request, try running.origin())
        request.headers["Music-User-Token"] = try running.value(of: "SUBSCRIBER_TEAMID1234")
        let ours = request
        try await Client.with { client in
            let statuses = (
                try await client.send(theirs, to: origin).status, try await client.send(ours, to: origin).status
            )
            #expect(statuses == (403, 200))
        }
    }
}

/// A counter for several tasks.
private final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
