extension Line {
    /// Returns the commands of a line, separated by `;`. A program after `|` ends there, too; a program after `!` and
    /// a note extend to the end of the line. In free text, only a `;` at the end of a word separates.
    package static func parts(of text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: ";")) else { return [text] }
        let scalars = Array(text.unicodeScalars)
        let parts = partRanges(of: scalars).map { String(String.UnicodeScalarView(scalars[$0])) }
        let commands = parts.filter { !$0.allSatisfy(\.isWhitespace) }
        return commands.isEmpty ? [""] : commands
    }

    /// Returns the ranges of the commands, including blank ones.
    static func partRanges(of text: [Unicode.Scalar]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var rest = text[...]
        while let end = end(of: rest) {
            ranges.append(rest.startIndex..<end)
            rest = rest[(end + 1)...]
        }
        return ranges + [rest.startIndex..<rest.endIndex]
    }

    /// Returns the index of the `;` after the first command; nil without one.
    private static func end(of text: ArraySlice<Unicode.Scalar>) -> Int? {
        let start = text.drop(while: Lexer.isSpace)
        if start.first == "!" || isProse(start) { return nil }
        let isFree = WrittenText.begins(text)
        var index = text.startIndex
        while index < text.endIndex {
            let isAtWordStart = index == text.startIndex || Lexer.isSpace(text[index - 1])
            switch text[index] {
            case "\\": index += 1
            case "'", "\"":
                index = Quotation.end(at: index, in: text, isFree: isFree) ?? index
            case "|":
                // The operator `||` is an error of the whole line.
                if index + 1 < text.endIndex, text[index + 1] == "|" { return nil }
                return PipedProgram.end(in: text, from: index + 1)
            case "#" where isAtWordStart && Lexer.isComment(at: index, in: text, isFree: isFree): return nil
            case ";" where !isFree || index + 1 == text.endIndex || Lexer.isSpace(text[index + 1]): return index
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns whether a command's text extends to the end of the line. Only its first words are examined, because a
    /// line can have tens of thousands of commands.
    static func isProse(_ command: ArraySlice<Unicode.Scalar>) -> Bool {
        guard command.starts(with: "note ".unicodeScalars) || command.starts(with: "alias ".unicodeScalars) else {
            return false
        }
        // The command, a word, and the beginning of the next word.
        let second = command.drop { !Lexer.isSpace($0) }.drop { Lexer.isSpace($0) }
        let behind = second.drop { !Lexer.isSpace($0) }
        let third = behind.drop { Lexer.isSpace($0) }
        let head = Array(command[..<behind.startIndex]) + [" "] + Array(third.prefix(1))
        return proseWords(Substring(String(String.UnicodeScalarView(head)))) != nil
    }

    /// Returns whether a text must be continued in the next line: a quotation or JSON is open, or a backslash escapes
    /// the end of the line. In free text apostrophes do not open quotations; text after `|` or `!` belongs to the
    /// system shell.
    package static func isUnfinished(_ text: String) -> Bool { opener(in: text) != nil }

    /// Returns the character that opened the unfinished part: a quotation mark, a bracket, or a backslash.
    static func opener(in text: String) -> Unicode.Scalar? {
        guard text.utf8.contains(where: { "'\"\\{[".utf8.contains($0) }) else { return nil }
        return parts(of: text).lazy.compactMap { opener(in: Array($0.unicodeScalars)[...]) }.first
    }

    private static func opener(in text: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        let start = text.drop(while: Lexer.isSpace)
        if start.first == "!" || isProse(start) { return nil }
        let isFree = WrittenText.begins(text)
        var index = text.startIndex
        while index < text.endIndex {
            let isAtWordStart = index == text.startIndex || Lexer.isSpace(text[index - 1])
            switch text[index] {
            case "\\":
                if index + 1 == text.endIndex { return text[index] }
                index += 1
            case "'", "\"":
                let end = Quotation.end(at: index, in: text, isFree: isFree)
                if end == nil, !isFree { return text[index] }
                index = end ?? index
            case "{" where isAtWordStart && !isFree, "[" where isAtWordStart && !isFree:
                guard let end = JSONWord.end(at: index, in: text) else { return text[index] }
                index = end
            case "|": return nil
            case "#" where isAtWordStart && Lexer.isComment(at: index, in: text, isFree: isFree): return nil
            default: break
            }
            index += 1
        }
        return nil
    }
}
