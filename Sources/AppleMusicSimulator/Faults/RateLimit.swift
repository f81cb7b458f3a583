import AppleMusicAPI

/// The gateway's count of requests, as a bucket that fills by the second. Apple publishes no numbers: these are the simulator's own.
package struct RateLimit: Hashable, Sendable, Codable {
    /// Requests a second.
    package let rate: Int
    /// Requests at once, after a rest.
    package let burst: Int
    private var left: Int
    /// When the bucket was last filled, in seconds since 1970.
    private var filled: Int?

    package init(rate: Int = 20, burst: Int = 60) {
        self.rate = rate
        self.burst = burst
        left = burst
    }

    /// Counts a request.
    /// - Returns: whether it may pass.
    mutating func admit(now: Int) -> Bool {
        let elapsed = max(0, now.subtractingClamped(filled ?? now))
        left = min(burst, left.addingClamped(elapsed.multipliedClamped(by: rate)))
        filled = now
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
