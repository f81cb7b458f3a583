/// What is to be done in a lesson, by whoever has the screen and the session.
package enum LessonAction: Sendable, Hashable {
    /// Markdown for the learner.
    case show(String)
    /// Run these steps and show what they print; `Verification` knows the values of names in their commands.
    case demonstrate([Transcript.Step])
    /// The learner's turn: a task's number from 1, of so many. Keep the session under that number.
    case ask(Int, of: Int, title: String)
    /// Make the session what was kept under a task's number.
    case restore(Int)
    case passed(Int)
    case skipped(Int)
    case hint(String)
    case noMoreHints
    case finished
}
