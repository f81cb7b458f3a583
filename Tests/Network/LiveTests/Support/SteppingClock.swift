import Synchronization

/// A clock that a wait sets forward, so no test waits.
final class SteppingClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var time: Duration

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    private let state = Mutex(Instant(time: .zero))

    var now: Instant { state.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { $0 = max($0, deadline) }
    }

    func advance(by duration: Duration) { state.withLock { $0 = $0.advanced(by: duration) } }
}
