import Synchronization

/// A change of a memory that is not on the disk yet.
final class PendingChange: Sendable {
    enum Outcome {
        /// The change is on the disk.
        case kept
        /// The change could not be written, and was undone.
        case lost
    }

    private enum State {
        case open
        case awaited(CheckedContinuation<Outcome, Never>)
        case settled(Outcome)
    }

    private let state = Mutex(State.open)

    /// The outcome, for which the getter waits. Only one task may read it.
    var outcome: Outcome {
        get async {
            await withCheckedContinuation { continuation in
                let outcome: Outcome? = state.withLock { state in
                    if case .settled(let outcome) = state { return outcome }
                    state = .awaited(continuation)
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        }
    }

    func settle(_ outcome: Outcome) {
        let earlier = state.withLock { state in
            defer { state = .settled(outcome) }
            return state
        }
        if case .awaited(let continuation) = earlier { continuation.resume(returning: outcome) }
    }
}
