package import AppleMusicAPI
package import TonearmCatalog

/// The Apple Music API, simulated in this process from a catalog.
///
/// Each request passes it memory (`SimulatorMemory`), time and caller. The simulator itself has only caches.
package struct Simulator: Service {
    package let catalog: any Catalog
    let schema: Schema
    let authentication = Authentication()
    let cache: AccountCache
    /// A cache of answers that depend only on the catalog, by era, class of host and target.
    let answers = ValueCache<String, JSON>(capacity: 64)
    /// The simulators over this catalog with the albums of a world.
    private let extensions = ValueCache<[AddedAlbum], Simulator>(capacity: 16)
    /// The world whose libraries the accounts' cache indexes.
    private(set) var scope = ""
    /// The exports of the Apple Music Feed; nil if there are none.
    package var feed: MusicFeed?
    private let signers: @Sendable () -> DeveloperTokenCheck.Signers
    private let knownSigners = LazyValue<DeveloperTokenCheck.Signers>()

    /// - Parameters:
    ///   - demonstration: the catalog of the demonstration accounts' initial content, part of every catalog.
    ///   - signers: the signers whose tokens are valid; evaluated at the first request, because it is slow.
    package init(
        catalog: any Catalog, demonstration: BuiltInCatalog = BuiltInCatalog(),
        signers: @autoclosure @escaping @Sendable () -> DeveloperTokenCheck.Signers,
        schema: Schema = .appleMusic
    ) {
        cache = AccountCache(demonstration)
        self.catalog = catalog
        self.signers = signers
        self.schema = schema
    }

    /// Makes a simulator over the built-in catalog.
    package init(
        catalog: BuiltInCatalog, signers: @autoclosure @escaping @Sendable () -> DeveloperTokenCheck.Signers,
        schema: Schema = .appleMusic
    ) {
        self.init(catalog: catalog as any Catalog, demonstration: catalog, signers: signers(), schema: schema)
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
            catalog: catalog, demonstration: cache.demonstration, signers: signers(), schema: schema)
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
            signers: { knownSigners.get(signers) },
            listed: { [catalog] in catalog.listed($0, in: $1) })
    }

    /// Answers at once. It fails only with `CatalogReadProblem`.
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
        if let problem = catalog.problem { return .made(.failure(CatalogReadProblem(problem: problem))) }
        if context.wantsReasons { response.reasons = running.reasons(for: request, response) }
        return .made(.success(response))
    }

    /// Returns whether a request has a valid developer token.
    package func accepts(_ request: Request, in context: ServiceContext<SimulatorMemory>) -> Bool {
        authentication.token(of: request, signers: signers(in: context.memory.state), now: context.now) != nil
    }

    /// Whether any well-formed signature is accepted.
    var acceptsAnyone: Bool {
        if case .anyone = knownSigners.get(signers) { true } else { false }
    }

    /// Returns the initial signers and those that were registered since.
    func signers(in state: SimulatorState) -> DeveloperTokenCheck.Signers {
        knownSigners.get(signers).adding(state.developerKeys)
    }
}

/// An error while reading the catalog for an answer.
package struct CatalogReadProblem: Error, Hashable, Sendable {
    /// The problem as a clause.
    package let problem: String
}
