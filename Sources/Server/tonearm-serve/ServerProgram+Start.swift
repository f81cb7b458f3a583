import AppleMusicAPI
import TonearmArguments
import TonearmCatalog
import TonearmConsole
import TonearmHTTP
import TonearmSigning
import TonearmSimulator
import TonearmSystem

/// The state with which a server begins.
extension ServerProgram {
    struct Start {
        /// Seconds since 1970.
        let now: Int
        let clock: ServedClock
        /// The catalog, with the albums of the world file.
        let catalog: any Catalog
        /// The albums of the world file.
        let albums: OwnAlbums
        /// The memory of the standard world.
        let memory: SimulatorMemory
        let keys: [PublicDeveloperKey]
        /// The music user tokens of the accounts.
        let users: [IssuedUserToken]
        /// The worlds of earlier runs by their ids.
        let kept: [String: KeptWorld<SimulatorMemory>]
        /// The store that keeps worlds; nil without `--state`.
        let store: StateStore<SimulatorMemory>?
    }

    /// Reads the files that the options name, and issues the tokens.
    func start() throws -> Start {
        let world = try worldFile()
        let era = try era()
        let fixed = try options.clock.map { try Timestamp.parse($0, to: "set the clock to") } ?? world?.fixture.now
        let clock = ServedClock(fixed: fixed, fraction: { OperatingSystem.milliseconds % 1000 }) { OperatingSystem.now }
        let now = clock.now
        let faults = try faults()
        let catalog = try extended(try catalog(), by: world)
        let (kept, store) = try keptWorlds()
        var memory = try kept[WorldID.standard]?.current.memory ?? freshMemory(world, catalog, now: now)
        // Faults of an earlier run are over.
        memory.state.faults = Faults((world?.fixture.faults ?? []) + faults)
        if let era { memory.state.era = era }
        let keys = try keys()
        let users = ServerProgram.userTokens(of: &memory, teams: keys.map(\.team), now: now)
        return Start(
            now: now, clock: clock, catalog: catalog, albums: world?.albums ?? OwnAlbums(), memory: memory,
            keys: keys, users: users, kept: kept, store: store)
    }

    func simulator(_ start: Start) throws -> Simulator {
        var simulator = Simulator(catalog: start.catalog, signers: options.acceptAnyKey ? .anyone : .keys(start.keys))
        simulator.feed = try feed()
        return simulator
    }

    /// Returns the standard world and those of earlier runs.
    func worlds(of simulator: Simulator, _ start: Start) throws -> Worlds {
        let worlds = Worlds(
            start.memory, of: simulator, mayWait: start.catalog.isOnDisk, clock: start.clock,
            commit: start.store.map { GroupCommit($0) }, albums: start.albums, tokens: start.users,
            keepsJournals: options.control != nil, limits: limits, system: { OperatingSystem.now })
        do throws(StateStoreProblem) { try worlds.adopt(start.kept) } catch {
            throw explained(error, options.state ?? "")
        }
        return worlds
    }

    /// The limits of worlds. Those of a class are not deleted while learners rest.
    private var limits: Worlds.Limits {
        var limits = Worlds.Limits()
        if order != nil { limits.idleTime = .max }
        return limits
    }

    /// Issues a user token for each team and account, as an app of the team would get it.
    private static func userTokens(
        of memory: inout SimulatorMemory, teams: [String], now: Int
    ) -> [IssuedUserToken] {
        let teams = teams.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return teams.flatMap { memory.issueUserTokens(team: $0, now: now) }
    }
}
