import AppleMusicAPI
import Synchronization
package import TonearmSigning
package import TonearmSimulator

/// The worlds of one server, and the choice of the world that answers a request.
///
/// The default world answers requests with the tokens that the server prints. Every other world has its own media key,
/// so a request's developer token chooses the world, and clients need no other change.
package final class Worlds: Sendable {
    package let `default`: HostedWorld
    let limits: Limits
    let simulator: Simulator
    /// The albums of the server's world file, which its catalog has.
    let albums: OwnAlbums
    let mayWait: Bool
    /// Stores changes of worlds; nil if worlds are only in memory.
    let commit: GroupCommit<SimulatorMemory>?
    let system: @Sendable () -> Int
    /// Whether the worlds keep journals, which only the control API shows.
    let keepsJournals: Bool
    let state = Mutex(State())
    /// Tells of worlds that are made and deleted.
    let changes = ChangeSignal()

    package struct Limits: Sendable {
        /// The largest number of worlds beside the default one.
        package var worlds = 10_000
        /// The time in seconds after which an unused world is deleted.
        package var idleTime = 3_600
        /// The most bytes of a world's snapshots, as files: two of the largest uploads.
        package var snapshotBytes = 33_554_432

        package init() {}
    }

    struct State {
        var worlds: [String: HostedWorld] = [:]
        /// The names of the worlds that are being made, by the worlds' ids.
        var making: [String: String?] = [:]
        /// The ids of worlds by the ids of their keys.
        var keys: [String: String] = [:]
        /// The ids of recently deleted worlds by the ids of their keys.
        var deleted: [String: String] = [:]
        /// The ids of keys by the header of a token, which is the same for all tokens of a key.
        var heads: [String: String] = [:]
        /// The coverage of suites.
        var suites = SuiteLogs()
        /// The address of the server; nil until it listens.
        var origin: String?

        /// - Parameter name: the id of a world, or the name that a client chose.
        func world(_ name: String) -> HostedWorld? {
            worlds[name] ?? worlds.values.first { $0.identity.name == name }
        }

        private var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }

        mutating func add(_ world: HostedWorld) {
            making[world.identity.id] = nil
            worlds[world.identity.id] = world
            keys[world.identity.key.id] = world.identity.id
        }

        @discardableResult
        mutating func remove(_ id: String) -> Bool {
            guard let world = worlds.removeValue(forKey: id) else { return false }
            let key = world.identity.key.id
            keys[key] = nil
            if deleted.count >= Self.rememberedLimit { deleted.removeAll() }
            deleted[key] = id
            world.changes.end()
            return true
        }

        private static let rememberedLimit = 10_000
    }

    /// - Parameters:
    ///   - memory: the default world's memory.
    ///   - simulator: the service of all worlds; its keys are valid in each of them.
    ///   - mayWait: whether the simulator may block a thread, for example to read a catalog from disk.
    ///   - clock: the default world's clock.
    ///   - commit: stores changes of worlds; the default world's memory is stored already. Nil if worlds are only in
    ///     memory.
    ///   - albums: the albums of the server's world file, which the simulator's catalog has.
    ///   - tokens: user tokens of the default world.
    ///   - system: returns the system's time in seconds since 1970.
    package init(
        _ memory: SimulatorMemory, of simulator: Simulator, mayWait: Bool = false, clock: ServedClock,
        key: DeveloperKey = .demonstration, commit: GroupCommit<SimulatorMemory>? = nil,
        albums: OwnAlbums = OwnAlbums(), tokens: [IssuedUserToken] = [], keepsJournals: Bool = true,
        limits: Limits = Limits(),
        system: @escaping @Sendable () -> Int
    ) {
        self.simulator = simulator
        self.commit = commit
        self.albums = albums
        self.mayWait = mayWait
        self.limits = limits
        self.keepsJournals = keepsJournals
        self.system = system
        `default` = HostedWorld(
            HostedWorld.Identity(id: Self.defaultID, name: nil, key: key, made: system(), number: 0),
            service: Self.service(simulator, memory, mayWait, clock, Self.defaultID, commit), clock: clock,
            journal: Journal(), tokens: tokens, commit: commit, snapshotBytes: limits.snapshotBytes)
    }

    package static var defaultID: String { WorldID.standard }

    static func service(
        _ simulator: Simulator, _ memory: SimulatorMemory, _ mayWait: Bool, _ clock: ServedClock, _ world: String,
        _ commit: GroupCommit<SimulatorMemory>?
    ) -> ServedService<SimulatorMemory> {
        ServedService(
            NeighboringService(simulator), memory: memory, mayWait: mayWait, clock: { clock.now },
            fraction: { clock.fraction }, world: world, keptClock: clock, commit: commit)
    }

    /// The address of the server, such as `http://127.0.0.1:8502`; nil until it listens.
    package var origin: String? {
        get { state.withLock { $0.origin } }
        set { state.withLock { $0.origin = newValue } }
    }
}
