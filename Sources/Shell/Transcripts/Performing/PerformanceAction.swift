/// An action in a performance, to be performed by the owner of the terminal and the session.
package enum PerformanceAction: Sendable, Hashable {
    /// Write text to the terminal unchanged; lines end with `\r\n`.
    case write(String)
    /// Show the shell's prompt, as it was passed to the performance.
    case prompt(String)
    /// Type characters of the command. A line feed continues it in a new line.
    case type(String)
    /// Show the list of completions after this beginning of the command, below its line.
    case complete(String)
    /// Clear the screen.
    case clear
    /// Save the screen under a number, replacing an earlier one.
    case keepScreen(Int)
    /// Restore the screen with a number.
    case restoreScreen(Int)
    /// Replace the screen by a list of the keys.
    case showKeys
    /// Restore the screen from before the keys were shown.
    case hideKeys
    /// Save the session under a number, replacing an earlier one. Run the command and show its output. Then call
    /// `Performance.finished`.
    case run(String, keeping: Int)
    /// Restore the session with a number.
    case restore(Int)
    /// Save the session under a number, and give the terminal to the presenter, prefilled with the typed text. When
    /// the presenter continues, call `Performance.resume`.
    case takeOver(typed: String, keeping: Int)
    /// Show a note to the presenter only.
    case note(String)
    /// Report that the output differs from the transcript.
    case differs([Difference])
    case end
}

/// A key of a presenter, on a keyboard or a clicker.
package enum PerformanceKey: Sendable, Hashable {
    /// Continue: end a pause, complete a command, run it.
    case forward
    /// Go back: to the beginning of the command, then to the previous one.
    case back
    case pause
    case takeOver
    case faster
    case slower
    /// Show the keys.
    case help
    case quit
    /// Any other key: type the next character, and wait for further keys.
    case other

    /// Reads the bytes of a key; nil if it has no meaning in a performance. Clickers send page keys, arrows, and `.`
    /// for a black screen.
    package init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        if let key = Self.function(text) {
            self = key
            return
        }
        switch text {
        case " ", "\r", "\n": self = .forward
        case "b", "\u{7F}", "\u{8}": self = .back
        case "p", ".": self = .pause
        case "t": self = .takeOver
        case "+", "=": self = .faster
        case "-": self = .slower
        case "?": self = .help
        case "q", "\u{3}", "\u{4}": self = .quit
        default:
            let scalars = text.unicodeScalars
            // Invalid UTF-8 is not a character.
            guard scalars.count == 1, let scalar = scalars.first, scalar.value >= 0x20, scalar != "\u{FFFD}" else {
                return nil
            }
            self = .other
        }
    }

    /// Returns the meaning of a page key or an arrow, with or without Shift, Alt and Control (xterm's control
    /// sequences): `ESC [ 6 ~`, `ESC [ 1 ; 5 C`, `ESC O C`, with another Escape before them for Alt.
    private static func function(_ text: String) -> PerformanceKey? {
        let escape = Unicode.Scalar(0x1B)
        let rest = text.unicodeScalars.drop { $0 == escape }
        guard text.unicodeScalars.first == escape, let kind = rest.first, kind == "[" || kind == "O",
            let final = rest.dropFirst().last
        else { return nil }
        let number = rest.dropFirst().dropLast().split(separator: ";").first.map { String($0) }
        return switch (final, number) {
        case ("~", "6"), ("C", nil), ("C", "1"), ("B", nil), ("B", "1"): .forward
        case ("~", "5"), ("D", nil), ("D", "1"), ("A", nil), ("A", "1"): .back
        default: nil
        }
    }

    /// The keys with their meanings, most needed first.
    package static let meanings: [(keys: String, meaning: String)] = [
        ("Space, →, PageDown", "Go on: type the command, run it."),
        ("b, ←, PageUp", "Go back, with all that was changed."),
        ("any other key", "Type the next character."),
        ("p, .", "Pause, and go on."),
        ("t", "Take over: the prompt is live until 'resume'."),
        ("+, -", "Perform faster or slower."),
        ("?", "Show the keys."),
        ("q", "End the performance."),
    ]
}
