import Synchronization

/// Wakes those who wait for changes, of a world or of the list of worlds. It does not tell what changed.
package final class ChangeSignal: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var next = 0
        var count = 0
        var isOver = false
    }

    private let state = Mutex(State())

    /// Wakes the listeners.
    func wake() {
        state.withLock { state in
            for listener in state.listeners.values { listener.yield() }
        }
    }

    /// Counts a change, and wakes the listeners.
    func add() {
        state.withLock { state in
            state.count += 1
            for listener in state.listeners.values { listener.yield() }
        }
    }

    /// Ends all streams of changes, because the world was deleted or the server stops.
    func end() {
        state.withLock { state in
            state.isOver = true
            for listener in state.listeners.values { listener.yield() }
        }
    }

    /// The number of counted changes.
    var count: Int { state.withLock { $0.count } }

    /// Whether there are no changes any more.
    var isOver: Bool { state.withLock { $0.isOver } }

    /// - Parameter listener: is woken after changes. A listener that buffers one element misses nothing.
    /// - Returns: the number by which to remove it.
    func add(_ listener: AsyncStream<Void>.Continuation) -> Int {
        state.withLock { state in
            state.next += 1
            state.listeners[state.next] = listener
            return state.next
        }
    }

    func remove(_ number: Int) { state.withLock { $0.listeners[number] = nil } }
}
