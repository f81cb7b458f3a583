import AppleMusicSimulator
import MusicCatalog
import MusicDevice
import MusicWorld

/// Worlds in files: accounts with their music, albums of one's own, a time and faults ("Worlds for tests").
extension SimulatedAppleMusic {
    /// Makes a simulation of a world file: the phone of its first account, with an app that has consent.
    /// - Parameter worldFile: the bytes of the JSON.
    /// - Throws: `WorldFileProblem` with the path of the wrong value.
    public convenience init(worldFile: [UInt8]) throws(WorldFileProblem) {
        let fixture: WorldFixture
        let catalog: any Catalog
        let memory: SimulatorMemory
        let time: Int
        do throws(FixtureProblem) {
            fixture = try WorldFixture(text: worldFile)
            catalog = try fixture.catalog(extending: Self.catalog)
            time = fixture.now ?? Self.standardTime
            memory = try fixture.memory(catalog: catalog, time: time)
        } catch {
            throw WorldFileProblem(sentence: error.sentence, next: error.next)
        }
        var world = World(seed: fixture.seed, clock: .fixed(seconds: time))
        world.begin(with: memory)
        self.init(world, catalog: catalog)
    }

    /// Runs a body with this simulation, which is current in the task and ends with the body.
    @discardableResult
    public func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        defer { end() }
        return try await Self.$current.withValue(self) { try await body() }
    }
}

/// An error for a world file that cannot be used.
public struct WorldFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the wrong value, and the reason.
    public let sentence: String
    /// The next step.
    public let next: String

    public var description: String { "Cannot use the world: \(sentence). \(next)" }
}
