/// Makes late answers late, and measures how long answers take. Where the clock stands still, nothing takes time.
package struct TimedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>

    package init(_ base: any Service<Memory>) { self.base = base }

    package var summary: String { base.summary }

    package func developerTokenCheck(in context: ServiceContext<Memory>) -> DeveloperTokenCheck {
        base.developerTokenCheck(in: context)
    }

    /// - Throws: what the base throws, and `CancellationError` while the answer is held back.
    package func respond(to request: Request, in context: inout ServiceContext<Memory>) async throws -> Response {
        guard context.clock.isRunning else { return try await base.respond(to: request, in: &context) }
        let start = ContinuousClock.now
        var response = try await base.respond(to: request, in: &context)
        if let delay = response.delay { try await Task.sleep(for: .seconds(delay)) }
        response.duration = Int((ContinuousClock.now - start) / .microseconds(1))
        return response
    }
}
