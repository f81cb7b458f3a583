import AppleMusicAPI
import Crypto
import Synchronization
import TonearmCatalog
import TonearmSigning
import TonearmSimulator

/// A world of the server: accounts with their music, faults, a clock, and a media key. The key of a developer token
/// chooses the world.
package final class HostedWorld: Sendable {
    package let identity: Identity
    let service: ServedService<SimulatorMemory>
    let clock: ServedClock
    let journal: Journal
    /// The part of the API that the world's requests met.
    let coverage = CoverageLog()
    /// The coverage of the suite to which the world belongs; nil for none.
    let suite: CoverageLog?
    /// Tells of the journal's entries and of what the control API changes.
    let changes = ChangeSignal()
    /// The albums that the world adds to the server's catalog.
    let albums: OwnAlbums
    /// Stores snapshots; nil if they are only in memory.
    private let commit: GroupCommit<SimulatorMemory>?
    private let state: Mutex<State>
    /// The most bytes of the snapshots, as files.
    private let snapshotBytes: Int

    /// The names and the key of a world.
    package struct Identity: Sendable {
        package let id: String
        /// The name that the client chose; nil for none.
        package let name: String?
        let key: DeveloperKey
        /// The time of creation in seconds since 1970, by the system's clock.
        package let made: Int
        /// The number of the world in the keys of caches.
        let number: Int
    }

    private struct State {
        var tokens: [IssuedUserToken]
        /// The snapshots by name. `beginning` is the state that `reset` restores.
        var snapshots: [String: WorldCopy] = [:]
        /// The bytes of the snapshots as files, as far as they were measured.
        var sizes: [String: Int] = [:]
        /// The names and bytes of snapshots that are being stored.
        var waiting: [(name: String, size: Int)] = []
        var beginning: WorldCopy?
        var used: Int
    }

    init(
        _ identity: Identity, service: ServedService<SimulatorMemory>, clock: ServedClock, journal: Journal,
        suite: CoverageLog? = nil, albums: OwnAlbums = OwnAlbums(), tokens: [IssuedUserToken] = [],
        commit: GroupCommit<SimulatorMemory>? = nil, snapshotBytes: Int
    ) {
        self.snapshotBytes = snapshotBytes
        self.albums = albums
        self.commit = commit
        self.identity = identity
        self.service = service
        self.clock = clock
        self.journal = journal
        self.suite = suite
        state = Mutex(State(tokens: tokens, used: identity.made))
    }

    /// Stores the present state as the one that `reset` restores.
    package func begin() async {
        let copy = await copy()
        state.withLock { $0.beginning = copy }
    }

    var number: Int { identity.number }

    /// Records the time of a request.
    /// - Parameter now: seconds since 1970, by the system's clock.
    func use(at now: Int) { state.withLock { $0.used = max($0.used, now) } }

    /// The time of the last request in seconds since 1970.
    var lastUse: Int { state.withLock { $0.used } }
}

/// A copy of a world's state: everything that requests and the control API change, and the clock.
typealias WorldCopy = KeptCopy<SimulatorMemory>

// MARK: - Copies

extension HostedWorld {
    func copy() async -> WorldCopy {
        let copy = await service.change { [clock, albums] memory, _ in
            WorldCopy(memory: memory, clock: clock.setting, albums: albums)
        }
        return copy ?? WorldCopy(memory: .unused)
    }

    /// Restores a copy. Tokens that were issued stay valid for its subscribers.
    /// - Throws: `ControlProblem` if the copy has albums that the world does not have, or the change cannot be stored.
    func restore(_ copy: WorldCopy) async throws(ControlProblem) {
        guard copy.albums.subtracting(albums).isEmpty else { throw .otherAlbums }
        let restored: Void? = await service.change { [clock] memory, _ in
            clock.setting = copy.clock
            memory.restore(copy.memory)
        }
        if restored == nil { throw .notKept }
    }

    /// Replaces the state by a copy of another world. The tokens that were issued when this world was made become valid
    /// again; those of the other world do not.
    func join(_ copy: WorldCopy) async throws(ControlProblem) {
        var copy = copy
        copy.memory = copy.memory.forked(secret: .random(in: .min ... .max))
        if let beginning = state.withLock({ $0.beginning }) { copy.memory.adoptUserTokens(of: beginning.memory) }
        try await restore(copy)
    }

    /// Restores the state in which the world began.
    func reset() async throws(ControlProblem) {
        guard let beginning = state.withLock({ $0.beginning }) else { return }
        try await restore(beginning)
        journal.removeAll()
    }

    var snapshotNames: [String] { state.withLock { $0.snapshots.keys.sorted() } }

    func snapshot(_ name: String) -> WorldCopy? { state.withLock { $0.snapshots[name] } }

    /// - Throws: `ControlProblem` if the snapshots are too many or too large, or the snapshot cannot be stored.
    func keep(_ copy: WorldCopy, as name: String) async throws(ControlProblem) {
        let size = try Self.size(of: copy)
        try measure()
        let problem: ControlProblem? = state.withLock { state in
            let names = Set(state.snapshots.keys).union(state.waiting.map(\.name)).union([name])
            guard names.count <= Self.snapshotLimit else { return .tooManySnapshots(Self.snapshotLimit) }
            let kept = state.sizes.reduce(0) { $0 + ($1.key == name ? 0 : $1.value) }
            let used = state.waiting.reduce(kept) { $0 + $1.size }
            guard used + size <= snapshotBytes else {
                return .snapshotsTooLarge(used, adding: size, allowed: snapshotBytes)
            }
            state.waiting.append((name, size))
            return nil
        }
        if let problem { throw problem }
        defer {
            state.withLock { state in
                let index = state.waiting.firstIndex { $0 == (name, size) }
                if let index { state.waiting.remove(at: index) }
            }
        }
        try await store(copy, as: name, size: size)
    }

    /// Measures the snapshots that an earlier run has stored.
    private func measure() throws(ControlProblem) {
        let unknown = state.withLock { state in state.snapshots.filter { state.sizes[$0.key] == nil } }
        for (name, copy) in unknown {
            let size = try Self.size(of: copy)
            state.withLock { state in
                if state.snapshots[name] != nil, state.sizes[name] == nil { state.sizes[name] = size }
            }
        }
    }

    /// Returns the bytes of a snapshot as a file.
    private static func size(of copy: WorldCopy) throws(ControlProblem) -> Int {
        guard let bytes = try? SnapshotFile(copy).bytes() else { throw .unwritableSnapshot }
        return bytes.count
    }

    /// Removes a snapshot.
    /// - Returns: false if the name is unknown.
    func removeSnapshot(_ name: String) async throws(ControlProblem) -> Bool {
        if snapshot(name) == nil { return false }
        try await store(nil, as: name, size: nil)
        return true
    }

    private func store(_ copy: WorldCopy?, as name: String, size: Int?) async throws(ControlProblem) {
        try await commit.keep(.copy(identity.id, name: name, copy)) {
            self.state.withLock { ($0.snapshots[name], $0.sizes[name]) = (copy, size) }
        }
    }

    /// Takes over the snapshots and the initial state of a stored world.
    /// - Parameter now: seconds since 1970, by the system's clock.
    func adopt(_ copies: [String: WorldCopy], now: Int) {
        state.withLock { state in
            (state.snapshots, state.sizes) = (copies, [:])
            state.beginning = state.snapshots.removeValue(forKey: KeptWorld<SimulatorMemory>.beginning)
            state.used = now
        }
    }

    private static let snapshotLimit = 100
}

// MARK: - Tokens

extension HostedWorld {
    /// Returns a developer token of the world's key, valid from now on for the maximum time.
    func developerToken() -> String? {
        try? identity.key.token(issued: clock.now, lifetime: DeveloperToken.maximumLifetime)
    }

    /// The user tokens that were issued when the world was created, in the order of the accounts.
    var userTokens: [IssuedUserToken] { state.withLock { $0.tokens } }
}
