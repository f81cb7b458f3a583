/// A parser for a paragraph's inline elements: code, emphasis, links, pictures and backslashes.
struct InlineReader {
    private var rest: Substring
    private var text = ""
    private var pieces: [Inline] = []
    /// The nesting depth; deeper nesting is text.
    private let depth: Int
    private let hasLinks: Bool
    /// The maximum length of a link in bytes, so that the search for its end is bounded.
    private static let linkLimit = 1000
    /// The runs of each mark, cached.
    private var runs: [Character: MarkRuns] = [:]

    static func read(_ text: String) -> [Inline] { read(withoutComments(text)[...], depth: 0) }

    private static func read(_ text: Substring, depth: Int) -> [Inline] {
        var reader = InlineReader(rest: text, depth: depth)
        return reader.read()
    }

    private init(rest: Substring, depth: Int) {
        self.rest = rest
        self.depth = depth
        hasLinks = rest.firstPlace(of: "](") != nil
    }

    private mutating func read() -> [Inline] {
        var isAfterWord = false
        while let character = rest.first {
            let isWord = isAfterWord
            isAfterWord = character.isLetter || character.isNumber
            switch character {
            case "\\": readBackslash()
            case "`": readCode()
            case "*": readEmphasis(character)
            // Names such as `user_token` contain underscores.
            case "_" where !isWord: readEmphasis(character)
            case "!" where hasLinks && rest.dropFirst().first == "[": readLink(isImage: true)
            case "[" where hasLinks: readLink(isImage: false)
            case "<": readAutolink()
            case "\n": readLineEnd()
            default: takeCharacter()
            }
        }
        endText()
        return pieces
    }

    private mutating func takeCharacter() { text.append(rest.removeFirst()) }

    private mutating func endText() {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
    }

    private mutating func add(_ piece: Inline, upTo end: Substring.Index) {
        endText()
        pieces.append(piece)
        rest = rest[end...]
    }

    /// Reads an escape: a backslash before punctuation makes it literal.
    private mutating func readBackslash() {
        let next = rest.dropFirst().first
        if next == "\n" {
            add(.lineBreak, upTo: rest.index(rest.startIndex, offsetBy: 2))
        } else if let next, next.isASCII, next.isPunctuation || next.isSymbol {
            rest.removeFirst()
            takeCharacter()
        } else {
            takeCharacter()
        }
    }

    /// Reads the end of a line; two spaces before it make a line break.
    private mutating func readLineEnd() {
        let isHard = text.hasSuffix("  ")
        while text.last == " " { text.removeLast() }
        if isHard {
            add(.lineBreak, upTo: rest.index(after: rest.startIndex))
        } else {
            rest.removeFirst()
            text.append(" ")
        }
    }

    private mutating func readCode() {
        let run = rest.prefix { $0 == "`" }
        let inside = rest[run.endIndex...]
        guard let close = place(ofRun: run, in: inside) else {
            text += run
            rest = inside
            return
        }
        var code = inside[..<close.lowerBound].replacing("\n", with: " ")[...]
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
        }
        add(.code(String(code)), upTo: close.upperBound)
    }

    /// Reads `*word*` and `**words**`, without spaces inside the marks.
    private mutating func readEmphasis(_ mark: Character) {
        let run = rest.prefix { $0 == mark }
        let inside = rest[run.endIndex...]
        guard run.count <= 2, depth < 8, let first = inside.first, !first.isWhitespace,
            let close = place(ofRun: run, in: inside), let last = inside[..<close.lowerBound].last,
            !last.isWhitespace
        else {
            text += run
            rest = inside
            return
        }
        let marked = Self.read(inside[..<close.lowerBound], depth: depth + 1)
        add(run.count == 1 ? .emphasis(marked) : .strong(marked), upTo: close.upperBound)
    }

    /// Reads `[words](where)` or `![words](where)`.
    private mutating func readLink(isImage: Bool) {
        let inside = rest.dropFirst(isImage ? 2 : 1)
        guard depth < 8, let close = Self.closingBracket(in: inside), inside[close...].hasPrefix("]("),
            let end = Self.near(inside[close...]).firstIndex(of: UInt8(ascii: ")"))
        else { return takeCharacter() }
        let target = inside[inside.index(close, offsetBy: 2)..<end]
        // A title in quotes may follow after a space.
        let destination = String(target.split(separator: " ").first ?? "")
        let words = inside[..<close]
        let piece: Inline =
            isImage
            ? .image(String(words), destination: destination)
            : .link(Self.read(words, depth: depth + 1), destination: destination)
        add(piece, upTo: inside.index(after: end))
    }

    /// Reads `<https://example.org>`
    private mutating func readAutolink() {
        let inside = rest.dropFirst()
        guard inside.hasPrefix("https://") || inside.hasPrefix("http://"),
            let end = Self.near(inside).firstIndex(of: UInt8(ascii: ">")),
            !inside[..<end].contains(where: \.isWhitespace)
        else { return takeCharacter() }
        let target = inside[..<end]
        add(.link([.text(String(target))], destination: String(target)), upTo: inside.index(after: end))
    }

    /// Returns the next run of the marks with an equal length.
    private mutating func place(ofRun run: Substring, in text: Substring) -> Range<Substring.Index>? {
        guard let mark = run.first else { return nil }
        return runs[mark, default: MarkRuns(of: mark, in: text)].next(length: run.count, from: text.startIndex)
    }

    /// Returns the bracket that closes one opened before the text.
    private static func closingBracket(in text: Substring) -> Substring.Index? {
        var depth = 0
        let bytes = near(text)
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]") where depth == 0: return index
            case UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return nil
    }

    private static func near(_ text: Substring) -> Substring.UTF8View.SubSequence { text.utf8.prefix(linkLimit) }

    private static func withoutComments(_ text: String) -> String {
        var kept = ""
        var rest = text[...]
        while let start = rest.firstPlace(of: "<!--"), let end = rest.firstPlace(of: "-->", from: start.upperBound) {
            kept += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return kept + rest
    }
}
