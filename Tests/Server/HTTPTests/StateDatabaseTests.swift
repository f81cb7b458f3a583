import AppleMusicAPI
import Foundation
import Testing
import TonearmConsole
import TonearmSQLite
import TonearmSimulator
import TonearmSystem
import TonearmTestSupport

@testable import TonearmHTTP

/// The database file of a store.
struct StateDatabaseTests {
    private let lines = LoggedLines()
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/state.db" }

    init() throws { folder = try TemporaryFolder() }

    private func store(_ folder: TemporaryFolder? = nil) throws -> StateStore<SimulatorMemory> {
        try StateStore(path: (folder ?? self.folder).path + "/state.db", report: lines.add)
    }

    /// Memories that differ in an account's tokens.
    private static let memories = {
        var memory = SimulatorMemory(seed: 1)
        return [memory]
            + (0..<4).map { number in
                _ = try? memory.issueUserToken(account: "subscriber", team: "TEAMID123\(number)", now: number)
                return memory
            }
    }()

    /// The files of a process that is killed after it saved all memories.
    private func killed() throws -> TemporaryFolder {
        let store = try store()
        for memory in Self.memories { try store.save(["default": memory]) }
        return try folder.copy()
    }

    /// What the next process reads after a kill.
    private func kept() throws -> SimulatorMemory? { try store(try folder.copy()).memories["default"] }

    @Test func `what was saved is there after a kill, for the owner alone`() throws {
        let store = try store()
        for memory in Self.memories {
            try store.save(["default": memory])
            #expect(store.memories == ["default": memory])
            #expect(try kept() == memory)
        }
        for name in ["state.db", "state.db-wal", "state.db-shm"] { #expect(try folder.mode(of: name) == 0o600) }
    }

    @Test func `a store that is closed leaves one file`() throws {
        let store = try store()
        for memory in Self.memories { try store.save(["default": memory]) }
        store.close()
        #expect(folder.names == ["state.db", "state.db.lock"])
        #expect(store.memories == ["default": Self.memories[4]])
        #expect(try kept() == Self.memories[4])
        try store.save(["default": Self.memories[1]])
        #expect(try kept() == Self.memories[1])
    }

    @Test func `a change writes what changed, and not the memory`() throws {
        let store = try store()
        var memory = try DocumentCoding.decode(
            SimulatorMemory.self, from: try ProjectFiles.bytes(of: "Tests/Server/HTTPTests/Fixtures/memory.json"))
        for number in 0..<2 {
            _ = try memory.issueUserToken(account: "subscriber", team: "TEAMID123\(number)", now: number)
            try store.save(["default": memory])
        }
        let size = FileSystem.size(path + "-wal")
        _ = try memory.issueUserToken(account: "subscriber", team: "TEAMID1239", now: 9)
        try store.save(["default": memory])
        // A page of the frame and one of the tokens.
        let pages = (FileSystem.size(path + "-wal") - size) / 4_096
        #expect(1...3 ~= pages)
        #expect(FileSystem.size(path) / 4_096 > 10)
    }

    @Test func `worlds are saved and deleted each by itself`() throws {
        do {
            let store = try store()
            try store.save(["a": Self.memories[0], "b": Self.memories[1], "c": Self.memories[2]])
            try store.save(["b": Self.memories[3]])
            try store.delete("a")
            #expect(store.memories == ["b": Self.memories[3], "c": Self.memories[2]])
        }
        let next = try store()
        #expect(next.memories == ["b": Self.memories[3], "c": Self.memories[2]])
        try next.save(["a": Self.memories[4]])
        next.close()
        try next.delete("c")
        let all = ["a": Self.memories[4], "b": Self.memories[3]]
        #expect(try store(try folder.copy()).memories == all)
        let parts = try Database(path, .existing).rows("SELECT DISTINCT state FROM parts") { $0.integer(0) }
        #expect(parts.count == 2)
    }

    @Test func `a snapshot is not a world, and goes with its world`() throws {
        let store = try store()
        try store.save(["a": Self.memories[0]])
        let clock = ServedClock.Setting(fixed: 7, ahead: -3)
        let albums = try OwnAlbums(["albums": [["id": "7", "name": "A", "artist": "B", "tracks": ["C"]]]])
        let monday = KeptCopy(memory: Self.memories[3], clock: clock, albums: albums)
        try store.save([
            .copy("a", name: "monday", monday), .copy("a", name: "tuesday", monday),
            .copy("unknown", name: "monday", monday),
        ])
        try store.save([.copy("a", name: "tuesday", nil), .current("a", Self.memories[1], clock)])
        let world = KeptWorld(
            identity: Array("{}".utf8), current: KeptCopy(memory: Self.memories[1], clock: clock),
            copies: ["monday": monday])
        #expect(store.worlds == ["a": world])
        let other = try Database(path, .existing)
        #expect(try other.rows("SELECT snapshot FROM states ORDER BY 1") { $0.text(0) } == ["", "monday"])
        try FileSystemFixture.remove(path)
        try store.save([.current("a", Self.memories[2], clock)])
        #expect(try self.store(try folder.copy()).worlds["a"]?.copies == ["monday": monday])
        try store.delete("a")
        for table in ["worlds", "states", "parts"] {
            #expect(try Database(path, .existing).rows("SELECT 1 FROM \(table)") { $0.integer(0) }.isEmpty)
        }
    }

    @Test func `a change of a deleted world changes nothing`() throws {
        let store = try store()
        try store.save(["default": Self.memories[0], "a": Self.memories[0]])
        try store.save([.deleted(["a"]), .current("a", Self.memories[1], ServedClock.Setting())])
        #expect(store.memories == ["default": Self.memories[0]])
        #expect(try self.store(try folder.copy()).memories == ["default": Self.memories[0]])
    }

    @Test func `a world without its identity or its state is damage`() throws {
        for table in ["worlds", "states"] {
            let folder = try TemporaryFolder()
            let store = try store(folder)
            try store.save(["a": Self.memories[0]])
            store.close()
            try Database(folder.path + "/state.db", .existing).execute("DELETE FROM \(table)")
            #expect(throws: StateStoreProblem.damaged("the world 'a' is not complete")) {
                try self.store(try folder.copy())
            }
        }
    }

    @Test func `wherever the log ends or is damaged, the state is one that was kept`() throws {
        let killed = try killed()
        let log = Array(try Data(contentsOf: URL(filePath: killed.path + "/state.db-wal")))
        for place in stride(from: 0, through: log.count, by: 1_001) {
            var damaged = log
            if place < log.count { damaged[place] ^= 1 }
            for bytes in [Array(log[..<place]), damaged] {
                let copy = try killed.copy()
                try Data(bytes).write(to: URL(filePath: copy.path + "/state.db-wal"))
                let found = try #require(try store(copy).memories["default"])
                #expect(Self.memories.contains(found), "\(place)")
            }
        }
        #expect(try store(killed).memories == ["default": Self.memories[4]])
    }

    @Test(arguments: ["state.db", "state.db-wal"])
    func `if one of the files is taken away, everything is written again`(name: String) throws {
        let store = try store()
        for memory in Self.memories[...2] { try store.save(["default": memory, "other": Self.memories[0]]) }
        try FileSystemFixture.remove(folder.path + "/" + name)
        try store.save(["default": Self.memories[3]])
        #expect(
            try self.store(try folder.copy()).memories == ["default": Self.memories[3], "other": Self.memories[0]])
        #expect(lines.all.isEmpty)
    }

    @Test func `a file that took the database's place stays, and changes are refused`() throws {
        let store = try store()
        try store.save(["default": Self.memories[0]])
        try FileSystemFixture.remove(path)
        try folder.write("my notes", to: "state.db")
        for _ in 0..<2 {
            #expect(throws: StateStoreProblem.unwritable("another file has taken its place")) {
                try store.save(["default": Self.memories[1]])
            }
        }
        #expect(try folder.text(of: "state.db") == "my notes")
        #expect(
            lines.all == [
                "Changes are refused, because the state cannot be written to '\(path)': another file has taken its place"
            ])
        try FileSystemFixture.remove(path)
        try store.save(["default": Self.memories[1]])
        #expect(try kept() == Self.memories[1])
    }

    @Test func `another program copies the file while it is in use`() throws {
        let store = try store()
        for memory in Self.memories { try store.save(["default": memory]) }
        let copy = try TemporaryFolder()
        try Database(path, .existing).run("VACUUM INTO ?", .text(copy.path + "/state.db"))
        #expect(try self.store(copy).memories == ["default": Self.memories[4]])
    }

    @Test func `a file that another program changed is written whole`() throws {
        let store = try store()
        for memory in Self.memories[...2] { try store.save(["default": memory]) }
        try Database(path, .existing).execute("DELETE FROM parts")
        try store.save(["default": Self.memories[3]])
        #expect(try kept() == Self.memories[3])
    }

    @Test func `a file that another program locks is not written until it is free`() throws {
        let store = try store()
        try store.save(["default": Self.memories[0]])
        let other = try Database(path, .existing)
        try other.execute("BEGIN IMMEDIATE")
        #expect(throws: StateStoreProblem.locked) { try store.save(["default": Self.memories[1]]) }
        #expect(try kept() == Self.memories[0])
        try other.execute("COMMIT")
        try store.save(["default": Self.memories[1]])
        #expect(try kept() == Self.memories[1])
        #expect(
            lines.all == [
                "Changes are refused, because the state cannot be written to '\(path)': another program has it locked",
                "The state can be written to '\(path)' again",
            ])
    }
}
