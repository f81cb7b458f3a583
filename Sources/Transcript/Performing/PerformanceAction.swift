/// What is to be done in a performance, by whoever has the terminal and the session.
package enum PerformanceAction: Sendable, Hashable {
    /// Text for the terminal as it is; lines end with `\r\n`.
    case write(String)
    /// The shell's prompt, as it was given to the performance.
    case prompt(String)
    /// Characters of the command that is being typed. A line feed continues it in a new line.
    case type(String)
    /// The list of completions after this beginning of the command, below its line.
    case complete(String)
    /// Clear the screen.
    case clear
    /// Keep what the screen shows under a number, replacing what was kept under it.
    case keepScreen(Int)
    /// Draw the screen as it was kept under a number.
    case restoreScreen(Int)
    /// Show what each key does, in the place of all that the screen shows.
    case showKeys
    /// Draw the screen as it was before the keys were shown.
    case hideKeys
    /// Keep the session as it is under a number, replacing what was kept under it; run the command and show what it
    /// prints; then say so by `Performance.finished`.
    case run(String, keeping: Int)
    /// Make the session what was kept under a number.
    case restore(Int)
    /// Keep the session in the same way; give the terminal to the presenter, at an empty line, with what is typed so
    /// far in it; when the presenter wants to go on, say so by `Performance.resume`.
    case takeOver(typed: String, keeping: Int)
    /// Something for the presenter alone.
    case note(String)
    /// What was printed is not what the transcript says.
    case differs([Difference])
    case end
}
