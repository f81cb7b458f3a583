/// The program behind `|`: a command of the system's shell, which ends at the first `;` that is its own.
///
/// A `;` belongs to the program inside quotes and parentheses, and inside a compound command (`while … done`, `{ … }`).
struct PipedProgram {
    private let text: ArraySlice<Unicode.Scalar>
    private var index: Int
    /// How many parentheses are open, and how many compound commands.
    private var parentheses = 0
    private var compounds = 0
    /// Whether the next word can begin a command, as keywords must.
    private var isAtCommand = true

    private static let openers: Set<String> = ["while", "until", "for", "if", "case", "{"]
    private static let closers: Set<String> = ["done", "fi", "esac", "}"]
    private static let separators: Set<String> = ["do", "then", "else", "elif", "!"]

    /// - Parameter start: the index behind the `|`.
    private init(_ text: ArraySlice<Unicode.Scalar>, from start: Int) {
        self.text = text
        index = start
    }

    /// The index of the `;` that ends the program; nil if the program goes on to the end of the line.
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

    /// Goes to the closing quote; an open quote takes the rest of the line.
    private mutating func skipQuoted() {
        isAtCommand = false
        let quote = text[index]
        index += 1
        while index < text.endIndex, text[index] != quote {
            index += quote != "'" && text[index] == "\\" ? 2 : 1
        }
    }

    /// Goes to the last character of a word, and counts what a keyword opens or closes.
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
