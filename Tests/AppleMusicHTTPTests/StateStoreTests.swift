import AppleMusicAPI
import AppleMusicSimulator
import TemporaryFolderSupport
import Testing

@testable import AppleMusicHTTP

struct StateStoreTests {
    private let lines = LoggedLines()

    private func store(_ path: String) -> StateStore { StateStore(path: path, report: lines.add) }

    @Test func `what a request changed is on the disk when its answer is there`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/state.json"
        let first = store(path)
        #expect(try first.load() == nil)
        let simulator = Served.simulator(store: first)
        // An error's id is drawn from the state's random source.
        _ = simulator.respond(to: try Served.request(.get, "/v1/catalog/us/albums/1"))
        let kept = try #require(try store(path).load())
        var expected = SimulatorState(seed: 1)
        #expect(kept != expected)
        _ = expected.random.next()
        _ = expected.random.next()
        #expect(kept == expected)
        #expect(try folder.mode(of: "state.json") == 0o600)
        #expect(lines.all.isEmpty)
    }

    @Test func `what changes nothing writes nothing`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/state.json"
        let simulator = Served.simulator(store: store(path))
        _ = simulator.respond(to: try Served.request(.get, Served.album))
        let before = try folder.text(of: "state.json")
        try folder.write("untouched", to: "state.json")
        _ = simulator.respond(to: try Served.request(.get, "/v1/test"))
        #expect(try folder.text(of: "state.json") == "untouched")
        #expect(before.contains("\"version\":1"))
    }

    @Test func `a damaged file is set aside and said to be`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"version\":1,", to: "state.json")
        let path = folder.path + "/state.json"
        #expect(try store(path).load() == nil)
        #expect(
            lines.all == [
                "The state in '\(path)' was damaged; it is kept as '\(path).damaged', and a fresh one begins"
            ])
        #expect(try folder.text(of: "state.json.damaged") == "{\"version\":1,")
    }

    @Test func `a file that may not be read is an error`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: StateStore.Failure.self) { try store(folder.path).load() }
    }

    @Test func `a state that cannot be written is said, and requests are answered`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let path = folder.path + "/file/state.json"
        let simulator = Served.simulator(store: store(path))
        #expect(simulator.respond(to: try Served.request(.get, Served.album)).status == 200)
        #expect(lines.all == ["The state cannot be written to '\(path)': Not a directory"])
    }
}
