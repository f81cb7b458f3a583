/// The program after `|`: a command of the system shell, up to the first `;` outside of it.
///
/// A `;` belongs to the program within quotation marks and parentheses, and within a compound command (`while … done`,
/// `{ … }`).
struct PipedProgram {
    private let text: ArraySlice<Unicode.Scalar>
    private var index: Int
    /// The numbers of open parentheses and of open compound commands.
    private var parentheses = 0
    private var compounds = 0
    /// Whether the next word can begin a command, so that it may be a keyword.
    private var isAtCommand = true

    private static let openers: Set<String> = ["while", "until", "for", "if", "case", "{"]
    private static let closers: Set<String> = ["done", "fi", "esac", "}"]
    private static let separators: Set<String> = ["do", "then", "else", "elif", "!"]

    /// - Parameter start: the index after the `|`.
    private init(_ text: ArraySlice<Unicode.Scalar>, from start: Int) {
        self.text = text
        index = start
    }

    /// Returns the index of the `;` after the program; nil if the program extends to the end of the line.
    static func end(in text: ArraySlice<Unicode.Scalar>, from start: Int) -> Int? {
        var program = PipedProgram(text, from: start)
        return program.end()
    }

    private mutating func end() -> Int? {
        while index < text.endIndex {
            let isAtWordStart = Lexer.isSpace(text[index - 1]) || Self.isOperator(text[index - 1])
            switch text[index] {
            case ";" where parentheses == 0 && compounds == 0: return index
            case "\\": index += 1
            case "'", "\"", "`": skipQuoted()
            case "#" where isAtWordStart: return nil
            case "(":
                parentheses += 1
                isAtCommand = true
            case ")": parentheses = max(parentheses - 1, 0)
            case let scalar where Self.isOperator(scalar): isAtCommand = true
            case let scalar where isAtWordStart && !Lexer.isSpace(scalar): readWord()
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Moves to the closing quotation mark; an open quotation extends to the end of the line.
    private mutating func skipQuoted() {
        isAtCommand = false
        let quote = text[index]
        index += 1
        while index < text.endIndex, text[index] != quote {
            index += quote != "'" && text[index] == "\\" ? 2 : 1
        }
    }

    /// Moves to the last character of a word, and counts opening and closing keywords.
    private mutating func readWord() {
        let word = text[index...].prefix { !Lexer.isSpace($0) && !Self.isOperator($0) && !Self.isSpecial($0) }
        guard !word.isEmpty else { return isAtCommand = false }
        index = word.endIndex - 1
        guard isAtCommand else { return }
        let name = String(String.UnicodeScalarView(word))
        isAtCommand = Self.separators.contains(name) || Self.openers.contains(name)
        if Self.openers.contains(name) { compounds += 1 }
        if Self.closers.contains(name) { compounds = max(compounds - 1, 0) }
    }

    private static func isOperator(_ scalar: Unicode.Scalar) -> Bool { [";", "|", "&", "(", ")"].contains(scalar) }
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool { ["'", "\"", "`", "\\"].contains(scalar) }
}
