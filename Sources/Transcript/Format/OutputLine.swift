/// A line of a block that says what is printed.
package struct OutputLine: Sendable, Hashable {
    /// As it stands in the file.
    package let source: Substring
    package let meaning: Meaning

    package enum Meaning: Sendable, Hashable {
        case line(Pattern)
        /// `...`: any lines, or none.
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

    /// How a printed line is written.
    static func written(_ printed: String) -> String {
        let text = Escapes.written(printed, brackets: true)
        return hasMeaning(text) || isMarked(text) ? "\\" + text : text
    }

    /// Whether the first backslash only says that what follows is printed.
    private static func isMarked(_ text: some StringProtocol) -> Bool {
        let count = text.leadingRun(of: UInt8(ascii: "\\"))
        return count > 0 && hasMeaning(text.dropFirst(count))
    }

    /// Whether a line is no printed one as it stands: a command, the next line of a command, `...`, or a status.
    private static func hasMeaning(_ text: some StringProtocol) -> Bool {
        text.beginsExactly(with: CommandLines.prompt) || text.beginsExactly(with: CommandLines.nextPrompt)
            || text.isExactly("...") || StatusLine.hasShape(text)
    }
}
