/// Escaping of a line's text in a file, independent of special line beginnings.
enum Escapes {
    /// Returns the text with control characters as `\u{1B}`, and in printed lines with a backslash before the syntax of
    /// placeholders.
    static func written(_ text: String, brackets: Bool) -> String {
        guard !EscapeScanner.isPlain(text) else { return text }
        var scanner = EscapeScanner(text)
        var bytes: [UInt8] = []
        while let token = scanner.next(brackets: brackets) {
            switch token {
            case .plain(let plain): bytes += plain
            case .control(let code, let count): add(2 * count + 1, "u{\(EscapeScanner.hexadecimal(code))}", to: &bytes)
            case .escape(let code, let count): add(2 * count, "u{\(EscapeScanner.hexadecimal(code))}", to: &bytes)
            case .brackets(let inside, let count): add(2 * count + 1, "[\(inside)]", to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the text of a command, which has no placeholders.
    static func command(_ source: some StringProtocol) -> String {
        guard !EscapeScanner.isPlain(source) else { return String(source) }
        var scanner = EscapeScanner(source)
        var bytes: [UInt8] = []
        while let token = scanner.next(brackets: false) { add(token, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads the pattern of a printed line.
    static func pattern(_ source: some StringProtocol) throws(TranscriptProblem) -> Pattern {
        guard !EscapeScanner.isPlain(source) else { return Pattern(String(source)) }
        var scanner = EscapeScanner(source)
        var pieces: [Pattern.Piece] = []
        var bytes: [UInt8] = []
        while let token = scanner.next(brackets: true) {
            guard case .brackets(let inside, let count) = token, count.isMultiple(of: 2) else {
                add(token, to: &bytes)
                continue
            }
            add(count / 2, "", to: &bytes)
            if !bytes.isEmpty { pieces.append(.text(String(decoding: bytes, as: UTF8.self))) }
            bytes = []
            pieces.append(.placeholder(try Placeholder(reading: inside)))
        }
        if !bytes.isEmpty { pieces.append(.text(String(decoding: bytes, as: UTF8.self))) }
        return try Pattern(pieces)
    }

    /// Appends the text that a token represents.
    private static func add(_ token: EscapeScanner.Token, to bytes: inout [UInt8]) {
        switch token {
        case .plain(let plain): bytes += plain
        case .control(let code, let count): add(count, String(Unicode.Scalar(code)), to: &bytes)
        case .escape(let code, let count) where count.isMultiple(of: 2):
            add(count / 2, "u{\(EscapeScanner.hexadecimal(code))}", to: &bytes)
        case .escape(let code, let count): add(count / 2, String(Unicode.Scalar(code)), to: &bytes)
        case .brackets(let inside, let count): add(count / 2, "[\(inside)]", to: &bytes)
        }
    }

    private static func add(_ backslashes: Int, _ text: String, to bytes: inout [UInt8]) {
        bytes += Array(repeating: UInt8(ascii: "\\"), count: backslashes)
        bytes += text.utf8
    }
}
