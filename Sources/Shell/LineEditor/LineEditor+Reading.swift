extension LineEditor {
    /// The state of one reading of a line.
    struct Reading {
        /// The text to insert when the line is ready; nil for none.
        var prepared: String?
        /// The cause of its end, other than the Return key or Ctrl-D.
        var cause: ReadResult?
        /// The signal that ended it, if a signal did.
        var endingSignal: UInt8?
        /// The last hint.
        var hint: Hint?
        /// The paged list of candidates, as long as the line is unchanged.
        var list: ShownList?
        /// The walk of the Up and Down keys, as long as the line is its result.
        var walk: HistoryWalk?
        /// The walk of Alt-., as long as the line is its result.
        var lastWords: LastWordWalk?
        /// Whether the line on the screen may have colors.
        var hasColors = false
        /// Whether the last typed character has no width: libedit's cursor is wrong until the line is redrawn.
        var needsRedraw = false
    }
}
