import Synchronization
import SystemLayer

/// Handles Ctrl-C while a program starts at a terminal. The terminal signals the existing processes, and the new one
/// may not exist or handle signals yet. So the signal is sent again to the process group.
final class EarlyInterrupt: Sendable {
    private struct State {
        var isNoted = false
        /// The start of the program; nil if it is not running.
        var begun: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// The age below which a program may have missed the signal.
    private static let youth = Duration.milliseconds(200)
    /// The delays before the signal is sent again: on a busy machine, a program takes longer to handle signals.
    private static let patience: [Duration] = [.milliseconds(50), .milliseconds(200), .milliseconds(800)]

    /// Records Ctrl-C.
    func note() {
        let isYoung = state.withLock { state in
            state.isNoted = true
            return state.begun.map { $0.duration(to: .now) < Self.youth } ?? false
        }
        if isYoung { repeatLater() }
    }

    /// Records the start of the program.
    func begin() {
        let isNoted = state.withLock { state in
            state.begun = .now
            return state.isNoted
        }
        if isNoted { repeatLater() }
    }

    /// Records the end of the program.
    func end() { state.withLock { $0.begun = nil } }

    private func repeatLater() {
        Task {
            for pause in Self.patience {
                try await Task.sleep(for: pause)
                // Within the lock, so that the shell is not interrupted after the program has ended.
                let runs = state.withLock { state in
                    if state.begun != nil { Signal.interruptGroup() }
                    return state.begun != nil
                }
                if !runs { return }
            }
        }
    }
}
