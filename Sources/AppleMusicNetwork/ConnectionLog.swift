import NIOCore
import Synchronization

/// When the last connection stood. Requests that use one that stood before them waited for none.
final class ConnectionLog: Sendable {
    private let last = Mutex<NIODeadline?>(nil)

    func note() { last.withLock { $0 = .now() } }

    /// - Returns: nil if no connection was made since then.
    func microseconds(since start: NIODeadline) -> Int? {
        last.withLock { $0 }.flatMap { $0 >= start ? ($0 - start).microseconds : nil }
    }
}

extension NIODeadline {
    /// Microseconds until now.
    var passed: Int { (.now() - self).microseconds }
}

extension TimeAmount {
    var microseconds: Int { Int(clamping: nanoseconds / 1000) }
}
