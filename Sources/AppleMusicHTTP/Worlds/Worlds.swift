package import AppleMusicAPI
package import AppleMusicSimulator
import Crypto
import Synchronization

/// The worlds of one server, and the choice of the world that answers a request.
///
/// The default world answers requests with the tokens that the server prints. Every other world has its own media key,
/// so a request's developer token chooses the world, and clients need no other change.
package final class Worlds: Sendable {
    package let `default`: ServedWorld
    let limits: Limits
    private let simulator: Simulator
    /// The albums of the server's world file, which its catalog has.
    let albums: OwnAlbums
    private let mayWait: Bool
    /// Stores changes of worlds; nil if they are not kept.
    private let commit: GroupCommit<SimulatorMemory>?
    let system: @Sendable () -> Int
    /// Whether the worlds keep journals, which only the control API shows.
    let keepsJournals: Bool
    private let state = Mutex(State())

    package struct Limits: Sendable {
        /// The largest number of worlds beside the default one.
        package var worlds = 10_000
        /// The time in seconds after which an unused world is deleted.
        package var idleTime = 3_600

        package init() {}
    }

    private struct State {
        var worlds: [String: ServedWorld] = [:]
        /// The names of the worlds that are being made, by the worlds' ids.
        var making: [String: String?] = [:]
        /// The ids of worlds by the ids of their keys.
        var keys: [String: String] = [:]
        /// The ids of recently deleted worlds by the ids of their keys.
        var deleted: [String: String] = [:]
        /// The ids of keys by the header of a token, which is the same for all tokens of a key.
        var heads: [String: String] = [:]
        /// The address of the server; nil until it listens.
        var origin: String?

        /// - Parameter name: the id of a world, or the name that a client chose.
        func world(_ name: String) -> ServedWorld? {
            worlds[name] ?? worlds.values.first { $0.identity.name == name }
        }

        private var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }

        mutating func add(_ world: ServedWorld) {
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
            return true
        }

        private static let rememberedLimit = 10_000
    }

    /// - Parameters:
    ///   - memory: the default world's memory.
    ///   - simulator: the service of all worlds; its keys are valid in each of them.
    ///   - mayWait: whether the simulator may block a thread, for example to read a catalog from disk.
    ///   - clock: the default world's clock.
    ///   - commit: stores changes of worlds; the default world's memory is stored already. Nil keeps worlds for the life of the process.
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
        `default` = ServedWorld(
            ServedWorld.Identity(id: Self.defaultID, name: nil, key: key, made: system(), number: 0),
            service: Self.service(simulator, memory, mayWait, clock, Self.defaultID, commit), clock: clock,
            journal: Journal(), tokens: tokens, commit: commit)
    }

    package static var defaultID: String { WorldID.standard }

    private static func service(
        _ simulator: Simulator, _ memory: SimulatorMemory, _ mayWait: Bool, _ clock: ServedClock, _ world: String,
        _ commit: GroupCommit<SimulatorMemory>?
    ) -> ServedService<SimulatorMemory> {
        ServedService(
            LossyService(simulator), memory: memory, mayWait: mayWait, clock: { clock.now },
            fraction: { clock.fraction }, world: world, keptClock: clock, commit: commit)
    }

    /// The address of the server, such as `http://127.0.0.1:8502`; nil until it listens.
    package var origin: String? {
        get { state.withLock { $0.origin } }
        set { state.withLock { $0.origin = newValue } }
    }
}

// MARK: - Making and deleting

extension Worlds {
    /// The request to create a world.
    struct Order {
        var name: String?
        /// The initial state of the new world.
        var copy: WorldCopy
    }

    /// Makes a world with a key and tokens of its own.
    /// - Throws: `ControlProblem` if there are too many worlds, another one has the name, or the world cannot be kept.
    func make(_ order: Order) async throws(ControlProblem) -> ServedWorld {
        await removeIdle()
        let identity = ServedWorld.Identity(
            id: Self.freshID(), name: order.name, key: Self.key("W"), made: system(),
            number: state.withLock { $0.nextNumber() })
        try reserve(identity)
        defer { state.withLock { $0.making[identity.id] = nil } }
        var copy = order.copy
        copy.memory = copy.memory.forked(secret: .random(in: .min ... .max))
        copy.memory.state.makeKnown(identity.key.publicKey)
        let time = `default`.clock.copy(copy.clock).now
        let tokens = copy.memory.issueUserTokens(team: identity.key.team, now: time)
        let copies = [KeptWorld<SimulatorMemory>.beginning: copy]
        let world: ServedWorld
        do throws(FixtureProblem) { world = try self.world(identity, copy, copies, tokens) } catch {
            throw .bad(error.sentence, next: error.next)
        }
        guard let json = KeptIdentity(identity, tokens: tokens).json else { throw .notKept }
        let kept = KeptWorld(identity: json, current: copy, copies: copies)
        try await commit.keep(.made(identity.id, kept)) { self.state.withLock { $0.add(world) } }
        return world
    }

    /// Reserves the place and the name of a new world.
    private func reserve(_ identity: ServedWorld.Identity) throws(ControlProblem) {
        let problem: ControlProblem? = state.withLock { state in
            guard state.worlds.count + state.making.count < limits.worlds else { return .tooManyWorlds(limits.worlds) }
            if let name = identity.name, state.world(name) != nil || state.making.values.contains(name) {
                return .nameTaken(name)
            }
            state.making[identity.id] = .some(identity.name)
            return nil
        }
        if let problem { throw problem }
    }

    /// - Parameter copies: the snapshots, and the state that a reset restores.
    /// - Throws: `FixtureProblem` for albums that do not fit the catalog.
    private func world(
        _ identity: ServedWorld.Identity, _ current: WorldCopy, _ copies: [String: WorldCopy],
        _ tokens: [IssuedUserToken]
    ) throws(FixtureProblem) -> ServedWorld {
        let beginning = copies[KeptWorld<SimulatorMemory>.beginning]
        let clock = `default`.clock.copy(beginning?.clock ?? current.clock)
        clock.setting = current.clock
        let added = current.albums.subtracting(albums)
        let simulator =
            added.isEmpty ? simulator : simulator.reading(try added.catalog(extending: simulator.catalog))
        let world = ServedWorld(
            identity,
            service: Self.service(
                simulator.scoped(to: identity.id), current.memory, mayWait, clock, identity.id, commit),
            clock: clock, journal: Journal(), albums: current.albums, tokens: tokens, commit: commit)
        world.adopt(copies, now: system())
        return world
    }

    /// Takes over the worlds of an earlier run, and the snapshots of the default world.
    /// - Throws: `StateStoreFailure` for a world that cannot be played.
    package func adopt(_ kept: [String: KeptWorld<SimulatorMemory>]) throws(StateStoreFailure) {
        for (id, world) in kept {
            if id == Self.defaultID {
                `default`.adopt(world.copies, now: system())
                continue
            }
            guard let json = world.identity, let stored = try? KeptIdentity(json),
                let identity = try? stored.identity(id: id, number: state.withLock { $0.nextNumber() })
            else { throw .damaged("the key of the world '\(id)' cannot be read") }
            do throws(FixtureProblem) {
                let world = try self.world(identity, world.current, world.copies, stored.tokens)
                state.withLock { $0.add(world) }
            } catch {
                throw .unplayable(world: id, error.sentence)
            }
        }
    }

    /// Returns the initial state that a world file describes.
    /// - Throws: `ControlProblem` with the path of the invalid value.
    func copy(of json: JSON) throws(ControlProblem) -> WorldCopy {
        do throws(FixtureProblem) {
            let fixture = try WorldFixture(json)
            var clock = `default`.clock.setting
            if let now = fixture.now { clock.fixed = now }
            let catalog = try fixture.catalog(extending: simulator.catalog)
            return WorldCopy(
                memory: try fixture.memory(catalog: catalog, time: `default`.clock.now), clock: clock,
                albums: try OwnAlbums(json["catalog"]))
        } catch {
            throw .bad("world" + (error.path.isEmpty ? "" : ".") + error.sentence, next: error.next)
        }
    }

    /// Deletes a world.
    /// - Returns: false for the default world.
    /// - Throws: `ControlProblem` if the change cannot be kept.
    func remove(_ id: String) async throws(ControlProblem) -> Bool {
        if id == Self.defaultID { return false }
        try await remove([id])
        return true
    }

    private func remove(_ ids: [String]) async throws(ControlProblem) {
        try await commit.keep(.deleted(ids)) {
            self.state.withLock { state in
                for id in ids { state.remove(id) }
            }
        }
    }

    /// Deletes the worlds that no request used for a while. Those that cannot be deleted stay until the next attempt.
    private func removeIdle() async {
        let oldest = system() - limits.idleTime
        let idle = state.withLock { $0.worlds.values.filter { $0.lastUse < oldest }.map(\.identity.id) }
        if !idle.isEmpty { try? await remove(idle) }
    }

    /// Every world but the default one, in the order of creation.
    var all: [ServedWorld] {
        state.withLock { Array($0.worlds.values) }.sorted {
            ($0.identity.made, $0.identity.id) < ($1.identity.made, $1.identity.id)
        }
    }

    /// - Parameter name: the id of a world, or the name that a client chose.
    func world(_ name: String) -> ServedWorld? {
        if name == Self.defaultID { return `default` }
        return state.withLock { $0.world(name) }
    }

    /// Returns a random id of ten characters: `w` and nine of base32. It cannot be guessed.
    private static func freshID() -> String { "w" + letters(9).lowercased() }

    private static func key(_ mark: String) -> DeveloperKey {
        DeveloperKey(id: mark + letters(9), team: "T" + letters(9), key: P256.Signing.PrivateKey())
    }

    private static func letters(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        return String((0..<count).map { _ in alphabet[Int.random(in: 0..<32)] })
    }
}

// MARK: - Choosing

extension Worlds {
    /// The world that answers a request.
    enum Choice {
        case world(ServedWorld, AppleMusicAPI.Request)
        /// A prefix or a header names a world that does not exist.
        case unknown(String)
    }

    /// The header that names a world, for clients whose tokens are fixed.
    static let header = "Tonearm-World"

    /// Chooses the world by a path prefix `/w/ID/`, else by the header, else by the developer token's key.
    func choice(for request: AppleMusicAPI.Request) -> Choice {
        if request.target.hasPrefix("/w/") {
            let rest = request.target.dropFirst(3)
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            let name = String(rest[..<end])
            guard let world = world(name) else { return .unknown(name) }
            var inner = request
            inner.target = end == rest.endIndex ? "/" : String(rest[end...])
            return .world(world, inner)
        }
        if let name = request.headers[Self.header] {
            return world(name).map { .world($0, request) } ?? .unknown(name)
        }
        return .world(world(ofTokenIn: request) ?? `default`, request)
    }

    private func world(ofTokenIn request: AppleMusicAPI.Request) -> ServedWorld? {
        state.withLock { state in
            if state.keys.isEmpty { return nil }
            return Self.keyID(of: request, &state.heads).flatMap { state.keys[$0] }.flatMap { state.worlds[$0] }
        }
    }

    /// Returns the id of a deleted world whose key signed the request's developer token; nil if there is none.
    func deletedWorld(of request: AppleMusicAPI.Request) -> String? {
        state.withLock { state in
            if state.deleted.isEmpty { return nil }
            return Self.keyID(of: request, &state.heads).flatMap { state.deleted[$0] }
        }
    }

    /// Returns the id of the key in the developer token's header, without verifying the token.
    private static func keyID(of request: AppleMusicAPI.Request, _ heads: inout [String: String]) -> String? {
        guard let token = try? DeveloperTokenCheck.bearer(request), let dot = token.firstIndex(of: ".") else {
            return nil
        }
        let head = String(token[..<dot])
        if let known = heads[head] { return known }
        guard head.utf8.count <= 1_000, let bytes = Base64URL.decode(head),
            let id = (try? JSON(parsing: bytes))?["kid"]?.string
        else { return nil }
        if heads.count >= 20_000 { heads.removeAll() }
        heads[head] = id
        return id
    }
}

extension Optional {
    /// Stores a change, and then makes it in memory. Without a store, only makes it in memory.
    /// - Throws: `ControlProblem` if the change cannot be stored.
    func keep<Memory: ServedMemory>(
        _ change: KeptChange<Memory>, then: @escaping @Sendable () -> Void
    ) async throws(ControlProblem) where Wrapped == GroupCommit<Memory> {
        guard let self else { return then() }
        if await self.outcome(of: change, then: then) == .lost { throw .notKept }
    }
}
