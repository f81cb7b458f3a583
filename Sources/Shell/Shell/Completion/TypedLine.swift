/// A parsed line up to the cursor: the words before it, and the word being typed.
///
/// Unlike `Line` it accepts unfinished input, such as an open quotation or a partial variable name.
struct TypedLine {
    enum Target: Hashable {
        case word
        /// The file after `>` or `>>`.
        case file
        /// The program after `|`, or a line that begins with `!`.
        case program
        case comment
    }

    /// The complete words before the one being typed.
    private(set) var words: [String] = []
    private(set) var target = Target.word
    /// The typed part of the word, without quotation marks.
    private(set) var value = ""
    /// The UTF-8 offset of the word in the line.
    private(set) var start = 0
    /// Whether the word contains no quotation marks and backslashes.
    private(set) var isPlain = true
    /// The UTF-8 offset of the `$` of a variable that is being typed; nil without one.
    private(set) var variableStart: Int?
    /// The typed part of the variable's name.
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

    /// Returns whether a name can continue with a character; a row's name can include a path.
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
