import AppleMusicAPI
import AppleMusicSimulator
import MusicCatalog
import MusicDevice
import MusicWorld
import Synchronization

/// Apple Music for the tests of an app: the web service, and the device with its account around the app, in this process.
///
/// Nothing is sent anywhere. The methods may be called from any task and take effect one after the other. Two simulations that begin alike and
/// are asked the same give the same answers, tokens included.
public final class SimulatedAppleMusic: Sendable {
    let client: MusicClient
    private let world: Mutex<World>
    private let access = SequentialAccess()

    /// A subscriber's phone with an app on it that has never asked for consent.
    /// - Parameters:
    ///   - seed: of all that is random.
    ///   - time: seconds since 1970, at which the clock stands until `advance(bySeconds:)`.
    public convenience init(seed: UInt64 = 1, time: Int = SimulatedAppleMusic.standardTime) {
        self.init(World(seed: seed, clock: .fixed(seconds: time)))
    }

    /// The situation of a scenario.
    /// - Parameters:
    ///   - scenario: one of `scenarios`.
    ///   - seed: of all that is random.
    ///   - time: seconds since 1970, at which the clock stands until `advance(bySeconds:)`.
    /// - Throws: `UnknownScenario`.
    public convenience init(
        scenario: String, seed: UInt64 = 1, time: Int = SimulatedAppleMusic.standardTime
    ) throws {
        guard let known = Scenario.named(scenario) else { throw UnknownScenario(name: scenario) }
        var world = World(seed: seed, clock: .fixed(seconds: time))
        try world.begin(known, now: time)
        self.init(world)
    }

    /// One for all: its indexes are made when they are first needed, and take a second in a debug build.
    private static let catalog = BuiltInCatalog()

    private init(_ world: World) {
        self.world = Mutex(world)
        let simulator = Simulator(catalog: Self.catalog, keys: [DeveloperKey.demonstration.publicKey])
        // The clock of a simulation stands still, so that the system's is never asked.
        client = MusicClient(systemTime: { 0 }) { _ in simulator }
    }

    /// 2026-01-01T12:00:00Z, in seconds since 1970.
    public static let standardTime = 1_767_268_800

    /// The names of the scenarios: `eligible`, `workout` and others; `tonearm scenario list` tells what each teaches.
    public static var scenarios: [String] { Scenario.all.map(\.name) }

    /// There is no scenario of that name.
    public struct UnknownScenario: Error, Hashable, CustomStringConvertible {
        /// What was asked for.
        public let name: String

        public var description: String {
            "there is no scenario '\(name)'; there are \(SimulatedAppleMusic.scenarios.joined(separator: ", "))"
        }
    }

    /// Does something to the world, after whatever is being done to it.
    func perform<Value, Failure>(
        _ body: (inout World) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await access.perform { () async throws(Failure) -> Value in
            var world = self.world.withLock { $0 }
            defer { self.world.withLock { $0 = world } }
            return try await body(&world)
        }
    }
}
