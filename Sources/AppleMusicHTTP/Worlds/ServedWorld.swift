import AppleMusicAPI
import AppleMusicSimulator
import Crypto
import MusicCatalog
import Synchronization

/// A world of the server: accounts with their music, faults, a clock, and a media key. The key of a developer token
/// chooses the world.
package final class ServedWorld: Sendable {
    package let identity: Identity
    let service: ServedService<SimulatorMemory>
    let clock: ServedClock
    let journal: Journal
    /// The world's own catalog; nil if it uses the server's.
    let catalog: (any Catalog)?
    private let state: Mutex<State>

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
        var snapshots: [String: WorldCopy]
        var beginning: WorldCopy?
        var used: Int
    }

    init(
        _ identity: Identity, service: ServedService<SimulatorMemory>, clock: ServedClock, journal: Journal,
        catalog: (any Catalog)? = nil, tokens: [IssuedUserToken] = []
    ) {
        self.catalog = catalog
        self.identity = identity
        self.service = service
        self.clock = clock
        self.journal = journal
        state = Mutex(State(tokens: tokens, snapshots: [:], beginning: nil, used: identity.made))
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
package struct WorldCopy: Sendable {
    var memory: SimulatorMemory
    var clock: ServedClock.Setting
    /// The world's own catalog; nil if it uses the server's.
    var catalog: (any Catalog)?
}

// MARK: - Copies

extension ServedWorld {
    func copy() async -> WorldCopy {
        let setting = clock.setting
        let memory = await service.change { memory, _ in memory }
        return WorldCopy(memory: memory ?? .unused, clock: setting, catalog: catalog)
    }

    /// Restores a copy. Issued tokens stay valid for its subscribers.
    func restore(_ copy: WorldCopy) async throws(ControlProblem) {
        clock.setting = copy.clock
        guard await service.change({ memory, _ in memory.restore(copy.memory) }) != nil else { throw .notKept }
    }

    /// Restores the state in which the world began.
    func reset() async throws(ControlProblem) {
        guard let beginning = state.withLock({ $0.beginning }) else { return }
        try await restore(beginning)
        journal.removeAll()
    }

    var snapshotNames: [String] { state.withLock { $0.snapshots.keys.sorted() } }

    func snapshot(_ name: String) -> WorldCopy? { state.withLock { $0.snapshots[name] } }

    /// - Throws: `ControlProblem` if there are too many snapshots.
    func keep(_ copy: WorldCopy, as name: String) throws(ControlProblem) {
        let isKept = state.withLock { state in
            guard state.snapshots[name] != nil || state.snapshots.count < Self.snapshotLimit else { return false }
            state.snapshots[name] = copy
            return true
        }
        if !isKept { throw .tooManySnapshots(Self.snapshotLimit) }
    }

    func removeSnapshot(_ name: String) -> Bool { state.withLock { $0.snapshots.removeValue(forKey: name) != nil } }

    private static let snapshotLimit = 100
}

// MARK: - Tokens

extension ServedWorld {
    /// Returns a developer token of the world's key, valid from now on for the maximum time.
    func developerToken() -> String? {
        try? identity.key.token(issued: clock.now, lifetime: DeveloperToken.maximumLifetime)
    }

    /// The user tokens that were issued when the world was created, in the order of the accounts.
    var userTokens: [IssuedUserToken] { state.withLock { $0.tokens } }
}
