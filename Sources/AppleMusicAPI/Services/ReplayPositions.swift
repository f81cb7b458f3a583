/// The place in a recording: how often each request was answered that has several answers in it. Requests with one answer are not counted.
package struct ReplayPositions: Hashable, Codable, ServiceMemoryValue {
    private var counts: [String: Int] = [:]

    package init() {}

    package static let unused = ReplayPositions()

    package var isEmpty: Bool { counts.isEmpty }

    /// 0 and more; a damaged number counts as none.
    package subscript(_ request: String) -> Int {
        get { max(0, counts[request] ?? 0) }
        set { counts[request] = newValue }
    }
}
