/// Something about the history file that the user should know. Editing goes on without it.
package struct HistoryProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// What could not be done, or was done instead, with the file quoted.
    package var what: String
    /// The cause.
    package var why: String
    /// Whether it is told each time, because it can be mended and a line is lost meanwhile: a full disk.
    package var isToldAgain = false

    package var description: String { "\(what): \(why)." }
}
