import Synchronization

/// Lets one task after the other have something for as long as it needs, in the order in which they asked.
///
/// Where nobody waits it costs a lock, so that answers that are made at once are not slowed down.
package final class SequentialAccess: Sendable {
    private struct State {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// The first of the waiting who was not let in yet. They are cleared away when there are many, so that letting in is quick.
        var next = 0
    }

    private let state = Mutex(State())

    package init() {}

    package func perform<Value, Failure>(
        _ body: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await enter()
        defer { leave() }
        return try await body()
    }

    private func enter() async {
        let entered = state.withLock { state in
            defer { state.isTaken = true }
            return !state.isTaken
        }
        if entered { return }
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                // Whoever had it may have left meanwhile.
                if !state.isTaken {
                    state.isTaken = true
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    /// Hands it to the one who waits longest.
    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.next < state.waiting.count else {
                state.waiting.removeAll(keepingCapacity: true)
                state.next = 0
                state.isTaken = false
                return nil
            }
            defer { state.next += 1 }
            if state.next > 1_000 {
                state.waiting.removeFirst(state.next)
                state.next = 0
            }
            return state.waiting[state.next]
        }
        next?.resume()
    }
}
