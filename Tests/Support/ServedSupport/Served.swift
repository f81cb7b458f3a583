package import AppleMusicAPI
import Foundation
package import TonearmCatalog
package import TonearmHTTP
package import TonearmSigning
package import TonearmSimulator

/// The built-in catalog at a fixed time, as tests serve it.
package enum Served {
    /// 2026-11-21T00:00:00Z
    package static let now = 1_795_219_200
    /// The system's time, for certificates, which clients check against it.
    package static var systemTime: Int { Int(Date.now.timeIntervalSince1970) }
    package static let album = "/v1/catalog/us/albums/310730204"
    package static let catalog = BuiltInCatalog()

    package typealias Service = ServedService<SimulatorMemory>

    package static func service(
        keys: [PublicDeveloperKey] = [DeveloperKey.demonstration.publicKey], acceptsAnyKey: Bool = false,
        state: SimulatorMemory = SimulatorMemory(seed: 1), store: (any KeptState<SimulatorMemory>)? = nil
    ) -> Service {
        ServedService(
            Simulator(catalog: catalog, signers: acceptsAnyKey ? .anyone : .keys(keys)), memory: state, clock: { now },
            commit: store.map { GroupCommit($0) })
    }

    /// - Parameters:
    ///   - store: keeps the worlds; nil for none.
    ///   - albums: the albums of the server's world file.
    ///   - system: seconds since 1970, by which unused worlds are deleted.
    package static func worlds(
        _ clock: ServedClock = ServedClock(fixed: now) { 0 }, memory: SimulatorMemory = SimulatorMemory(seed: 1),
        store: (any KeptState<SimulatorMemory>)? = nil, albums: OwnAlbums = OwnAlbums(),
        limits: Worlds.Limits = Worlds.Limits(), system: @escaping @Sendable () -> Int = { 0 }
    ) -> Worlds {
        let catalog = (try? albums.catalog(extending: catalog)) ?? catalog
        return Worlds(
            memory, of: Simulator(catalog: catalog, signers: .demonstration), clock: clock,
            commit: store.map { GroupCommit($0) }, albums: albums, limits: limits, system: system)
    }

    package static func gateway(
        _ service: any SharedService = service(), scheme: String = "http", hosts: ServedHosts = .usual,
        allowed: AllowedOrigins = .loopback
    ) -> Gateway {
        Gateway(service, catalog: catalog, scheme: scheme, hosts: hosts, allowed: allowed)
    }

    package static func gateway(_ worlds: Worlds) -> Gateway {
        Gateway(worlds, catalog: catalog, scheme: "http")
    }

    /// The longest wait in seconds, which only a hang reaches. All tests share a few threads, so a test may have to
    /// wait for all others.
    package static let patience = 3_600

    /// Makes a server without limits; tests of limits set them.
    package static func server(_ service: any SharedService = service(), scheme: String = "http") -> Server {
        server(gateway(service, scheme: scheme))
    }

    package static func server(_ gateway: any RequestGateway) -> Server {
        var server = Server(gateway)
        let patience = Duration.seconds(patience)
        server.limits.handshake = patience
        server.limits.headTime = patience
        server.limits.bodyTime = patience
        server.limits.answerTime = patience
        return server
    }

    package static func token(of key: DeveloperKey = .demonstration, origins: [String]? = nil) throws -> String {
        try key.token(issued: now - 60, lifetime: 3_600, origins: origins)
    }

    package static func request(
        _ method: Request.Method = .get, _ target: String, _ fields: [(String, String)] = []
    ) throws -> Request {
        Request(
            method, target, headers: Headers([("Authorization", "Bearer \(try token())")] + fields))
    }
}
