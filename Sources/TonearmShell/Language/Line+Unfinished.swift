extension Line {
    /// Whether something is open at the end of a text that the next line can close: a quote, a JSON value, or a backslash that takes the
    /// line's end away. In text as people write it an apostrophe opens nothing, and what follows `|` or `!` is the system's shell's.
    package static func isUnfinished(_ text: String) -> Bool {
        guard text.utf8.contains(where: { "'\"\\{[".utf8.contains($0) }) else { return false }
        return parts(of: text).contains { isOpen(Array($0.unicodeScalars)[...]) }
    }

    private static func isOpen(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let start = text.drop(while: Lexer.isSpace)
        if start.first == "!" || proseWords(Substring(String(String.UnicodeScalarView(start)))) != nil { return false }
        let isFree = WrittenText.begins(text)
        var index = text.startIndex
        while index < text.endIndex {
            let isAtWordStart = index == text.startIndex || Lexer.isSpace(text[index - 1])
            switch text[index] {
            case "\\":
                if index + 1 == text.endIndex { return true }
                index += 1
            case "'", "\"":
                let end = Quotation.end(at: index, in: text, isFree: isFree)
                if end == nil, !isFree { return true }
                index = end ?? index
            case "{" where isAtWordStart && !isFree, "[" where isAtWordStart && !isFree:
                guard let end = JSONWord.end(at: index, in: text) else { return true }
                index = end
            case "|": return false
            case "#" where isAtWordStart && Lexer.isComment(at: index, in: text, isFree: isFree): return false
            default: break
            }
            index += 1
        }
        return false
    }
}

/// Puts lines together until nothing is open in them: what is typed, a script, what comes back from an editor.
package struct LineJoiner {
    /// What was begun and goes on.
    package private(set) var begun: String?
    private var count = 0

    /// Where a quote is never closed, a whole script must not be read for one line.
    private static let longest = (lines: 1000, bytes: 1 << 16)

    package init() {}

    /// - Returns: the whole; nil while something is open.
    package mutating func add(_ line: String) -> String? {
        let text = begun.map { $0 + "\n" + line } ?? line
        count += 1
        if count < Self.longest.lines, text.utf8.count < Self.longest.bytes, Line.isUnfinished(text) {
            begun = text
            return nil
        }
        (begun, count) = (nil, 0)
        return text
    }

    /// What was begun, which nothing follows.
    package mutating func take() -> String? {
        defer { (begun, count) = (nil, 0) }
        return begun
    }

    /// All lines put together, each with the number of its first line, from 1.
    package static func joined(_ lines: some Sequence<String>) -> [(number: Int, text: String)] {
        var joiner = LineJoiner()
        var joined: [(number: Int, text: String)] = []
        var first = 1
        for (index, line) in lines.enumerated() {
            if joiner.begun == nil { first = index + 1 }
            if let text = joiner.add(line) { joined.append((first, text)) }
        }
        return joined + (joiner.take().map { [(first, $0)] } ?? [])
    }
}
