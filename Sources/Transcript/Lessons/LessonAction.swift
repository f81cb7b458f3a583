/// An action in a lesson, to be performed by the owner of the screen and the session.
package enum LessonAction: Sendable, Hashable {
    /// Show Markdown to the learner.
    case show(String)
    /// Run these steps and show their output; `Verification` has the values of names in their commands.
    case demonstrate([Transcript.Step])
    /// Ask for a task: its one-based number, and the number of tasks. Save the session under that number.
    case ask(Int, of: Int, title: String)
    /// Restore the session that was saved for a task.
    case restore(Int)
    case passed(Int)
    case skipped(Int)
    case hint(String)
    case noMoreHints
    case finished
}
