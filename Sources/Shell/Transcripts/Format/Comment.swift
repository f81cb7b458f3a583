/// A comment in a separate block, as in CommonMark 0.31 (HTML blocks, kind 2).
enum Comment {
    private static let opening = "<!--"
    private static let closing = "-->"
    private static let noteMark = "note:"
    private static let completionMark = "complete:"
    /// The quotation marks around a beginning, which preserve trailing spaces.
    private static let quote = UInt8(ascii: "\"")

    /// Returns whether a line begins a comment.
    static func begins(_ line: Substring) -> Bool {
        let indentation = line.leadingRun(of: UInt8(ascii: " "))
        return indentation <= 3 && Substring(line.utf8.dropFirst(indentation)).beginsExactly(with: opening)
    }

    /// Returns whether a line ends a comment.
    static func ends(_ line: Substring) -> Bool { line.firstPlace(of: closing) != nil }

    /// Returns the text of a comment `<!-- note: … -->`, with trimmed lines.
    static func note(in lines: [Substring]) -> String? {
        guard let text = text(of: lines), text.beginsExactly(with: noteMark) else { return nil }
        return String(Substring(text.utf8.dropFirst(noteMark.utf8.count)).trimmed)
    }

    /// Returns the beginning of a command in a comment `<!-- complete: "BEGINNING" -->`, without quotation marks.
    static func completion(in lines: [Substring]) -> String? {
        guard let text = text(of: lines), text.beginsExactly(with: completionMark) else { return nil }
        let beginning = Substring(text.utf8.dropFirst(completionMark.utf8.count)).trimmed
        guard beginning.utf8.count > 1, beginning.utf8.first == quote, beginning.utf8.last == quote else {
            return String(beginning)
        }
        return String(Substring(beginning.utf8.dropFirst().dropLast()))
    }

    /// Returns whether a comment is `<!-- clear -->`.
    static func isClear(_ lines: [Substring]) -> Bool { text(of: lines)?.isExactly("clear") ?? false }

    private static func text(of lines: [Substring]) -> String? {
        var text = lines.joined(separator: "\n")[...]
        guard let begin = text.firstPlace(of: opening) else { return nil }
        text = text[begin.upperBound...]
        if let end = text.firstPlace(of: closing) { text = text[..<end.lowerBound] }
        let parts = text.exactLines.map(\.trimmed)
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
