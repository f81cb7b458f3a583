/// The lines that were run, and the changes that they made.
protocol HistoryContext: SessionContext {
    /// The lines that were typed, the last one at the end.
    var pastLines: [PastLine] { get }
    /// Whether the command's answer goes into a file or to a program.
    var isRedirected: Bool { get }
    /// The lines that can be undone and those that can be done again, the next one at the end.
    var changedLines: (past: [String], future: [String]) { get }
    /// Undoes the last change.
    /// - Returns: the line that was undone; nil if there is none.
    func undo() -> String?
    /// Takes the last `undo` back.
    /// - Returns: the line that was done again; nil if there is none.
    func redo() -> String?
}

/// The last refusal, which `explain` explains.
protocol RefusalContext: SessionContext {
    /// The reason of the last refusal; nil if nothing was refused yet.
    var refused: Refused? { get set }
}
