package import AppleMusicAPI
package import MusicCatalog

/// The Apple Music API, answered in this process from a catalog.
///
/// What it remembers between two answers (`SimulatorState`), the time and the caller are lent to it with each request; what it keeps to itself
/// can be made again at any time.
package struct Simulator: Service {
    package let catalog: any Catalog
    let schema: Schema
    let authentication: Authentication
    let cache = AccountCache()
    /// What the catalog alone was asked for, by the era, the class of host and the target of the request: nothing else changes such an answer.
    let answers = ValueCache<String, JSON>(capacity: 64)
    private let keys: @Sendable () -> [DeveloperKey.Public]
    private let knownKeys = LazyValue<[DeveloperKey.Public]>()

    /// - Parameters:
    ///   - keys: the keys whose tokens are good; made when the first request comes, because that takes a while.
    ///   - acceptsAnyKey: whether tokens are good whoever signed them.
    package init(
        catalog: any Catalog, keys: @autoclosure @escaping @Sendable () -> [DeveloperKey.Public],
        acceptsAnyKey: Bool = false, schema: Schema = .standard
    ) {
        self.catalog = catalog
        self.keys = keys
        authentication = Authentication(acceptsAnyKey: acceptsAnyKey)
        self.schema = schema
    }

    /// The same simulator over another catalog.
    package func reading(_ catalog: any Catalog) -> Simulator {
        Simulator(catalog: catalog, keys: keys(), acceptsAnyKey: authentication.acceptsAnyKey, schema: schema)
    }

    package var summary: String { "simulator: \(catalog.summary)" }

    /// - Throws: `CatalogDamage` when the catalog turned out to be damaged while it answered.
    package func respond(
        to request: Request, in context: inout ServiceContext<SimulatorState>
    ) throws(CatalogDamage) -> Response {
        let milliseconds = context.milliseconds
        var running = RunningSimulator(
            self, now: SimulatedClock.fixed(milliseconds: milliseconds).seconds { 0 }, caller: context.caller)
        running.milliseconds = milliseconds
        swap(&running.state, &context.memory)
        defer { swap(&running.state, &context.memory) }
        var response = running.respond(to: request)
        if let problem = catalog.problem { throw CatalogDamage(problem: problem) }
        if context.wantsReasons { response.reasons = running.reasons(for: request, response) }
        return response
    }

    /// Where nothing goes wrong on purpose, which may take time or end the connection.
    package func answerAtOnce(to request: Request, in context: inout ServiceContext<SimulatorState>) -> Response? {
        context.memory.faults.list.isEmpty ? try? respond(to: request, in: &context) : nil
    }

    /// A request is let in when this finds no flaw.
    package func developerTokenCheck(in context: ServiceContext<SimulatorState>) -> DeveloperTokenCheck {
        authentication.check(goodKeys(context.memory), now: context.now)
    }

    /// Whether a request has a developer token that lets it in.
    package func accepts(_ request: Request, in context: ServiceContext<SimulatorState>) -> Bool {
        authentication.token(of: request, keys: goodKeys(context.memory), now: context.now) != nil
    }

    /// Genres and station genres.
    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] {
        catalog.listed(type, in: language)
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
