/// A problem with the history file, to be reported to the user. Editing continues.
package struct HistoryProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The failed action, or the action taken instead, with the file in quotes.
    package var what: String
    /// The cause.
    package var why: String
    /// Whether it is reported every time, because it can be fixed and loses lines meanwhile: a full disk.
    package var isReportedAgain = false

    package var description: String { "\(what): \(why)." }
}
