import AppleMusicAPI
import AppleMusicSimulator
import Console
import FileFaultSupport
import ServedSupport
import TemporaryFolderSupport
import Testing

@testable import AppleMusicHTTP

/// Tests a server's files with each file operation failing or being the last.
@Suite struct FileFaultTests {
    /// A store that has saved some states, with the last saved state and the next one.
    private struct Kept {
        let store: StateStore<SimulatorMemory>
        let path: String
        let old: SimulatorMemory
        let new: SimulatorMemory

        init(in folder: TemporaryFolder, saved count: Int) throws {
            path = folder.path + "/state.json"
            store = try StateStore(path: path, logCapacity: 65_536) { _ in }
            for seed in 1...count { try store.save(SimulatorMemory(seed: UInt64(seed))) }
            old = SimulatorMemory(seed: UInt64(count))
            new = SimulatorMemory(seed: UInt64(count + 1))
        }
    }

    /// The first is written whole, the second makes the log, the third is written to it.
    @Test(arguments: [(1, 6), (2, 2)])
    func `a state is the old one or the new one`(saved: Int, fewest: Int) async throws {
        let files: Set = ["state.json", "state.json.lock", "state.json.changes"]
        let count = try await EveryFault.strike { folder in
            try Kept(in: folder, saved: saved)
        } _: { kept in
            try kept.store.save(kept.new)
        } check: { struck, error, kept, folder in
            let state = try kept.store.load()
            #expect(state == kept.new || state == kept.old && error != nil, "\(struck)")
            if !struck.isKill { #expect(files.isSuperset(of: folder.names), "\(struck)") }
            try kept.store.save(kept.new)
            #expect(try kept.store.load() == kept.new, "\(struck)")
        }
        #expect(count >= fewest)
    }

    @Test func `a state that is written whole at the end is the same`() async throws {
        let count = try await EveryFault.strike { folder in
            try Kept(in: folder, saved: 3)
        } _: { kept in
            kept.store.close()
        } check: { struck, _, kept, _ in
            let state = try kept.store.load()
            #expect(state == kept.old, "\(struck)")
        }
        #expect(count >= 5)
    }

    @Test func `the first state is there whole or not at all`() async throws {
        let count = try await EveryFault.strike { folder in
            try StateStore<SimulatorMemory>(path: folder.path + "/state.json") { _ in }
        } _: { store in
            try store.save(SimulatorMemory(seed: 1))
        } check: { struck, error, store, _ in
            let state = try store.load()
            #expect(state == SimulatorMemory(seed: 1) || state == nil && error != nil, "\(struck)")
        }
        #expect(count >= 4)
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
