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
