import Console
import Synchronization

/// Ctrl-C while a program is being started at a terminal: it is sent to the programs that are there, and the new one may not be, or may not
/// listen yet, as a shell between two of its own steps. So it is sent once more, to all of them as the terminal did.
final class EarlyInterrupt: Sendable {
    private struct State {
        var isNoted = false
        /// Since when the program runs; nil where it does not.
        var begun: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// How young a program is that may not have heard.
    private static let youth = Duration.milliseconds(200)
    /// The waits before it is sent again: a program on a busy machine takes longer until it listens.
    private static let patience: [Duration] = [.milliseconds(50), .milliseconds(200), .milliseconds(800)]

    /// It came.
    func note() {
        let isYoung = state.withLock { state in
            state.isNoted = true
            return state.begun.map { $0.duration(to: .now) < Self.youth } ?? false
        }
        if isYoung { repeatLater() }
    }

    /// The program runs.
    func begin() {
        let isNoted = state.withLock { state in
            state.begun = .now
            return state.isNoted
        }
        if isNoted { repeatLater() }
    }

    /// The program has ended.
    func end() { state.withLock { $0.begun = nil } }

    private func repeatLater() {
        Task {
            for pause in Self.patience {
                try await Task.sleep(for: pause)
                // In the lock, so that the shell is not interrupted once the program has ended.
                let runs = state.withLock { state in
                    if state.begun != nil { OperatingSystem.interruptGroup() }
                    return state.begun != nil
                }
                if !runs { return }
            }
        }
    }
}
