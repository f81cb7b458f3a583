/// A service's memory in which a recording, too, can keep where it is.
package protocol ReplayMemory: Sendable {
    var replayed: ReplayPositions { get set }
}

/// How often requests were answered from a recording that holds several answers to them. What has one answer is not counted.
package struct ReplayPositions: Hashable, Sendable, Codable {
    private var counts: [String: Int] = [:]

    package init() {}

    package var isEmpty: Bool { counts.isEmpty }

    /// 0 and more; a damaged number counts as none.
    package subscript(_ request: String) -> Int {
        get { max(0, counts[request] ?? 0) }
        set { counts[request] = newValue }
    }
}
