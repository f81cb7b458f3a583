package import AppleMusicAPI
package import MusicCatalog

/// The Apple Music API, answered in this process from a catalog.
///
/// Its memory (`SimulatorMemory`), the time and the caller are lent to it with each request; its own caches can be built again at any time.
package struct Simulator: Service {
    package let catalog: any Catalog
    let schema: Schema
    let authentication: Authentication
    let cache: AccountCache
    /// What the catalog alone was asked for, by the era, the class of host and the target of the request: nothing else changes such an answer.
    let answers = ValueCache<String, JSON>(capacity: 64)
    /// The world whose libraries the accounts' cache indexes.
    private(set) var scope = ""
    private let keys: @Sendable () -> [DeveloperKey.Public]
    private let knownKeys = LazyValue<[DeveloperKey.Public]>()

    /// - Parameters:
    ///   - demonstration: the catalog of the demonstration accounts' first possessions, which is a part of every catalog.
    ///   - keys: the keys whose tokens are good; made when the first request comes, because that takes a while.
    ///   - acceptsAnyKey: whether tokens are good whoever signed them.
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

    /// A simulator over the built-in catalog.
    package init(
        catalog: BuiltInCatalog, keys: @autoclosure @escaping @Sendable () -> [DeveloperKey.Public],
        acceptsAnyKey: Bool = false, schema: Schema = .appleMusic
    ) {
        self.init(
            catalog: catalog as any Catalog, demonstration: catalog, keys: keys(), acceptsAnyKey: acceptsAnyKey,
            schema: schema)
    }

    /// The same simulator for another world: it shares the caches of the catalog, and has its own part of the accounts' caches.
    package func scoped(to world: String) -> Simulator {
        var simulator = self
        simulator.scope = world
        return simulator
    }

    /// The same simulator over another catalog.
    package func reading(_ catalog: any Catalog) -> Simulator {
        Simulator(
            catalog: catalog, demonstration: cache.demonstration, keys: keys(),
            acceptsAnyKey: authentication.acceptsAnyKey, schema: schema)
    }

    package var description: ServiceDescription {
        ServiceDescription(
            "simulator: \(catalog.summary)", schema: schema,
            signers: { [authentication] in authentication.acceptsAnyKey ? .anyone : .known(knownKeys.get(keys)) },
            listed: { [catalog] in catalog.listed($0, in: $1) })
    }

    /// Every answer is made at once. Without an answer the reason is `CatalogDamage`.
    package func answer(
        to request: Request, in context: inout ServiceContext<SimulatorMemory>
    ) -> ServiceAnswer<SimulatorMemory> {
        let milliseconds = context.milliseconds
        var running = RunningSimulator(
            self, now: SimulatedClock.fixed(milliseconds: milliseconds).seconds { 0 }, caller: context.caller)
        running.milliseconds = milliseconds
        swap(&running.memory, &context.memory)
        defer { swap(&running.memory, &context.memory) }
        var response = running.respond(to: request)
        if let problem = catalog.problem { return .made(.failure(CatalogDamage(problem: problem))) }
        if context.wantsReasons { response.reasons = running.reasons(for: request, response) }
        return .made(.success(response))
    }

    /// Whether a request has a developer token that lets it in.
    package func accepts(_ request: Request, in context: ServiceContext<SimulatorMemory>) -> Bool {
        authentication.token(of: request, keys: goodKeys(context.memory.state), now: context.now) != nil
    }

    /// The keys that it began with, and those that were made known.
    func goodKeys(_ state: SimulatorState) -> [DeveloperKey.Public] {
        let known = knownKeys.get(keys)
        return state.developerKeys.isEmpty ? known : known + state.developerKeys
    }
}

/// A catalog could not be read while an answer was made from it.
package struct CatalogDamage: Error, Hashable, Sendable {
    /// What is wrong, in words.
    package let problem: String
}
