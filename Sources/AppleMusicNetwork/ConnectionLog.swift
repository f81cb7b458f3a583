import NIOCore
import Synchronization

/// When the last connection stood, and how many do. Requests that use one that stood before them waited for none.
final class ConnectionLog: Sendable {
    private let state = Mutex(State())

    private struct State {
        var last: NIODeadline?
        var open = 0
    }

    func note(_ channel: any Channel) {
        state.withLock { state in
            state.last = .now()
            state.open += 1
        }
        channel.closeFuture.whenComplete { _ in self.state.withLock { $0.open -= 1 } }
    }

    /// - Returns: nil if no connection was made since then.
    func microseconds(since start: NIODeadline) -> Int? {
        state.withLock { $0.last }.flatMap { $0 >= start ? ($0 - start).microseconds : nil }
    }

    /// Whether a request that was begun then still waits for a connection.
    func isEmpty(since start: NIODeadline) -> Bool {
        state.withLock { $0.open == 0 } && microseconds(since: start) == nil
    }
}

extension NIODeadline {
    /// Microseconds until now.
    var passed: Int { (.now() - self).microseconds }
}

extension TimeAmount {
    var microseconds: Int { Int(clamping: nanoseconds / 1000) }
}
