/// The waits between the tries of a client that asks a busy service ("Generating Developer Tokens", Apple Music API: a
/// 429 resolves itself when the rate of requests drops). Only reads are retried: a write may have succeeded although
/// its answer failed.
package struct RetryPolicy: Hashable, Sendable {
    /// The number of tries after the first.
    package var retries: Int

    package init(retries: Int) { self.retries = retries }

    /// The longest wait in seconds. A request whose service asks for more is not retried, so that the shell never seems
    /// to hang.
    package static let longestWait = 60

    /// Returns the seconds to wait before the next try; nil if there is no next try.
    ///
    /// `Retry-After` is honoured. Without it the waits double, from one second.
    /// - Parameters:
    ///   - tries: the number of tries so far, from 1.
    ///   - now: seconds since 1970.
    package func wait(after response: Response, tries: Int, now: Int) -> Int? {
        guard tries <= retries, response.status == 429 || response.status == 503 else { return nil }
        guard let asked = response.retryAfter(now: now) else { return min(1 << min(tries - 1, 6), Self.longestWait) }
        return asked <= Self.longestWait ? asked : nil
    }

    /// A wait that is about to begin.
    package struct Notice: Hashable, Sendable {
        /// The status of the answer.
        package let status: Int
        package let seconds: Int
        /// The one-based number of the coming try, from 2, and of the last one.
        package let nextTry: Int
        package let lastTry: Int
        /// Whether the wait takes real time; otherwise the clock is advanced.
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
