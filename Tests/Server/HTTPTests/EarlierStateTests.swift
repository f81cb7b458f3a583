import Foundation
import Testing
import TonearmConsole
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// States of releases before SQLite.
struct EarlierStateTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/state.json" }

    init() throws { folder = try TemporaryFolder() }

    private func store() throws -> StateStore<SimulatorMemory> { try StateStore(path: path) { _ in } }

    private func write(_ files: EarlierFiles) throws {
        try Data(files.document).write(to: URL(filePath: path))
        try Data(files.log).write(to: URL(filePath: path + ".changes"))
    }

    private static let memories = (1...4).map { SimulatorMemory(seed: UInt64($0)) }

    @Test func `a state is moved by the first save, and stays as it was beside it`() throws {
        let files = try EarlierFiles(Self.memories[0], later: [Self.memories[1]])
        try write(files)
        let before = try folder.files
        do {
            let store = try store()
            #expect(store.memories == ["default": Self.memories[1]])
            #expect(try folder.files == before)
            try store.save(["another": Self.memories[2]])
        }
        #expect(try store().memories == ["default": Self.memories[1], "another": Self.memories[2]])
        #expect(
            folder.names == ["state.json", "state.json.lock", "state.json.old", "state.json.old.changes"])
        #expect(try folder.files["state.json.old"] == Data(files.document))
        #expect(try folder.files["state.json.old.changes"] == Data(files.log))
        for name in folder.names { #expect(try folder.mode(of: name) == 0o600) }
    }

    @Test func `a copy of another state stays, and the next name is taken`() throws {
        try write(try EarlierFiles(Self.memories[0], later: []))
        try folder.write("my notes", to: "state.json.old")
        let store = try store()
        try store.save(store.memories)
        #expect(try folder.text(of: "state.json.old") == "my notes")
        #expect(folder.names.contains("state.json.old-2"))
    }

    @Test(arguments: 1...3) func `documents of every version are read`(version: Int) throws {
        let state = String(decoding: try DocumentCoding.encode(Self.memories[0]), as: UTF8.self)
        try folder.write(#"{"version":\#(version),"state":\#(state)}"#, to: "state.json")
        try folder.write("my notes", to: "state.json.changes")
        let store = try store()
        #expect(store.memories == ["default": Self.memories[0]])
        try store.save(store.memories)
        store.close()
        #expect(try folder.text(of: "state.json.changes") == "my notes")
    }

    @Test func `wherever the log ends or is damaged, the state is one that was kept`() throws {
        let files = try EarlierFiles(Self.memories[0], later: Array(Self.memories.dropFirst()))
        #expect(try files.memory == Self.memories[3])
        for place in stride(from: 0, to: files.log.count, by: 31) {
            var shorter = files
            shorter.log.removeSubrange(place...)
            #expect(Self.memories.contains(try shorter.memory), "ends at \(place)")
            var damaged = files
            damaged.log[place] ^= 1
            #expect(Self.memories.contains(try damaged.memory), "damaged at \(place)")
        }
    }

    @Test func `the last of two changes of a part counts, and a missing part is damage`() throws {
        let states = try Self.memories.map { try DocumentCoding.encode($0) }
        let twice = try EarlierFiles(Self.memories[0], records: [[1: states[1]], [1: states[2], 2: states[3]], [:]])
        #expect(try twice.memory == Self.memories[2])
        let missing = try EarlierFiles(Self.memories[0], records: [[2: states[1]]])
        #expect(throws: StateStoreFailure.foreign) { try missing.memory }
    }

    @Test func `if the log cannot be read, an earlier state is not taken for the last one`() throws {
        try write(try EarlierFiles(Self.memories[0], later: [Self.memories[1]]))
        let log = path + ".changes"
        try FileManager.default.moveItem(atPath: log, toPath: log + "-moved")
        try FileManager.default.createSymbolicLink(atPath: log, withDestinationPath: log + "-moved")
        #expect(throws: StateStoreFailure.unreadable("Too many levels of symbolic links")) { try store() }
    }

    @Test func `the log of another document is nothing to this one`() throws {
        var files = try EarlierFiles(Self.memories[0], later: [Self.memories[1]])
        files.log = Array("tonearm-changes 1 other\n".utf8) + files.log.dropFirst(22)
        #expect(try files.memory == Self.memories[0])
        files.log = [UInt8](repeating: 0, count: 4_096)
        try write(files)
        let store = try store()
        try store.save(store.memories)
        #expect(!folder.names.contains("state.json.changes"))
    }
}
