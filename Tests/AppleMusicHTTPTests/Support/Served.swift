import AppleMusicAPI
import AppleMusicSimulator
import HTTPTypes

@testable import AppleMusicHTTP

/// What the tests serve: the built-in catalog at a fixed time.
enum Served {
    /// 2026-11-21T00:00:00Z
    static let now = 1_795_219_200
    static let album = "/v1/catalog/us/albums/310730204"
    static let catalog = BuiltInCatalog()

    static func simulator(
        keys: [DeveloperKey.Public] = [DeveloperKey.demonstration.publicKey], acceptsAnyKey: Bool = false,
        store: StateStore? = nil
    ) -> ServedSimulator {
        ServedSimulator(
            catalog: catalog, state: SimulatorState(seed: 1), keys: keys, acceptsAnyKey: acceptsAnyKey,
            clock: { now }, store: store)
    }

    static func server(_ simulator: ServedSimulator = simulator(), scheme: String = "http") -> Server {
        Server(Front(simulator, scheme: scheme))
    }

    static func token(of key: DeveloperKey = .demonstration, origins: [String]? = nil) throws -> String {
        try key.token(issued: now - 60, lifetime: 3_600, origins: origins)
    }

    static func request(
        _ method: Request.Method = .get, _ target: String, _ fields: [(String, String)] = []
    ) throws -> Request {
        Request(
            method, target, headers: Headers([("Authorization", "Bearer \(try token())")] + fields))
    }

    static func authorization() throws -> HTTPFields { [.authorization: "Bearer \(try token())"] }
}
