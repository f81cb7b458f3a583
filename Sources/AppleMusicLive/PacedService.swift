package import AppleMusicAPI
import Synchronization

/// A wrapper that lets a pause pass between the beginnings of two requests, for a service with a limit.
package final class PacedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let pause: Duration
    private let next = Mutex<ContinuousClock.Instant?>(nil)

    package init(_ base: any Service<Memory>, pause: Duration) {
        self.base = base
        self.pause = pause
    }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        .awaited { [self] context in
            try await ContinuousClock().sleep(until: turn())
            return try await base.respond(to: request, in: &context)
        }
    }

    /// Returns the time at which the next request may begin, and reserves it.
    private func turn() -> ContinuousClock.Instant {
        next.withLock { next in
            let turn = max(next ?? .now, .now)
            next = turn + pause
            return turn
        }
    }
}
