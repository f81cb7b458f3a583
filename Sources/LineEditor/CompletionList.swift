/// The list that the Tab key opens.
package enum CompletionList {
    /// Returns the rows of its first page, or nil if the Tab key changes the line instead or does nothing.
    /// - Parameter lines: the height of the terminal.
    package static func rows(of completion: Completion, line: String, columns: Int, lines: Int) -> [String]? {
        guard case .list(let candidates) = CompletionStep(completion, line: line) else { return nil }
        return CandidatePage(
            candidates, isByName: completion.isByName, columns: columns, height: lines - otherRows
        ).rows
    }

    /// The rows of a terminal that a list leaves free: the line, the line again below the list, and an empty one.
    static let otherRows = 3
}
