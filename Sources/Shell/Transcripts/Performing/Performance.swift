/// A performance of a transcript before an audience: prose and typing at human pace, which keys can pause, rewind and
/// take over.
///
/// It has neither a clock nor a terminal. Its owner reports events with their times, performs the returned actions, and
/// calls `tick` at `wakes`. Times are monotonic milliseconds since some moment.
package struct Performance: Sendable {
    package struct Settings: Sendable {
        package var pace = Pace()
        /// Whether the performance waits for a key before each command.
        package var isStepping = false
        /// Whether the performance compares the output with the transcript.
        package var verifies = false
        /// The width of the terminal in columns.
        package var width = 80

        package init() {}
    }

    package internal(set) var settings: Settings
    let scenes: [Scene]
    /// The index of the current scene.
    var position = 0
    var phase: Phase = .idle
    /// The beginnings of the command whose completions have been shown.
    var shownCompletions = 0
    /// The shell's current prompt.
    var prompt = ""
    var isPaused = false
    /// The time since which the keys are shown; nil if they are not.
    var keysShownAt: Int?
    /// The steps that have run, with the states before them.
    var past: [Past] = []
    var verification: Verification

    struct Past: Sendable {
        var position: Int
        var prompt: String
        var verification: Verification
    }

    enum Phase: Sendable, Hashable {
        /// The performance has not begun.
        case idle
        /// The audience reads until a time; nil waits for a key.
        case reading(until: Int?)
        /// This number of characters has been typed. The next one follows at a time, or after a key.
        case typing(Int, next: Int?)
        case running
        /// The presenter has taken over; the value is whether a command was being typed.
        case takenOver(isTyping: Bool)
        case ended
    }

    /// - Parameter chapter: the chapter with which the performance begins; nil for the first scene.
    package init(_ transcript: Transcript, _ settings: Settings, from chapter: Transcript.Chapter? = nil) {
        self.settings = settings
        scenes = chapter.map { Scene.all(of: transcript, from: $0) } ?? Scene.all(of: transcript)
        let seed = transcript.header?.seed ?? 0
        verification = Verification(transcript, values: transcript.choices.values(seed: seed))
    }

    /// Changes the terminal's width.
    package mutating func resize(to width: Int) { settings.width = max(width, 1) }

    /// The time of the next `tick`; nil while it waits for a key or the session.
    package var wakes: Int? {
        guard !isPaused, keysShownAt == nil else { return nil }
        return switch phase {
        case .reading(let time): time
        case .typing(_, let time): time
        case .idle, .running, .takenOver, .ended: nil
        }
    }

    package var isEnded: Bool { phase == .ended }

    /// The typed part of the current command.
    var typed: Substring {
        if case .typing(let count, _) = phase { command.prefix(count) } else { "" }
    }

    /// The current command, with the values of names.
    var command: String {
        guard position < scenes.count, let step = scenes[position].step else { return "" }
        return verification.command(of: step)
    }
}
