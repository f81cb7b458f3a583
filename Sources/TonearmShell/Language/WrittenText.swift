/// Commands that take free text. In it, apostrophes in words, `#`, and `$` without a variable are literal.
enum WrittenText {
    /// - Parameter text: a line, or the text after a `;`.
    static func begins(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        var words = beginnings(ofWordsIn: text)
        if words.count > 1, words[0] == "time" { words.removeFirst() }
        guard let first = words.first else { return false }
        switch first {
        case "note": return true
        case "playlist", "folder": return words.count > 1 && words[1] == "create"
        case "library": return words.count > 1 && words[1] == "search"
        // These commands can be abbreviated as long as they are unique.
        case let word: return word.count >= 3 && ("search".hasPrefix(word) || "suggest".hasPrefix(word))
        }
    }

    /// Returns the first three words in lower case, cut after the length of the longest command above.
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

    /// The length of the longest of the commands in scalars.
    private static let longest = "playlist".unicodeScalars.count
}

/// Finds the end of quotations.
enum Quotation {
    /// - Parameters:
    ///   - index: the index of the possible opening quotation mark.
    ///   - isFree: whether the text is free text, in which a quotation mark in a word is an apostrophe or means
    ///     inches.
    /// - Returns: the index of the closing quotation mark; nil if there is none.
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
