/// How long a client waits before it asks a busy service again ("Generating Developer Tokens", Apple Music API: a 429 resolves itself when the
/// rate of requests drops).
package struct RetryPolicy: Hashable, Sendable {
    /// How often a read is tried again.
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
}
