/// A walk through the last words of older entries: the keys Alt-. and Alt-_.
struct LastWordWalk {
    /// The line after the last step.
    private(set) var line = ""
    /// The length of the inserted word before the cursor, in scalars.
    private(set) var inserted = 0
    private var index: Int

    init(in entries: [String]) {
        index = entries.count
    }

    /// Returns the next older word, if there is one.
    mutating func next(in entries: [String]) -> String? {
        while index > 0 {
            index -= 1
            if entries.indices.contains(index), let word = Self.lastWord(of: entries[index]) { return word }
        }
        return nil
    }

    mutating func note(line: String, inserted word: String) {
        self.line = line
        inserted = word.unicodeScalars.count
    }

    /// Returns the last word, with its quotes.
    static func lastWord(of line: String) -> String? {
        var word = ""
        var last: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if quote == nil, !isEscaped, character.isWhitespace {
                if !word.isEmpty { last = word }
                word = ""
                continue
            }
            word.append(character)
            if isEscaped {
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            }
        }
        return word.isEmpty ? last : word
    }
}
