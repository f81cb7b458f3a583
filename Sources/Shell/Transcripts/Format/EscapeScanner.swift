import TonearmTerminalText

/// A scanner for special bytes in a transcript's line: control characters as `\u{1B}`, placeholders such as `[id]`, and
/// backslashes before either.
///
/// A backslash is special only there, and is doubled to be literal; elsewhere it is an ordinary character. So an odd
/// number of backslashes before `[id]` makes it literal, and an odd number before `u{1B}` makes it special.
struct EscapeScanner {
    private let bytes: [UInt8]
    private var position = 0

    enum Token: Equatable {
        /// Ordinary bytes.
        case plain(ArraySlice<UInt8>)
        /// A literal control character, after this number of backslashes.
        case control(UInt8, backslashes: Int)
        /// An escape such as `u{1B}`, after this number of backslashes, at least one.
        case escape(UInt8, backslashes: Int)
        /// The syntax of a placeholder: the text in brackets, after this number of backslashes.
        case brackets(String, backslashes: Int)
    }

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// Returns whether a text has only ordinary bytes, as nearly all do.
    static func isPlain(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy(isPlain) }

    /// Returns whether UTF-8 bytes are all ordinary; bytes of non-ASCII letters are checked individually.
    static func isPlain(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            ByteSearch.firstPlace(
                ofLessThan: 0x20, atLeast: 0x7F, or: UInt8(ascii: "["), UInt8(ascii: "\\"), in: bytes, from: 0
            ).map { bytes[$0...].allSatisfy(isPlain) } ?? true
        }
    }

    /// Returns whether a text has no control characters except tabs.
    static func hasNoControls(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(hasNoControls)
            ?? Array(text.utf8).withUnsafeBufferPointer(hasNoControls)
    }

    private static func hasNoControls(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in text.enumerated() where byte < 0x20 || byte >= 0x7F {
            switch byte {
            case 0x09: continue
            case 0x00...0x7F: return false
            // This byte begins a C1 control character, or other characters such as the middle dot.
            case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0: return false
            default: continue
            }
        }
        return true
    }

    /// Returns whether a byte cannot begin a special sequence.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "[") && byte != UInt8(ascii: "\\") && !mayBeControl(byte)
    }

    /// Returns whether a byte is a C0 control character except tab, DEL, or the first byte of a possible C1 control.
    private static func mayBeControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 || byte == 0x7F || byte == 0xC2
    }

    /// - Parameter brackets: whether to look for placeholders, which commands do not have.
    mutating func next(brackets: Bool) -> Token? {
        let start = position
        while true {
            while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
            guard position < bytes.count else { break }
            let end = position
            if let token = special(brackets: brackets) {
                guard end > start else { return token }
                position = end
                return .plain(bytes[start..<end])
            }
        }
        return start < position ? .plain(bytes[start..<position]) : nil
    }

    /// Returns the special token at the position and moves past it; nil without one.
    private mutating func special(brackets: Bool) -> Token? {
        let run = bytes[position...].prefix { $0 == UInt8(ascii: "\\") }
        let after = run.endIndex
        let isFree = !run.isEmpty || position == 0 || !Placeholder.isWord(bytes[position - 1])
        if brackets, isFree, let end = bracketsEnd(at: after) {
            position = end
            let text = String(decoding: bytes[after + 1..<end - 1], as: UTF8.self)
            return .brackets(text, backslashes: run.count)
        }
        if !run.isEmpty, let (code, end) = Self.escape(in: bytes, at: after) {
            position = end
            return .escape(code, backslashes: run.count)
        }
        if let (code, end) = Self.control(in: bytes, at: after) {
            position = end
            return .control(code, backslashes: run.count)
        }
        position = min(after + 1, bytes.count)
        return nil
    }

    /// Returns the end of `[..]`, or of a bracketed word of small letters with an optional name; nil for other text.
    /// Very long ones are text.
    private func bracketsEnd(at start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
        if bytes[start...].starts(with: "[..]".utf8) { return start + 4 }
        var end = start + 1
        let limit = min(start + 64, bytes.count)
        while end < limit, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[end]) { end += 1 }
        guard end > start + 1 else { return nil }
        if end < limit, bytes[end] == UInt8(ascii: ":") {
            end += 1
            while end < limit, Self.mayBeInName(bytes[end]) { end += 1 }
        }
        return end < limit && bytes[end] == UInt8(ascii: "]") ? end + 1 : nil
    }

    /// Returns whether a byte between brackets is more likely an error in a name than part of other text.
    private static func mayBeInName(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "]")
            && byte != UInt8(ascii: "\\")
    }

    /// Reads `u{1B}`: the code of a control character in capital hexadecimal digits, without leading zeros.
    private static func escape(in bytes: [UInt8], at start: Int) -> (code: UInt8, end: Int)? {
        guard bytes[start...].starts(with: "u{".utf8) else { return nil }
        let digits = bytes[(start + 2)...].prefix(2).prefix { $0 != UInt8(ascii: "}") }
        let end = digits.endIndex
        guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
        let text = String(decoding: digits, as: UTF8.self)
        guard let code = UInt8(text, radix: 16), isControl(code), text.isExactly(hexadecimal(code)) else { return nil }
        return (code, end + 1)
    }

    /// Reads a literal control character; C1 has two bytes in UTF-8.
    private static func control(in bytes: [UInt8], at start: Int) -> (code: UInt8, end: Int)? {
        guard start < bytes.count else { return nil }
        if bytes[start] < 0x80 { return isControl(bytes[start]) ? (bytes[start], start + 1) : nil }
        guard bytes[start] == 0xC2, start + 1 < bytes.count, isControl(bytes[start + 1]) else { return nil }
        return (bytes[start + 1], start + 2)
    }

    /// Returns whether a code is C0 except tab, DEL, or C1.
    private static func isControl(_ code: UInt8) -> Bool { code < 0x20 && code != 0x09 || (0x7F...0x9F).contains(code) }

    static func hexadecimal(_ code: UInt8) -> String { String(code, radix: 16, uppercase: true) }
}
