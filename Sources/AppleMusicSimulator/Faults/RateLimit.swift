import AppleMusicAPI

/// The gateway's count of requests: for each developer team a bucket that fills with time. A new token of the same team does not help, another
/// team's requests pass, and half a second after a refusal some pass again (measured). Apple publishes no numbers: these are the simulator's own.
package struct RateLimit: Hashable, Sendable, Codable {
    /// Requests a second.
    package let rate: Int
    /// Requests at once, after a rest.
    package let burst: Int
    /// Seconds that a refusal names in `Retry-After`; nil for refusals without it.
    package let retryAfter: Int?
    /// Nil in states from before teams were counted apart. A team that is not here has rested.
    private var buckets: [Bucket]?

    private struct Bucket: Hashable, Sendable, Codable {
        let team: String
        /// Thousandths of a request.
        var left: Int
        /// Milliseconds since 1970.
        var filled: Int
    }

    /// More teams than this are forgotten, the best rested first.
    private static let capacity = 1000

    package init(rate: Int = 20, burst: Int = 60, retryAfter: Int? = nil) {
        self.rate = rate
        self.burst = burst
        self.retryAfter = retryAfter
    }

    /// Counts a request.
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: whether it may pass.
    mutating func admit(team: String, now: Int) -> Bool {
        var rest = (buckets ?? []).map { filled($0, now: now) }
        let index = rest.firstIndex { $0.team == team }
        var own = index.map { rest.remove(at: $0) } ?? Bucket(team: team, left: full, filled: now)
        let isAdmitted = own.left >= 1000
        if isAdmitted { own.left -= 1000 }
        rest.removeAll { $0.left >= full }
        if rest.count >= Self.capacity, let rested = rest.indices.max(by: { rest[$0].left < rest[$1].left }) {
            rest.remove(at: rested)
        }
        buckets = rest + [own]
        return isAdmitted
    }

    private var full: Int { burst.multipliedClamped(by: 1000) }

    private func filled(_ bucket: Bucket, now: Int) -> Bucket {
        let elapsed = max(0, now.subtractingClamped(bucket.filled))
        var bucket = bucket
        bucket.left = min(full, bucket.left.addingClamped(elapsed.multipliedClamped(by: rate)))
        bucket.filled = now
        return bucket
    }
}
