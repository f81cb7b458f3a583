import AppleMusicAPI
import Synchronization

/// The coverage of a world, or of the worlds of a suite. Many requests add to it at the same time.
final class CoverageLog: Sendable {
    private let state = Mutex(Coverage())

    func add(_ request: Request, _ response: Response) { state.withLock { $0.add(request, response) } }

    func removeAll() { state.withLock { $0 = Coverage() } }

    var coverage: Coverage { state.withLock { $0 } }
}

/// The coverage of suites by their names. A suite's coverage stays after its worlds are deleted.
struct SuiteLogs: Sendable {
    /// The suites, the one that was named last at the end.
    private var logs: [(name: String, log: CoverageLog)] = []

    /// The most suites; the one that was named first is dropped above it.
    static let limit = 64

    /// Returns the log of a suite for a new world.
    mutating func log(_ name: String) -> CoverageLog {
        let log = self[name] ?? CoverageLog()
        logs.removeAll { $0.name == name }
        logs.append((name, log))
        if logs.count > Self.limit { logs.removeFirst() }
        return log
    }

    subscript(_ name: String) -> CoverageLog? { logs.first { $0.name == name }?.log }
}
