package import AppleMusicAPI
import Synchronization

/// A wrapper that lets a pause pass between the beginnings of two requests, for a service with a limit.
package final class PacedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let pause: Duration
    /// Returns the time since the service was made.
    private let now: @Sendable () -> Duration
    /// Waits until a time since the service was made.
    private let wait: @Sendable (Duration) async throws -> Void
    /// The earliest beginning of the next request.
    private let next = Mutex(Duration.zero)

    /// - Parameter clock: measures the pauses, and waits.
    package init(
        _ base: any Service<Memory>, pause: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.pause = pause
        let start = clock.now
        now = { start.duration(to: clock.now) }
        wait = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
    }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        .awaited { [self] context in
            try await wait(turn())
            return try await base.respond(to: request, in: &context)
        }
    }

    /// Returns the time at which the next request may begin, and reserves it.
    private func turn() -> Duration {
        let now = now()
        return next.withLock { next in
            let turn = max(next, now)
            next = turn + pause
            return turn
        }
    }
}
