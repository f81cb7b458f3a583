package import TonearmDevice

/// An owner of a world, which lends it to synchronous bodies. No lock is held while a service is asked, so the world
/// may change meanwhile.
///
/// A session keeps its world for one task. A `Stage` keeps one for many.
package protocol WorldKeeper: AnyObject {
    /// Whether other tasks use the world at the same time.
    var isShared: Bool { get }

    /// Runs a body with the world. No other body runs at the same time.
    func withWorld<Value, Failure: Error>(_ body: (inout World) throws(Failure) -> Value) throws(Failure) -> Value

    /// Runs a transaction, and reports its changes to all observers.
    /// - Returns: the body's changes.
    func record<Failure: Error>(_ body: (inout World) throws(Failure) -> [DatedChange]) throws(Failure) -> [DatedChange]

    /// - Throws: an error if the world has ended.
    func checkIsRunning() throws

    /// Waits for something outside the world.
    /// - Throws: the body's errors, and `CancellationError` if the world ends meanwhile.
    func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) async throws -> Value
}

extension WorldKeeper {
    package func record<Failure: Error>(
        _ body: (inout World) throws(Failure) -> [DatedChange]
    ) throws(Failure) -> [DatedChange] {
        try withWorld(body)
    }

    package func checkIsRunning() {}

    package func wait<Value: Sendable>(for body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await body()
    }
}

/// A keeper for one task, for example of a copy of the session's world.
package final class HeldWorld: WorldKeeper {
    package var world: World

    package init(_ world: World) { self.world = world }

    package let isShared = false

    package func withWorld<Value, Failure: Error>(
        _ body: (inout World) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try body(&world)
    }
}

/// A change with its time and its origin.
package struct DatedChange: Equatable, Sendable {
    package let change: Change
    /// The time by the world's clock.
    package let time: Milliseconds
    package let origin: ChangeOrigin

    package init(_ change: Change, at time: Milliseconds, by origin: ChangeOrigin) {
        self.change = change
        self.time = time
        self.origin = origin
    }
}

/// The cause of a change.
public enum ChangeOrigin: String, Hashable, Sendable, CaseIterable {
    /// A call of the app.
    case app
    /// An action of the user: a button of a dialog, Settings, the Music app.
    case person
    /// The lock screen, a headset, a car.
    case remote
    /// The frameworks on the device, without a call of the app: MusicKit gets a user token, a player continues.
    case system
    /// An answer of the service.
    case service
    /// A scheduled event of the account.
    case schedule
}
