import AppleMusicAPI
import AppleMusicSimulator
import Console
import Foundation
import TemporaryFolderSupport
import Testing

@testable import AppleMusicHTTP

/// Tests the log of the changes since a state was written whole.
struct StateLogTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/state.json" }

    init() throws { folder = try TemporaryFolder() }

    private func store(logCapacity: Int = 65_536) throws -> StateStore<SimulatorMemory> {
        try StateStore(path: path, logCapacity: logCapacity) { _ in }
    }

    /// States that differ in an account's tokens.
    private static let states = {
        var state = SimulatorMemory(seed: 1)
        return [state]
            + (0..<4).map { number in
                _ = try? state.issueUserToken(account: "subscriber", team: "TEAMID123\(number)", now: number)
                return state
            }
    }()

    /// Saves all states without closing the store, as if the process was killed afterwards.
    private func saveAll() throws {
        let store = try store()
        for state in Self.states { try store.save(state) }
    }

    @Test func `what a killed process kept is there, and what it wrote whole is not written again`() throws {
        let store = try store()
        try store.save(Self.states[0])
        let whole = try folder.text(of: "state.json")
        for state in Self.states.dropFirst() {
            try store.save(state)
            #expect(try store.load() == state)
        }
        #expect(try folder.text(of: "state.json") == whole)
        #expect(try folder.mode(of: "state.json.changes") == 0o600)
    }

    @Test func `a store that is closed leaves one file, which every version reads`() throws {
        let store = try store()
        for state in Self.states { try store.save(state) }
        store.close()
        #expect(folder.names == ["state.json", "state.json.lock"])
        #expect(try folder.text(of: "state.json").contains("\"version\":3"))
        #expect(try store.load() == Self.states.last)
        try store.save(Self.states[1])
        #expect(try store.load() == Self.states[1])
    }

    @Test func `who knows nothing of logs does not read a state that has one`() throws {
        try saveAll()
        #expect(try folder.text(of: "state.json").contains("\"version\":4"))
    }

    @Test func `the log of a killed process is nothing to the next one`() throws {
        try saveAll()
        do {
            let next = try store()
            #expect(try next.load() == Self.states.last)
            try next.save(Self.states[2])
            #expect(try next.load() == Self.states[2])
            try next.save(Self.states[1])
            #expect(try next.load() == Self.states[1])
        }
        #expect(try store().load() == Self.states[1])
    }

    @Test func `wherever the log ends or is damaged, the state is one that was kept`() throws {
        try saveAll()
        let file = URL(fileURLWithPath: path + ".changes")
        let log = Array(try Data(contentsOf: file))
        let end = try #require(log.lastIndex { $0 != 0 })
        for place in stride(from: 0, through: end, by: 7) {
            try Data(log[..<place]).write(to: file)
            let shorter = try #require(try store().load())
            #expect(Self.states.contains(shorter), "ends at \(place)")
            var damaged = log
            damaged[place] ^= 1
            try Data(damaged).write(to: file)
            let other = try #require(try store().load())
            #expect(Self.states.contains(other), "damaged at \(place)")
        }
        try Data(log).write(to: file)
        #expect(try store().load() == Self.states.last)
    }

    @Test func `a full log is begun anew, and nothing of the earlier one is read`() throws {
        let store = try store(logCapacity: 8_192)
        var wholes: Set<String> = []
        for number in 0..<200 {
            let state = Self.states[number % Self.states.count]
            try store.save(state)
            #expect(try store.load() == state, "\(number)")
            wholes.insert(try folder.text(of: "state.json"))
        }
        #expect(2..<100 ~= wholes.count)
    }

    @Test(arguments: ["state.json", "state.json.changes"])
    func `where one of the files is taken away or replaced, the state is written whole`(name: String) throws {
        let store = try store()
        for state in Self.states[...2] { try store.save(state) }
        try FileSystemFixture.remove(folder.path + "/" + name)
        try store.save(Self.states[3])
        #expect(try store.load() == Self.states[3])
        try folder.write("{}", to: name)
        try store.save(Self.states[4])
        #expect(try store.load() == Self.states[4])
    }

    @Test func `a file that is no log in its place keeps nothing from being kept`() throws {
        try FileManager.default.createDirectory(atPath: path + ".changes", withIntermediateDirectories: false)
        let store = try store()
        for state in Self.states {
            try store.save(state)
            #expect(try store.load() == state)
        }
    }

    @Test func `where the log cannot be read, an earlier state is not taken for the last one`() throws {
        try saveAll()
        let log = path + ".changes"
        try FileManager.default.moveItem(atPath: log, toPath: log + "-moved")
        try FileManager.default.createSymbolicLink(atPath: log, withDestinationPath: log + "-moved")
        #expect(throws: StateStoreFailure.unreadable("Too many levels of symbolic links")) { try store().load() }
    }

    @Test func `a log whose parts are missing is refused, and of a part that changed twice the later one counts`()
        throws
    {
        try saveAll()
        let whole = try folder.text(of: "state.json")
        let key = try #require(whole.firstMatch(of: try Regex(#""log":"([^"]+)""#))?.output[1].substring)
        func put(_ records: [StateRecord]) throws {
            try FileSystemFixture.remove(path + ".changes")
            var log = try StateLog(path + ".changes", key: String(key), capacity: 65_536)
            for record in records { #expect(try log.append(record)) }
        }
        let frame = Array(#"{"log":"\#(key)","state":"\#(key).1","version":2}"#.utf8)
        let states = try Self.states.map { try DocumentCoding.encode($0) }
        try put([StateRecord(frame: frame, parts: [1: states[1]]), StateRecord(frame: frame, parts: [1: states[3]])])
        #expect(try store().load() == Self.states[3])
        try put([StateRecord(frame: frame, parts: [2: states[1]])])
        #expect(throws: StateStoreFailure.foreign) { try store().load() }
    }

    @Test func `bytes of another form are no record`() throws {
        let record = StateRecord(frame: Array("{}".utf8), parts: [3: Array("[ 1 ]".utf8)])
        #expect(StateRecord(record.bytes) == record)
        for other in ["", "part 3 [1]\n", "part x [1]\nstate {}\n", "part 3\nstate {}\n", "later 1 {}\nstate {}\n"] {
            #expect(StateRecord(Array(other.utf8)) == nil, "\(other)")
        }
    }

    @Test func `somebody's file of the log's name is left as it is`() throws {
        try folder.write("my notes", to: "state.json.changes")
        let store = try store()
        for state in Self.states {
            try store.save(state)
            #expect(try store.load() == state)
        }
        store.close()
        #expect(try folder.text(of: "state.json.changes") == "my notes")
    }

    @Test func `the record of a state tells what changed, and only that`() throws {
        let parts = EncodedParts(key: "k") { try DocumentCoding.encode($0, userInfo: $1) }
        let first = try parts.encode(Self.states[1])
        let again = try parts.encode(Self.states[1])
        #expect(!first.changed.isEmpty)
        #expect(again.changed.isEmpty)
        let next = try parts.encode(Self.states[2])
        #expect(next.changed.count == 1)
        let whole = try #require(EncodedParts.joined(next.frame, parts: parts.all, key: "k"))
        #expect(try DocumentCoding.decode(SimulatorMemory.self, from: whole) == Self.states[2])
    }

    @Test func `what looks like a reference within a part is text`() throws {
        let parts = [1: Array(#"["k.2","k.1"]"#.utf8), 2: Array("[]".utf8)]
        let joined = EncodedParts.joined(Array(#"{"a":"k.2","b":"k.1"}"#.utf8), parts: parts, key: "k")
        #expect(joined.map { String(decoding: $0, as: UTF8.self) } == #"{"a":[],"b":["k.2","k.1"]}"#)
        #expect(EncodedParts.joined(Array(#"["k.3"]"#.utf8), parts: parts, key: "k") == nil)
        #expect(EncodedParts.joined(Array(#"["k."#.utf8), parts: parts, key: "k") == nil)
    }
}
