/// The memory of a simulated neighbor: the times of its last requests, from which it computes its rate limit.
package struct NeighborMemory: Hashable, ServiceMemoryValue {
    /// The counted requests; milliseconds since 1970, oldest first.
    private var times: [Int] = []
    /// Whether the rate limit is on. The owner of the memory sets it; it is not encoded.
    package var isLimited = false

    package init() {}

    package static let unused = NeighborMemory()

    package var isEmpty: Bool { times.isEmpty }

    /// Counts a request in a sliding window, if the rate limit is on.
    /// - Parameters:
    ///   - limit: the most requests in a window.
    ///   - window: the length of the window in milliseconds.
    ///   - now: milliseconds since 1970.
    /// - Returns: whether the request is within the limit. Refused requests are not counted.
    package mutating func admit(_ limit: Int, in window: Int, now: Int) -> Bool {
        guard isLimited else { return true }
        times.removeAll { now.subtractingClamped($0) >= window || $0 > now }
        guard times.count < limit else { return false }
        times.append(now)
        return true
    }
}

extension NeighborMemory: Codable {
    package init(from decoder: any Decoder) throws { times = try decoder.singleValueContainer().decode([Int].self) }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(times)
    }
}

/// A service that answers for a neighbor in this process.
package protocol NeighborService: Service where Memory == NeighborMemory {
    /// Returns the neighbor's own answer with an injected status.
    func failure(_ status: Int) -> Response
}
