/// The beginning of a line, up to the cursor: the words before, and what is being typed.
///
/// Unlike `Line` it accepts what is unfinished: a quote that is still open, a variable's name that goes on.
struct TypedLine {
    enum Target: Hashable {
        case word
        /// After `>` or `>>`.
        case file
        /// After `|`, or in a line that begins with `!`.
        case program
        case comment
    }

    /// The whole words before the one being typed.
    private(set) var words: [String] = []
    private(set) var target = Target.word
    /// What is typed of the word, without its quotes.
    private(set) var value = ""
    /// Where the word begins, in UTF-8 offsets of the line.
    private(set) var start = 0
    /// Whether the value stands in the line as it is, without quotes and backslashes.
    private(set) var isPlain = true
    /// Where the name of a variable begins that is being typed, at its `$`.
    private(set) var variableStart: Int?
    /// What is typed of it.
    private var variable = ""

    init(_ text: some StringProtocol) {
        var offset = 0
        var quote: Character?
        var isEscaped = false
        for character in text {
            let here = offset
            offset += character.utf8.count
            if !isPartOfVariable(character) { variableStart = nil }
            variable.append(character)
            if isEscaped {
                if character != "\n" { value.append(character) }
                isEscaped = false
            } else if let open = quote {
                if character == open {
                    quote = nil
                } else if character == "\\", open == "\"" {
                    isEscaped = true
                } else {
                    if character == "$", open == "\"" { beginVariable(at: here) }
                    value.append(character)
                }
            } else if target == .comment || target == .program {
                continue
            } else {
                switch character {
                case "'", "\"":
                    quote = character
                    isPlain = false
                case "\\":
                    isEscaped = true
                    isPlain = false
                case _ where character.isWhitespace: endWord(before: offset)
                case "|":
                    endWord(before: offset)
                    target = .program
                case ">":
                    if target == .word { endWord(before: offset) }
                    target = .file
                    begin(at: offset)
                case "#" where value.isEmpty && isPlain: target = .comment
                case "!" where value.isEmpty && isPlain && words.isEmpty: target = .program
                case "$":
                    beginVariable(at: here)
                    value.append(character)
                default: value.append(character)
                }
            }
        }
    }

    private mutating func beginVariable(at offset: Int) {
        variableStart = offset
        variable = ""
    }

    /// Whether a name goes on with a character: that of a row with a path, too.
    private func isPartOfVariable(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
            || ".-".contains(character) && variable.first?.isNumber == true
    }

    private mutating func endWord(before offset: Int) {
        if target == .word, !value.isEmpty || !isPlain { words.append(value) }
        begin(at: offset)
    }

    private mutating func begin(at offset: Int) {
        value = ""
        isPlain = true
        start = offset
        variableStart = nil
    }
}
