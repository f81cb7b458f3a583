import Foundation
import Testing
import TonearmSQLite
import TonearmSimulator
import TonearmTestSupport

@testable import TonearmHTTP

/// Files that a store cannot use, which stay as they are.
struct BadStateTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/state.db" }

    init() throws { folder = try TemporaryFolder() }

    /// The error of opening the file, and whether the files stay as they are.
    private func failure(_ path: String? = nil) throws -> StateStoreProblem? {
        let files = try folder.files
        defer { #expect((try? folder.files) == files) }
        do throws(StateStoreProblem) {
            _ = try StateStore<SimulatorMemory>(path: path ?? self.path) { _ in }
            return nil
        } catch {
            return error
        }
    }

    /// Makes a whole state.
    private func make(closes: Bool = true) throws {
        let store = try StateStore<SimulatorMemory>(path: path) { _ in }
        for seed in 1...3 { try store.save(["default": SimulatorMemory(seed: UInt64(seed))]) }
        if closes { store.close() }
    }

    @Test(arguments: ["hello", "{}", "[]", "\0", #"{"versions":1}"#, String(repeating: "x", count: 5_000)])
    func `a file that is not a state is refused`(text: String) throws {
        try folder.write(text, to: "state.db")
        #expect(try failure() == .foreign)
    }

    @Test(arguments: [#"{"version":1,"#, #"{"version":4,"state":{}}"#, #"{"state":{"userTokens":[]}"#, #"{"log":"x"}"#])
    func `a document of an earlier release is refused`(text: String) throws {
        try folder.write(text, to: "state.db")
        #expect(try failure() == .earlierRelease)
    }

    @Test func `a database of another program is refused`() throws {
        try Database(path, .new).execute("CREATE TABLE states(number)")
        #expect(try failure() == .otherProgram)
        try Database(path, .new).execute("PRAGMA application_id = 1; PRAGMA journal_mode = WAL")
        #expect(try failure() == .otherProgram)
    }

    @Test func `a database of a later version is refused, also if only its log shows the version`() throws {
        try make()
        try Database(path, .existing).execute("PRAGMA user_version = 2")
        #expect(try failure() == .unknownVersion(2))
        try Database(path, .existing).execute("PRAGMA user_version = 1; PRAGMA wal_checkpoint")
        let other = try Database(path, .existing)
        other.setCheckpointOnClose(false)
        try other.execute("PRAGMA user_version = 3")
        #expect(try failure() == .unknownVersion(3))
    }

    @Test func `a database that is cut short or damaged is refused`() throws {
        try make()
        let whole = try Data(contentsOf: URL(filePath: path))
        for count in [100, 4_096, whole.count / 2, whole.count - 4_096] {
            try whole.prefix(count).write(to: URL(filePath: path))
            guard case .damaged = try failure() else {
                Issue.record("\(count) bytes")
                continue
            }
        }
        for page in 1..<whole.count / 4_096 {
            var damaged = whole
            for offset in 0..<100 { damaged[page * 4_096 + offset] ^= 0x5A }
            try damaged.write(to: URL(filePath: path))
            // Damage inside a text or in free space is not a damage of the file's structure.
            if case .damaged? = try failure() { continue }
            let store = try StateStore<SimulatorMemory>(path: path) { _ in }
            #expect(store.memories.count == 1)
        }
    }

    @Test(arguments: [
        "DELETE FROM parts WHERE number = 3", "UPDATE parts SET json = x'7B'", "UPDATE states SET frame = x''",
        "UPDATE states SET key = 'another'", "DROP TABLE parts",
    ])
    func `a state with a piece missing or unreadable is refused`(change: String) throws {
        try make()
        try Database(path, .existing).execute(change)
        let failure = try failure()
        switch failure {
        case .damaged, .unreadable: break
        default: Issue.record("\(String(describing: failure))")
        }
    }

    @Test func `a database that another program has locked is refused`() throws {
        try make()
        let other = try Database(path, .existing)
        try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
        #expect(try failure() == .locked)
        try other.execute("COMMIT")
    }

    @Test func `a folder, a pipe and a link are refused`() throws {
        #expect(try failure(folder.path) == .unreadable("it is a pipe, a device or a folder, and not a file"))
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        let pipe = folder.path + "/pipe"
        #expect(throws: StateStoreProblem.unreadable("it is a pipe, a device or a folder, and not a file")) {
            try StateStore<SimulatorMemory>(path: pipe) { _ in }
        }
        unlink(pipe)
        try make()
        symlink(path, folder.path + "/link")
        #expect(try failure(folder.path + "/link") == .unreadable("Too many levels of symbolic links"))
    }

    @Test func `a folder of a system that only reads is refused`() throws {
        let folder = try #require(["/sys", "/System"].first { FileManager.default.fileExists(atPath: $0) })
        guard case .unwritable(let reason) = try failure(folder + "/state.db") else {
            Issue.record("\(folder) takes a state")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test func `a file has one owner at a time`() throws {
        try make(closes: false)
        do {
            let first = try StateStore<SimulatorMemory>(path: path) { _ in }
            #expect(try failure() == .taken)
            // The second attempt released no lock of the first.
            try first.save(["default": SimulatorMemory(seed: 4)])
        }
        #expect(try failure() == nil)
    }
}
