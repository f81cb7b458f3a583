package import AppleMusicAPI
package import TonearmCatalog

/// A simulated neighbor in a world: it answers from the catalog of the simulator, with the albums that the world adds,
/// and obeys the world's faults. Its rate limit is on while the simulator's is.
package struct SimulatedNeighbor<Base: NeighborService>: Service {
    private let neighbor: Neighbor
    private let catalog: any Catalog
    private let make: @Sendable (any Catalog) -> Base
    private let base: Base
    /// The services over this catalog with the albums of a world.
    private let extensions = ValueCache<[AddedAlbum], Base>(capacity: 16)

    /// - Parameter make: makes the service over a catalog.
    package init(_ neighbor: Neighbor, over catalog: any Catalog, _ make: @escaping @Sendable (any Catalog) -> Base) {
        self.neighbor = neighbor
        self.catalog = catalog
        self.make = make
        base = make(catalog)
    }

    package var description: ServiceDescription { neighbor.description(from: "simulator") }

    package func answer(
        to request: Request, in context: inout ServiceContext<SimulatorMemory>
    ) -> ServiceAnswer<SimulatorMemory> {
        context.memory.state.faults.expire(at: context.now)
        let fault = context.memory.state.faults.consume(for: request)
        let service = service(in: context.memory.state)
        if case .status(let status)? = fault?.effect {
            var response = service.failure(status)
            response.headers["Retry-After"] = fault?.retryAfter.map(String.init)
            if let form = fault?.form { response = form.applied(to: response) }
            return .made(.success(Self.marked(response, by: fault)))
        }
        var inner = context.with(memory: context.memory.state[neighbor: neighbor.name])
        switch service.answer(to: request, in: &inner) {
        case .made(let result):
            context.memory.state[neighbor: neighbor.name] = inner.memory
            if let problem = catalog.problem { return .made(.failure(CatalogReadProblem(problem: problem))) }
            return .made(result.map { Self.marked($0, by: fault) })
        case .awaited(let rest):
            return .awaited { [name = neighbor.name] context in
                var inner = context.with(memory: context.memory.state[neighbor: name])
                let response = try await rest(&inner)
                context.memory.state[neighbor: name] = inner.memory
                return Self.marked(response, by: fault)
            }
        }
    }

    private func service(in state: SimulatorState) -> Base {
        guard let albums = state.addedAlbums, !albums.isEmpty else { return base }
        return extensions.get(albums) { make(ExtendedCatalog(catalog, adding: albums)) } ?? base
    }

    /// Returns the response with the effects of a fault.
    private static func marked(_ response: Response, by fault: Faults.Fault?) -> Response {
        guard let fault else { return response }
        var response = response
        if let delay = fault.delay { response.delay = delay }
        if fault.effect == .cut { response.loss = .half }
        if case .status = fault.effect { response.fault = fault.played }
        if response.isSuccess { response.fault = fault.played }
        return response
    }
}
