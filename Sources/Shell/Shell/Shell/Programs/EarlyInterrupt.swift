import AppleMusicAPI
import Synchronization
import TonearmSystem

/// Handles Ctrl-C while a program starts at a terminal. The terminal signals the existing processes, and the new one
/// may not exist or handle signals yet. So the signal is sent again to the process group.
final class EarlyInterrupt: Sendable {
    private struct State {
        var isNoted = false
        /// The time in microseconds at which the program started; nil if it does not run.
        var begun: Int?
    }

    private let state = Mutex(State())

    private let send: @Sendable () -> Void

    /// The age in microseconds below which a program may have missed the signal.
    private static let youth = 200_000
    /// The delays before the signal is sent again: on a busy machine, a program takes longer to handle signals.
    private static let patience: [Duration] = [.milliseconds(50), .milliseconds(200), .milliseconds(800)]

    /// - Parameter send: sends the signal to the started programs.
    init(sendingWith send: @escaping @Sendable () -> Void = Signal.interruptGroup) { self.send = send }

    /// Records Ctrl-C.
    /// - Parameter time: the time of the signal, on the clock of `OperatingSystem.elapsedMicroseconds`. On a busy
    ///   machine, the call may come much later.
    func note(at time: Int = InterruptPipe.latestTime) {
        let isYoung = state.withLock { state in
            state.isNoted = true
            return state.begun.map { time.subtractingClamped($0) < Self.youth } ?? false
        }
        if isYoung { repeatLater() }
    }

    /// Records the start of the program.
    func begin() {
        let isNoted = state.withLock { state in
            state.begun = OperatingSystem.elapsedMicroseconds
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
                    if state.begun != nil { send() }
                    return state.begun != nil
                }
                if !runs { return }
            }
        }
    }
}
