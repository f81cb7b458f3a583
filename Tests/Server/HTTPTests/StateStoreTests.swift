import AppleMusicAPI
import Foundation
import Testing
import TonearmServedSupport
import TonearmSigning
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

struct StateStoreTests {
    private let lines = LoggedLines()
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/state.json" }

    init() throws { folder = try TemporaryFolder() }

    private func store(_ path: String? = nil) throws(StateStoreProblem) -> StateStore<SimulatorMemory> {
        try StateStore(path: path ?? self.path, report: lines.add)
    }

    /// A simulator with a subscriber's token in its state, whose state is kept.
    private func simulator(_ store: StateStore<SimulatorMemory>) throws -> (simulator: Served.Service, token: String) {
        var state = store.memories["default"] ?? SimulatorMemory(seed: 1)
        let token = try state.issueUserToken(
            account: "subscriber", team: DeveloperKey.demonstration.team, now: Served.now
        ).text
        try store.save(["default": state])
        return (Served.service(state: state, store: store), token)
    }

    private func rating(_ method: Request.Method, _ token: String, song: String = "203709340") throws -> Request {
        var request = try Served.request(method, "/v1/me/ratings/songs/\(song)", [("Music-User-Token", token)])
        if method == .put { request.body = Array(#"{"attributes":{"value":-1}}"#.utf8) }
        return request
    }

    @Test func `what a request changed is on the disk when its answer is there`() async throws {
        do {
            let (simulator, token) = try simulator(try store())
            #expect(await simulator.respond(to: try rating(.put, token)).status == 200)
        }
        let (simulator, token) = try simulator(try store())
        let answer = await simulator.respond(to: try rating(.get, token))
        #expect(answer.body.json?["data"]?[0]?["attributes"]?["value"]?.integer == -1)
        #expect(try folder.mode(of: "state.json") == 0o600)
        #expect(lines.all.isEmpty)
    }

    @Test func `a file with another name lets no second server in`() throws {
        try store().save(["default": SimulatorMemory(seed: 1)])
        let other = folder.path + "/other.json"
        link(path, other)
        for path in [path, other] { #expect(throws: StateStoreProblem.linked(2)) { try store(path) } }
        unlink(other)
        _ = try store()
    }

    @Test func `what a killed server left half written is removed`() throws {
        try folder.write("{}", to: "state.json.999999999.new")
        try folder.write("{}", to: "another.json.999999999.new")
        _ = try store()
        #expect(folder.names == ["another.json.999999999.new", "state.json.lock"])
    }

    @Test func `what changes nothing writes nothing, and neither does an error's id`() async throws {
        let (simulator, token) = try simulator(try store())
        _ = await simulator.respond(to: try rating(.get, token))
        let files = try folder.files
        _ = await simulator.respond(to: try Served.request(.get, "/v1/test"))
        let error = await simulator.respond(to: try Served.request(.get, "/v1/catalog/us/albums/1"))
        #expect(error.status == 404)
        #expect(try folder.files == files)
    }

    @Test func `a change that cannot be kept is taken back and refused, and reads go on`() async throws {
        let store = try store()
        let (simulator, token) = try simulator(store)
        #expect(await simulator.respond(to: try rating(.put, token)).status == 200)
        try folder.remove()
        try folder.blockPath()
        for _ in 0..<2 {
            let refused = await simulator.respond(to: try rating(.put, token, song: "310730206"))
            #expect(refused.status == 503)
            #expect(
                ErrorDocument(try #require(refused.body.json))?.errors.first?.detail == "The change could not be kept")
        }
        #expect(await simulator.respond(to: try rating(.get, token, song: "310730206")).status == 404)
        #expect(await simulator.respond(to: try rating(.get, token)).status == 200)
        #expect(
            lines.all == ["Changes are refused, because the state cannot be written to '\(path)': Not a directory"])
        try folder.remove()
        #expect(await simulator.respond(to: try rating(.put, token, song: "310730206")).status == 200)
        #expect(lines.all.last == "The state can be written to '\(path)' again")
    }

    @Test func `of changes at the same time each is kept or refused, and the file says the same`() async throws {
        let songs = try await allSongs()
        do {
            let (simulator, token) = try simulator(try store())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for song in songs {
                    let request = try rating(.put, token, song: song)
                    group.addTask { #expect(await simulator.respond(to: request).status == 200) }
                }
                try await group.waitForAll()
            }
        }
        let (simulator, token) = try simulator(try store())
        for song in songs { #expect(await simulator.respond(to: try rating(.get, token, song: song)).status == 200) }
    }

    /// Songs of a chart.
    private func allSongs() async throws -> [String] {
        let answer = await Served.service().respond(
            to: try Served.request(.get, "/v1/catalog/us/charts?types=songs&limit=20"))
        let songs = answer.body.json?["results"]?["songs"]?[0]?["data"]?.array?.compactMap { $0["id"]?.string } ?? []
        #expect(songs.count == 20)
        return songs
    }

    @Test func `a file has one owner at a time`() throws {
        do {
            let first = try store()
            #expect(throws: StateStoreProblem.taken) { try store() }
            _ = first
        }
        _ = try store()
    }

    @Test func `an empty file is a state that has not begun`() throws {
        try folder.write("", to: "state.json")
        let store = try store()
        #expect(store.memories.isEmpty)
        try store.save(["default": SimulatorMemory(seed: 1)])
        #expect(store.memories == ["default": SimulatorMemory(seed: 1)])
    }

    @Test func `a folder that cannot be made is an error`() throws {
        try folder.write("", to: "file")
        #expect(throws: StateStoreProblem.unwritable("Not a directory")) { try store(folder.path + "/file/a/b") }
    }
}

extension TemporaryFolder {
    fileprivate func remove() throws { try FileSystemFixture.remove(path) }

    /// Replaces the folder by a file.
    fileprivate func blockPath() throws { try FileSystemFixture.makeFile(path) }
}
