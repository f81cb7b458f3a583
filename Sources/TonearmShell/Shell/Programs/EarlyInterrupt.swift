import Synchronization
import SystemLayer

/// Ctrl-C while a program starts at a terminal. The terminal sends the signal to the programs that exist, and the new one may not, or may not
/// handle signals yet. So the signal is sent again, to all of them as by the terminal.
final class EarlyInterrupt: Sendable {
    private struct State {
        var isNoted = false
        /// The start of the program; nil if it does not run.
        var begun: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// The age under which a program may have missed the signal.
    private static let youth = Duration.milliseconds(200)
    /// The waits before the signal is sent again: on a busy machine, a program takes longer until it handles signals.
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
                // In the lock, so that the shell is not interrupted once the program has ended.
                let runs = state.withLock { state in
                    if state.begun != nil { Signal.interruptGroup() }
                    return state.begun != nil
                }
                if !runs { return }
            }
        }
    }
}
