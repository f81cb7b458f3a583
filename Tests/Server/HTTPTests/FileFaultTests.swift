import AppleMusicAPI
import Testing
import TonearmSQLiteFaultSupport
import TonearmServedSupport
import TonearmSimulator
import TonearmSystem
import TonearmTestSupport

@testable import TonearmHTTP

/// Tests a server's files with each file operation failing or being the last.
@Suite struct FileFaultTests {
    init() { SQLiteFaults.install() }

    private typealias Store = StateStore<SimulatorMemory>

    private static func memory(_ seed: Int) -> [String: SimulatorMemory] {
        ["default": SimulatorMemory(seed: UInt64(seed))]
    }

    private static func open(_ folder: TemporaryFolder) throws -> Store {
        try StateStore(path: folder.path + "/state.json") { _ in }
    }

    /// A store with so many states saved.
    private static func store(_ folder: TemporaryFolder, saved count: Int) throws -> Store {
        let store = try open(folder)
        for seed in 0..<count { try store.save(memory(seed + 1)) }
        return store
    }

    /// What the next process reads if this one is killed now.
    private static func kept(in folder: TemporaryFolder) throws -> [String: SimulatorMemory] {
        try open(try folder.copy()).memories
    }

    /// The second save begins the log, the third goes on with it.
    @Test(arguments: [(1, 5), (2, 3)])
    func `a state is the old one or the new one`(saved: Int, fewest: Int) async throws {
        let count = try await EveryFault.strike { folder in
            try Self.store(folder, saved: saved)
        } _: { store in
            try store.save(Self.memory(9))
        } check: { struck, error, store, folder in
            let kept = try Self.kept(in: folder)
            #expect(kept == Self.memory(9) || kept == Self.memory(saved) && error != nil, "\(struck)")
            if struck.isKill { return }
            try store.save(Self.memory(10))
            #expect(store.memories == Self.memory(10), "\(struck)")
            #expect(try Self.kept(in: folder) == Self.memory(10), "\(struck)")
        }
        #expect(count >= fewest)
    }

    @Test func `changes of worlds are kept all or none`() async throws {
        let album: JSON = ["id": "7", "name": "A", "artist": "B", "tracks": ["C"]]
        let copy = KeptCopy(
            memory: SimulatorMemory(seed: 3), clock: ServedClock.Setting(fixed: 7),
            albums: try OwnAlbums(["albums": [album]]))
        let world = KeptWorld(identity: Array("{}".utf8), current: copy, copies: ["monday": copy])
        let old = ["default": KeptWorld(current: KeptCopy(memory: SimulatorMemory(seed: 1))), "a": world]
        var new = ["default": old["default"], "b": world]
        new["b"]??.copies["tuesday"] = copy
        let changes: [KeptChange<SimulatorMemory>] = [
            .deleted(["a"]), .made("b", world), .copy("b", name: "tuesday", copy),
        ]
        let count = try await EveryFault.strike { folder in
            let store = try Self.open(folder)
            try store.save(old.map { .made($0, $1) })
            return store
        } _: { store in
            try store.save(changes)
        } check: { struck, error, store, folder in
            let kept = try Self.open(try folder.copy()).worlds
            #expect(kept == new || kept == old && error != nil, "\(struck)")
            if struck.isKill { return }
            try store.save([.deleted(["a", "b"])])
            #expect(try Self.open(try folder.copy()).worlds == ["default": old["default"]], "\(struck)")
        }
        #expect(count >= 3)
    }

    @Test func `a save ends when what it wrote is synced`() throws {
        let folder = try TemporaryFolder()
        let store = try Self.store(folder, saved: 2)
        let seen = FileFault(.kill, at: .max)
        try FileFault.$current.withValue(seen) { try store.save(Self.memory(3)) }
        #expect(seen.changes.contains(.write))
        #expect(seen.changes.last == .sync)
    }

    @Test func `a state whose log becomes a part of the file is the same`() async throws {
        let count = try await EveryFault.strike { folder in
            try Self.store(folder, saved: 3)
        } _: { store in
            store.close()
        } check: { struck, _, store, folder in
            #expect(try Self.kept(in: folder) == Self.memory(3), "\(struck)")
            if struck.isKill { return }
            try store.save(Self.memory(4))
            #expect(try Self.kept(in: folder) == Self.memory(4), "\(struck)")
        }
        #expect(count >= 4)
    }

    @Test func `the first state is there whole or not at all`() async throws {
        let count = try await EveryFault.strike { folder in
            try Self.open(folder)
        } _: { store in
            try store.save(Self.memory(1))
        } check: { struck, error, store, folder in
            let kept = try Self.kept(in: folder)
            #expect(kept == Self.memory(1) || kept.isEmpty && error != nil, "\(struck)")
            if struck.isKill { return }
            try store.save(Self.memory(2))
            #expect(try Self.kept(in: folder) == Self.memory(2), "\(struck)")
            #expect(!folder.names.contains { $0.hasSuffix(".new") }, "\(struck)")
        }
        #expect(count >= 10)
    }

    @Test func `an authority is kept before it is used, whole or not at all`() async throws {
        let count = try await EveryFault.strike { folder in
            AuthorityFolder(folder.path + "/authority")
        } _: {
            _ = try $0.authority(now: Served.systemTime)
        } check: { struck, error, folder, _ in
            let authority = try folder.authority(now: Served.systemTime)
            #expect(try folder.authority(now: Served.systemTime).pem == authority.pem, "\(struck)")
        }
        #expect(count >= 8)
    }

    @Test func `requests are recorded in whole lines`() async throws {
        let request = RecordedRequest(method: "GET", target: "/v1/test", headers: Headers(), body: [])
        let count = try await EveryFault.strike { folder in
            folder.path + "/requests.jsonl"
        } _: { path in
            let record = try RequestRecord(path) { _ in }
            for _ in 0..<3 { record.add(request, status: 200, now: 0) }
        } check: { struck, _, _, folder in
            guard folder.names.contains("requests.jsonl") else { return }
            let text = try folder.text(of: "requests.jsonl")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            for line in lines { _ = try JSON(parsing: String(line)) }
            #expect(struck.isKill || text.isEmpty || text.hasSuffix("\n"), "\(struck): \(text)")
        }
        #expect(count >= 4)
    }
}
