/// An action in a performance, to be performed by the owner of the terminal and the session.
package enum PerformanceAction: Sendable, Hashable {
    /// Write text to the terminal unchanged; lines end with `\r\n`.
    case write(String)
    /// The shell's prompt, as it was given to the performance.
    case prompt(String)
    /// Characters of the command that is being typed. A line feed continues it in a new line.
    case type(String)
    /// The list of completions after this beginning of the command, below its line.
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
    /// Save the session under a number, replacing an earlier one; run the command and show its output; then call
    /// `Performance.finished`.
    case run(String, keeping: Int)
    /// Restore the session with a number.
    case restore(Int)
    /// Save the session under a number; give the terminal to the presenter, prefilled with the typed text; when the
    /// presenter continues, call `Performance.resume`.
    case takeOver(typed: String, keeping: Int)
    /// A note only for the presenter.
    case note(String)
    /// The output differs from the transcript.
    case differs([Difference])
    case end
}
