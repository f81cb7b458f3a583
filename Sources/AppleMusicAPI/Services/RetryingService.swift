/// Asks another service again when it is too busy. Only reading: what was refused while writing may have happened all the same.
package struct RetryingService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let policy: RetryPolicy
    private let announce: (@Sendable (Notice) throws -> Void)?

    /// What is said before a wait.
    package struct Notice: Hashable, Sendable {
        /// The status that was answered.
        package let status: Int
        package let seconds: Int
        /// The number of the try that follows, 2 and more, and of the last one.
        package let nextTry: Int
        package let lastTry: Int
        /// Whether the wait takes time, or the clock is moved on.
        package let takesTime: Bool
    }

    /// - Parameter announce: told of each wait before it begins; what it throws ends the request.
    package init(
        _ base: any Service<Memory>, policy: RetryPolicy, announce: (@Sendable (Notice) throws -> Void)? = nil
    ) {
        self.base = base
        self.policy = policy
        self.announce = announce
    }

    package var summary: String { base.summary }

    package func developerTokenCheck(in context: ServiceContext<Memory>) -> DeveloperTokenCheck {
        base.developerTokenCheck(in: context)
    }

    /// - Throws: what the base throws, and `CancellationError`, also while it waits.
    package func respond(to request: Request, in context: inout ServiceContext<Memory>) async throws -> Response {
        var response = try await base.respond(to: request, in: &context)
        guard request.method == .get || request.method == .head else { return response }
        var tries = 1
        while let seconds = policy.wait(after: response, tries: tries, now: context.now) {
            tries += 1
            try announce?(
                Notice(
                    status: response.status, seconds: seconds, nextTry: tries, lastTry: policy.retries + 1,
                    takesTime: context.clock.isRunning))
            try await context.wait(seconds: seconds)
            try Task.checkCancellation()
            response = try await base.respond(to: request, in: &context)
        }
        return response
    }
}
