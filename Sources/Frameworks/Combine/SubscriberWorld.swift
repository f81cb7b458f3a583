import AppleMusicSimulation
import MusicKit

/// The world of the task that subscribes, in which the subscriber gets its values, whatever thread sends them.
struct SubscriberWorld: Sendable {
    private let world = SimulatedAppleMusic.current.map { KitWorld($0) }

    /// Runs a body in the world; without a world, as it is.
    func run<Result>(_ body: () -> Result) -> Result {
        if let world { world.run(body) } else { body() }
    }
}
