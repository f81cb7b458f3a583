import Synchronization

/// The lines logged by a server.
final class LoggedLines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    var all: [String] { lines.withLock { $0 } }
    var text: String { all.joined(separator: "\n") }
}
