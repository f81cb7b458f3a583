/// Commands that are followed by a text as people write it: apostrophes inside words, `#`, and `$` before what is no variable stand for themselves
/// there.
enum WrittenText {
    /// - Parameter text: a line, or what follows a `;`.
    static func begins(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        var words = beginnings(ofWordsIn: text)
        if words.count > 1, words[0] == "time" { words.removeFirst() }
        guard let first = words.first else { return false }
        switch first {
        case "note": return true
        case "playlist", "folder": return words.count > 1 && words[1] == "create"
        case "library": return words.count > 1 && words[1] == "search"
        // The commands may be shortened as far as they are the only ones that begin so.
        case let word: return word.count >= 3 && ("search".hasPrefix(word) || "suggest".hasPrefix(word))
        }
    }

    /// The first three words in lower case, each as far as it takes to see that it is longer than the commands above.
    private static func beginnings(ofWordsIn text: ArraySlice<Unicode.Scalar>) -> [String] {
        var words: [String] = []
        var rest = text.drop(while: Lexer.isSpace)
        while !rest.isEmpty, words.count < 3 {
            let word = rest.prefix(longest + 1).prefix { !Lexer.isSpace($0) }
            var text = ""
            for scalar in word { text.unicodeScalars.append(scalar) }
            words.append(text.lowercased())
            if word.count > longest { break }
            rest = rest[word.endIndex...].drop(while: Lexer.isSpace)
        }
        return words
    }

    /// Scalars of the longest of the commands.
    private static let longest = "playlist".unicodeScalars.count
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
