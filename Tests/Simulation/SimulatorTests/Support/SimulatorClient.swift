import AppleMusicAPI
import TonearmCatalog
import TonearmSigning
import TonearmSimulator

/// A client of the simulator with a developer token, which only uses `Service`.
///
/// Clock and seed are fixed, and each request gets a fresh copy of the service, so tests are independent.
struct SimulatorClient: Sendable {
    /// 2025-10-09T08:53:20Z
    static let now = 1_760_000_000
    /// A shared catalog, whose tables are built on first use.
    static let catalog = BuiltInCatalog()

    static func related(_ name: String, _ type: ResourceType, _ id: String) -> [ResourceIdentifier] {
        catalog.related(name, of: ResourceIdentifier(type, id))
    }

    /// The simulator with its memory and clock, for tests that change the clock.
    var simulator: RunningSimulator
    var headers: Headers

    init(keys: [PublicDeveloperKey] = [DeveloperKey.demonstration.publicKey], token: String) {
        simulator = RunningSimulator(
            Simulator(catalog: Self.catalog, signers: .keys(keys)), memory: SimulatorMemory(seed: 7), now: Self.now)
        headers = Headers([("Authorization", "Bearer " + token)])
    }

    /// Makes a client with a token of the demonstration developer.
    init() throws {
        self.init(token: try DeveloperKey.demonstration.token(issued: Self.now - 60, lifetime: 3600))
    }

    func answer(_ target: String, method: Request.Method = .get) async throws -> Response {
        let service: any Service<SimulatorMemory> = simulator.simulator
        let now = simulator.now
        var context = ServiceContext(
            memory: simulator.memory, clock: .fixed(seconds: now), caller: simulator.caller, systemTime: { 0 })
        return try await service.respond(to: Request(method, target, headers: headers), in: &context)
    }

    func get(_ target: String) async throws -> (status: Int, json: JSON) {
        let response = try await answer(target)
        return (response.status, response.body.json ?? .null)
    }

    /// Returns the resources of an answer's `data`; empty after an error.
    func resources(_ target: String) async throws -> [Resource] {
        let (_, json) = try await get(target)
        return json["data"]?.array?.compactMap(Resource.init) ?? []
    }

    /// Returns the first resource of an answer's `data`.
    func resource(_ target: String) async throws -> Resource? { try await resources(target).first }
}

extension Resource {
    /// The key: `type/id`
    var key: String { "\(type)/\(id)" }
}
