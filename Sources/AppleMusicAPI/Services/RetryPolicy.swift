/// The waits between the tries of a client that asks a busy service ("Generating Developer Tokens", Apple Music API: a 429 resolves itself when
/// the rate of requests drops). Only reads are tried again: a refused write may have happened all the same.
package struct RetryPolicy: Hashable, Sendable {
    /// The number of tries after the first.
    package var retries: Int

    package init(retries: Int) { self.retries = retries }

    /// Seconds. A service that asks for a longer rest is left alone: nobody sits before a shell that does nothing.
    package static let longestWait = 60

    /// Seconds to wait before a request is tried again; nil when it is not to be.
    ///
    /// What the service asks for in `Retry-After` is honoured. Where it asks for nothing the waits double, from one second.
    /// - Parameters:
    ///   - tries: how often it was tried, 1 and more.
    ///   - now: seconds since 1970.
    package func wait(after response: Response, tries: Int, now: Int) -> Int? {
        guard tries <= retries, response.status == 429 || response.status == 503 else { return nil }
        guard let asked = response.retryAfter(now: now) else { return min(1 << min(tries - 1, 6), Self.longestWait) }
        return asked <= Self.longestWait ? asked : nil
    }

    /// A wait that is about to begin.
    package struct Notice: Hashable, Sendable {
        /// The status that was answered.
        package let status: Int
        package let seconds: Int
        /// The number of the try that follows, 2 and more, and of the last one.
        package let nextTry: Int
        package let lastTry: Int
        /// Whether the wait takes time; else the clock is moved on.
        package let takesTime: Bool

        package init(status: Int, seconds: Int, nextTry: Int, lastTry: Int, takesTime: Bool) {
            self.status = status
            self.seconds = seconds
            self.nextTry = nextTry
            self.lastTry = lastTry
            self.takesTime = takesTime
        }
    }
}
