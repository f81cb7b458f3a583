/// The history of lines, and of the changes that they made.
protocol HistoryContext: SessionContext {
    /// The typed lines, the most recent last.
    var pastLines: [PastLine] { get }
    /// Whether the command's output goes to a file or a program.
    var isRedirected: Bool { get }
    /// The lines that can be undone and redone, the next one last.
    var changedLines: (past: [String], future: [String]) { get }
    /// Undoes the last change.
    /// - Returns: the undone line; nil if there is none.
    func undo() -> String?
    /// Redoes the last undone change.
    /// - Returns: the redone line; nil if there is none.
    func redo() -> String?
}

/// The last refusal, which `explain` explains.
protocol RefusalContext: SessionContext {
    /// The reason of the last refusal; nil if there was none.
    var refused: Refused? { get set }
}
