/// An expected output line of a block.
package struct OutputLine: Sendable, Hashable {
    /// The line in the file.
    package let source: Substring
    package let meaning: Meaning

    package enum Meaning: Sendable, Hashable {
        case line(Pattern)
        /// The line `...`: any number of lines.
        case anyLines
    }

    init(_ source: Substring) throws(TranscriptProblem) {
        self.source = source
        if source.isExactly("...") {
            meaning = .anyLines
        } else {
            meaning = .line(try Escapes.pattern(Self.isMarked(source) ? source.dropFirst() : source))
        }
    }

    var pattern: Pattern? {
        if case .line(let pattern) = meaning { pattern } else { nil }
    }

    /// Returns the escaped form of a printed line.
    static func written(_ printed: String) -> String {
        let text = Escapes.written(printed, brackets: true)
        return hasMeaning(text) || isMarked(text) ? "\\" + text : text
    }

    /// Returns whether the first backslash escapes a special beginning.
    private static func isMarked(_ text: some StringProtocol) -> Bool {
        let count = text.leadingRun(of: UInt8(ascii: "\\"))
        return count > 0 && hasMeaning(text.dropFirst(count))
    }

    /// Returns whether a line has a special beginning: a command, its continuation, `...`, or a status.
    private static func hasMeaning(_ text: some StringProtocol) -> Bool {
        text.beginsExactly(with: CommandLines.prompt) || text.beginsExactly(with: CommandLines.nextPrompt)
            || text.isExactly("...") || StatusLine.hasShape(text)
    }
}
