/// A wrapper that measures another service's time. While the clock is stopped, it measures no time.
///
/// A simulated delay counts, but the wrapper does not wait for it: the caller waits after it has stored the answer's
/// changes.
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

/// A wrapper that reports every exchange of another service: for a log, a journal, a recording.
package struct LoggedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let log: @Sendable (Request, Response) -> Void

    /// - Parameter log: gets the request with its tokens, and must redact them before it stores it
    ///   (`Headers.hidingSecrets`).
    package init(_ base: any Service<Memory>, log: @escaping @Sendable (Request, Response) -> Void) {
        self.base = base
        self.log = log
    }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        base.answer(to: request, in: &context).map { [log] response in
            log(request, response)
            return response
        }
    }
}
