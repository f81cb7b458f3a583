import AppleMusicAPI

/// The gateway's rate limit: a token bucket for each developer team. A new developer token does not reset it, other
/// teams are not affected, and half a second after a refusal some requests pass again (measured). Apple publishes no
/// numbers; these are chosen.
package struct RateLimit: Hashable, Sendable, Codable {
    /// The refill rate in requests a second.
    package let rate: Int
    /// The size of a full bucket in requests.
    package let burst: Int
    /// The seconds in a refusal's `Retry-After`; nil omits it.
    package let retryAfter: Int?
    /// The buckets that are not full; nil in older states, which had one for all teams.
    private var buckets: [Bucket]?

    private struct Bucket: Hashable, Sendable, Codable {
        let team: String
        /// The remaining requests, in thousandths.
        var left: Int
        /// The time of the last refill; milliseconds since 1970.
        var filled: Int
    }

    /// The maximum number of teams; the fullest bucket is dropped.
    private static let capacity = 1000

    package init(rate: Int = 20, burst: Int = 60, retryAfter: Int? = nil) {
        self.rate = rate
        self.burst = burst
        self.retryAfter = retryAfter
    }

    /// Counts a request.
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: whether it is within the limit.
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
