import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmDevice
import TonearmSigning
import TonearmSimulator
import TonearmWorld

/// A world with a stopped clock, and its service.
enum SimulatedWorld {
    /// 2026-11-21T09:30:00Z
    static let time = 1_795_253_400

    static let simulator = Simulator(catalog: BuiltInCatalog(), signers: .demonstration)

    static let client = client { address in
        guard address == .simulator(catalog: nil) else { throw NoSuchService() }
        return simulator.inWorld
    }

    static func client(
        _ connect: @escaping @Sendable (ServiceAddress) throws -> any Service<ServiceMemory>
    ) -> MusicClient {
        MusicClient(signer: DeveloperKey.demonstration, systemTime: { time * 1000 }, connect: connect)
    }

    /// - Parameter scenario: a name; nil for an app on a fresh device.
    static func begun(_ scenario: String?) throws -> World {
        var world = World(seed: 1, clock: .fixed(seconds: time))
        if let scenario { try world.begin(try #require(Scenario.named(scenario)), now: time) }
        return world
    }

    private struct NoSuchService: Error {}
}
