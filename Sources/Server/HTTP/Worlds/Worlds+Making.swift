import AppleMusicAPI
import Synchronization
import TonearmSigning
package import TonearmSimulator

extension Worlds {
    /// The request to create a world.
    struct Order {
        var name: String?
        /// The suite whose coverage counts the world's requests; nil for none.
        var suite: String?
        /// The initial state of the new world.
        var copy: WorldCopy
    }

    /// Makes a world with a key and tokens of its own.
    /// - Throws: `ControlProblem` if there are too many worlds, another world has the name, or the world cannot be
    ///   stored.
    func make(_ order: Order) async throws(ControlProblem) -> HostedWorld {
        await removeIdle()
        let identity = HostedWorld.Identity(
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
        let world: HostedWorld
        do throws(FixtureProblem) {
            let suite = order.suite.map { name in state.withLock { $0.suites.log(name) } }
            world = try self.world(identity, copy, copies, tokens, suite)
        } catch {
            throw .bad(error.sentence, next: error.next)
        }
        guard let json = KeptIdentity(identity, tokens: tokens).json else { throw .notKept }
        let kept = KeptWorld(identity: json, current: copy, copies: copies)
        try await commit.keep(.made(identity.id, kept)) { self.state.withLock { $0.add(world) } }
        changes.add()
        return world
    }

    /// Reserves the place and the name of a new world.
    private func reserve(_ identity: HostedWorld.Identity) throws(ControlProblem) {
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
        _ identity: HostedWorld.Identity, _ current: WorldCopy, _ copies: [String: WorldCopy],
        _ tokens: [IssuedUserToken], _ suite: CoverageLog? = nil
    ) throws(FixtureProblem) -> HostedWorld {
        let beginning = copies[KeptWorld<SimulatorMemory>.beginning]
        let clock = `default`.clock.copy(beginning?.clock ?? current.clock)
        clock.setting = current.clock
        let added = current.albums.subtracting(albums)
        let simulator =
            added.isEmpty ? simulator : simulator.reading(try added.catalog(extending: simulator.catalog))
        let world = HostedWorld(
            identity,
            service: Self.service(
                simulator.scoped(to: identity.id), current.memory, mayWait, clock, identity.id, commit),
            clock: clock, journal: Journal(), suite: suite, albums: current.albums, tokens: tokens, commit: commit,
            snapshotBytes: limits.snapshotBytes)
        world.adopt(copies, now: system())
        return world
    }

    /// Takes over the worlds of an earlier run, and the snapshots of the default world.
    /// - Throws: `StateStoreProblem` for a world that cannot be played.
    package func adopt(_ kept: [String: KeptWorld<SimulatorMemory>]) throws(StateStoreProblem) {
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
    /// - Throws: `ControlProblem` if the change cannot be stored.
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
        changes.add()
    }

    /// Deletes the worlds that no request used for a while. Those that cannot be deleted stay until the next attempt.
    private func removeIdle() async {
        let oldest = system() - limits.idleTime
        let idle = state.withLock { $0.worlds.values.filter { $0.lastUse < oldest }.map(\.identity.id) }
        if !idle.isEmpty { try? await remove(idle) }
    }

    /// Returns a random id of ten characters: `w` and nine of base32. It cannot be guessed.
    private static func freshID() -> String { "w" + letters(9).lowercased() }

    private static func key(_ mark: String) -> DeveloperKey {
        DeveloperKey(id: mark + letters(9), team: "T" + letters(9))
    }

    private static func letters(_ count: Int) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        return String((0..<count).map { _ in alphabet[Int.random(in: 0..<32)] })
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
