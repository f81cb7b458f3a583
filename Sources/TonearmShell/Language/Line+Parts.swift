extension Line {
    /// The commands of a line, each as it was typed: `;` stands between them. What follows `!` or `|` is the system's shell's, and a note goes on
    /// to the end of its line. In a text as people write it, only a `;` at the end of a word divides.
    package static func parts(of text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: ";")) else { return [text] }
        let scalars = Array(text.unicodeScalars)
        let parts = partRanges(of: scalars).map { String(String.UnicodeScalarView(scalars[$0])) }
        let commands = parts.filter { !$0.allSatisfy(\.isWhitespace) }
        return commands.isEmpty ? [""] : commands
    }

    /// Where they stand, blank ones too.
    static func partRanges(of text: [Unicode.Scalar]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var rest = text[...]
        while let end = end(of: rest) {
            ranges.append(rest.startIndex..<end)
            rest = rest[(end + 1)...]
        }
        return ranges + [rest.startIndex..<rest.endIndex]
    }

    /// Where the `;` after the first command is.
    private static func end(of text: ArraySlice<Unicode.Scalar>) -> Int? {
        let start = text.drop(while: Lexer.isSpace)
        if start.first == "!" || proseWords(Substring(String(String.UnicodeScalarView(start)))) != nil { return nil }
        let isFree = WrittenText.begins(text)
        var index = text.startIndex
        while index < text.endIndex {
            let isAtWordStart = index == text.startIndex || Lexer.isSpace(text[index - 1])
            switch text[index] {
            case "\\": index += 1
            case "'", "\"":
                index = Quotation.end(at: index, in: text, isFree: isFree) ?? index
            case "|": return nil
            case "#" where isAtWordStart && Lexer.isComment(at: index, in: text, isFree: isFree): return nil
            case ";" where !isFree || index + 1 == text.endIndex || Lexer.isSpace(text[index + 1]): return index
            default: break
            }
            index += 1
        }
        return nil
    }
}
