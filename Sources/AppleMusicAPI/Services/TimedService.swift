/// Measures how long another service takes. While the clock stands still, nothing takes time.
///
/// A delay that the answer asks for counts, and is not waited for here: the caller waits for it when the answer's changes are stored.
package struct TimedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>

    package init(_ base: any Service<Memory>) { self.base = base }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        guard context.clock.isRunning else { return base.answer(to: request, in: &context) }
        let start = ContinuousClock.now
        return base.answer(to: request, in: &context).map { response in
            var response = response
            response.duration =
                Int((ContinuousClock.now - start) / .microseconds(1))
                + Int(clampingRounded: (response.delay ?? 0) * 1_000_000)
            return response
        }
    }
}
