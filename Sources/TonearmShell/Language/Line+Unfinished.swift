extension Line {
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
