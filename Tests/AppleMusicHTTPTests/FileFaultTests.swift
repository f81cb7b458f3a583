import AppleMusicAPI
import AppleMusicSimulator
import Console
import FileFaultSupport
import ServedSupport
import TemporaryFolderSupport
import Testing

@testable import AppleMusicHTTP

/// The files of a server, with each change of them failing or being the last.
@Suite struct FileFaultTests {
    private struct States {
        let store: StateStore<SimulatorState>
        let path: String
        let old = SimulatorState(seed: 1)
        let new = SimulatorState(seed: 2)
    }

    @Test func `a state is the old one or the new one`() async throws {
        let count = try await EveryFault.strike { folder in
            let path = folder.path + "/state.json"
            let states = States(store: try StateStore(path: path) { _ in }, path: path)
            try states.store.save(states.old)
            return states
        } _: { states in
            try states.store.save(states.new)
        } check: { struck, error, states, folder in
            let state = try states.store.load()
            #expect(state == states.new || state == states.old && error != nil, "\(struck)")
            if !struck.isKill { #expect(folder.names == ["state.json", "state.json.lock"], "\(struck)") }
            try states.store.save(states.new)
            #expect(try states.store.load() == states.new, "\(struck)")
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
