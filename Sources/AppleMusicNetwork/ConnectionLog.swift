import NIOCore
import Synchronization

/// The time at which the last connection was established. Requests on an older connection did not wait for one.
final class ConnectionLog: Sendable {
    private let last = Mutex<NIODeadline?>(nil)

    func note() { last.withLock { $0 = .now() } }

    /// - Returns: the microseconds until the connection was established; nil if none was established after `start`.
    func microseconds(since start: NIODeadline) -> Int? {
        last.withLock { $0 }.flatMap { $0 >= start ? ($0 - start).microseconds : nil }
    }
}

extension NIODeadline {
    /// The microseconds until now.
    var passed: Int { (.now() - self).microseconds }
}

extension TimeAmount {
    var microseconds: Int { Int(clamping: nanoseconds / 1000) }
}
