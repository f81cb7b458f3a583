/// The position in a recording: the number of answers so far to each request that has several recorded answers.
package struct ReplayPositions: Hashable, Codable, ServiceMemoryValue {
    private var counts: [String: Int] = [:]

    package init() {}

    package static let unused = ReplayPositions()

    package var isEmpty: Bool { counts.isEmpty }

    /// The number of answers so far to a request. A negative number from a damaged file counts as 0.
    package subscript(_ request: String) -> Int {
        get { max(0, counts[request] ?? 0) }
        set { counts[request] = newValue }
    }
}
