/// Commands that are followed by a text as people write it: apostrophes inside words, `#`, and `$` before what is no variable stand for themselves
/// there.
enum WrittenText {
    /// - Parameter text: a line, or what follows a `;`.
    static func begins(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        var words = text.drop(while: Lexer.isSpace).split(maxSplits: 3, whereSeparator: Lexer.isSpace)
        if words.count > 1, lowercased(words[0]) == "time" { words.removeFirst() }
        guard let first = words.first, first.count <= 8 else { return false }
        switch lowercased(first) {
        case "note": return true
        case "playlist", "folder": return words.count > 1 && lowercased(words[1]) == "create"
        case "library": return words.count > 1 && lowercased(words[1]) == "search"
        // The commands may be shortened as far as they are the only ones that begin so.
        case let word: return word.count >= 3 && ("search".hasPrefix(word) || "suggest".hasPrefix(word))
        }
    }

    private static func lowercased(_ word: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(word)).lowercased()
    }
}

/// Where what stands between quotes ends.
enum Quotation {
    /// - Parameters:
    ///   - index: of the quote that may begin it.
    ///   - isFree: whether it stands in a text as people write it. There a quote in a word is an apostrophe, or stands for inches.
    /// - Returns: the index of the closing quote; nil where there is none.
    static func end(at index: Int, in text: ArraySlice<Unicode.Scalar>, isFree: Bool) -> Int? {
        if isFree, index > text.startIndex, isPartOfWord(text[index - 1]) { return nil }
        let quote = text[index]
        var next = index + 1
        while next < text.endIndex {
            if text[next] == quote, !isFree || next + 1 == text.endIndex || !isPartOfWord(text[next + 1]) {
                return next
            }
            next += quote == "\"" && text[next] == "\\" ? 2 : 1
        }
        return nil
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
