package import AppleMusicAPI
package import TonearmCatalog

/// The Apple Music API, simulated in this process from a catalog.
///
/// Each request passes it memory (`SimulatorMemory`), time and caller. The simulator itself has only caches.
package struct Simulator: Service {
    package let catalog: any Catalog
    let schema: Schema
    let authentication: Authentication
    let cache: AccountCache
    /// A cache of answers that depend only on the catalog, by era, class of host and target.
    let answers = ValueCache<String, JSON>(capacity: 64)
    /// The simulators over this catalog with the albums of a world.
    private let extensions = ValueCache<[AddedAlbum], Simulator>(capacity: 16)
    /// The world whose libraries the accounts' cache indexes.
    private(set) var scope = ""
    /// The exports of the Apple Music Feed; nil if there are none.
    package var feed: MusicFeed?
    private let keys: @Sendable () -> [DeveloperKey.Public]
    private let knownKeys = LazyValue<[DeveloperKey.Public]>()

    /// - Parameters:
    ///   - demonstration: the catalog of the demonstration accounts' initial content, part of every catalog.
    ///   - keys: the keys whose tokens are valid; evaluated at the first request, because it is slow.
    ///   - acceptsAnyKey: whether tokens of any signer are valid.
    package init(
        catalog: any Catalog, demonstration: BuiltInCatalog = BuiltInCatalog(),
        keys: @autoclosure @escaping @Sendable () -> [DeveloperKey.Public],
        acceptsAnyKey: Bool = false, schema: Schema = .appleMusic
    ) {
        cache = AccountCache(demonstration)
        self.catalog = catalog
        self.keys = keys
        authentication = Authentication(acceptsAnyKey: acceptsAnyKey)
        self.schema = schema
    }

    /// Makes a simulator over the built-in catalog.
    package init(
        catalog: BuiltInCatalog, keys: @autoclosure @escaping @Sendable () -> [DeveloperKey.Public],
        acceptsAnyKey: Bool = false, schema: Schema = .appleMusic
    ) {
        self.init(
            catalog: catalog as any Catalog, demonstration: catalog, keys: keys(), acceptsAnyKey: acceptsAnyKey,
            schema: schema)
    }

    /// Returns the same simulator for another world: it shares the caches of the catalog, and has its own part of the
    /// accounts' caches.
    package func scoped(to world: String) -> Simulator {
        var simulator = self
        simulator.scope = world
        return simulator
    }

    /// Returns the simulator with another catalog.
    package func reading(_ catalog: any Catalog) -> Simulator {
        var simulator = Simulator(
            catalog: catalog, demonstration: cache.demonstration, keys: keys(),
            acceptsAnyKey: authentication.acceptsAnyKey, schema: schema)
        simulator.feed = feed
        return simulator
    }

    /// Returns the simulator over the catalog with the albums that a world adds to it.
    private func extended(by state: SimulatorState) -> Simulator {
        guard let albums = state.addedAlbums, !albums.isEmpty else { return self }
        return extensions.get(albums) { reading(ExtendedCatalog(catalog, adding: albums)).scoped(to: scope) } ?? self
    }

    package var description: ServiceDescription {
        ServiceDescription(
            "simulator: \(catalog.summary)", schema: schema,
            signers: { [authentication] in authentication.acceptsAnyKey ? .anyone : .known(knownKeys.get(keys)) },
            listed: { [catalog] in catalog.listed($0, in: $1) })
    }

    /// Answers at once. It fails only with `CatalogDamage`.
    package func answer(
        to request: Request, in context: inout ServiceContext<SimulatorMemory>
    ) -> ServiceAnswer<SimulatorMemory> {
        let milliseconds = context.milliseconds
        var running = RunningSimulator(
            extended(by: context.memory.state), now: SimulatedClock.fixed(milliseconds: milliseconds).seconds { 0 },
            caller: context.caller)
        running.milliseconds = milliseconds
        swap(&running.memory, &context.memory)
        defer { swap(&running.memory, &context.memory) }
        var response = running.respond(to: request)
        if let problem = catalog.problem { return .made(.failure(CatalogDamage(problem: problem))) }
        if context.wantsReasons { response.reasons = running.reasons(for: request, response) }
        return .made(.success(response))
    }

    /// Returns whether a request has a valid developer token.
    package func accepts(_ request: Request, in context: ServiceContext<SimulatorMemory>) -> Bool {
        authentication.token(of: request, keys: goodKeys(context.memory.state), now: context.now) != nil
    }

    /// Returns the initial keys and those that were registered since.
    func goodKeys(_ state: SimulatorState) -> [DeveloperKey.Public] {
        let known = knownKeys.get(keys)
        return state.developerKeys.isEmpty ? known : known + state.developerKeys
    }
}

/// An error while reading the catalog for an answer.
package struct CatalogDamage: Error, Hashable, Sendable {
    /// The problem as a clause.
    package let problem: String
}
