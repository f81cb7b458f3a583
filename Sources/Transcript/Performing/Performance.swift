/// A transcript performed before an audience: prose and typing at human pace, stopped, taken back and taken over by
/// keys.
///
/// It has neither a clock nor a terminal. Whoever has them says what happened and when, does what comes back, and calls
/// `tick` at `wakes`. Times are milliseconds since some moment, and never go back.
package struct Performance: Sendable {
    package struct Settings: Sendable {
        package var pace = Pace()
        /// Waits for a key before each command.
        package var isStepping = false
        /// Compares what is printed with what the transcript says.
        package var verifies = false
        /// Of the terminal.
        package var width = 80

        package init() {}
    }

    package internal(set) var settings: Settings
    let scenes: [Scene]
    /// The scene that is on.
    var position = 0
    var phase: Phase = .idle
    /// The beginnings of the command whose completions have been shown.
    var shownCompletions = 0
    /// What the shell's prompt is now.
    var prompt = ""
    var isPaused = false
    /// Since when the keys are shown; nil if they are not.
    var keysShownAt: Int?
    /// The steps that have run, and what was known before each.
    var past: [Past] = []
    var verification: Verification

    struct Past: Sendable {
        var position: Int
        var prompt: String
        var verification: Verification
    }

    enum Phase: Sendable, Hashable {
        /// Before the beginning.
        case idle
        /// The audience reads, until a time; nil if only a key goes on.
        case reading(until: Int?)
        /// So many characters of the command are there; the next one comes at a time, or by a key.
        case typing(Int, next: Int?)
        case running
        /// By the presenter; whether a command was being typed.
        case takenOver(isTyping: Bool)
        case ended
    }

    package init(_ transcript: Transcript, _ settings: Settings) {
        self.settings = settings
        scenes = Scene.all(of: transcript)
        let seed = transcript.header?.seed ?? 0
        verification = Verification(transcript, values: transcript.choices.values(seed: seed))
    }

    /// The terminal has another width from now on.
    package mutating func resize(to width: Int) { settings.width = max(width, 1) }

    /// When `tick` has something to do; nil while only a key or the session can go on.
    package var wakes: Int? {
        guard !isPaused, keysShownAt == nil else { return nil }
        return switch phase {
        case .reading(let time): time
        case .typing(_, let time): time
        case .idle, .running, .takenOver, .ended: nil
        }
    }

    package var isEnded: Bool { phase == .ended }

    /// What of the command that is on is typed.
    var typed: Substring {
        if case .typing(let count, _) = phase { command.prefix(count) } else { "" }
    }

    /// The command that is on, with the values of names.
    var command: String {
        guard position < scenes.count, let step = scenes[position].step else { return "" }
        return verification.command(of: step)
    }
}
