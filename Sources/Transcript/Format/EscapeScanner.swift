import TerminalText

/// Reads a line by the bytes that a transcript gives a meaning: control characters as `\u{1B}`, placeholders as `[id]`,
/// and backslashes before either.
///
/// A backslash means something only there, and is written twice there; anywhere else it is a backslash. So an odd
/// number of them before `[id]` takes its meaning away, and an odd number before `u{1B}` gives one.
struct EscapeScanner {
    private let bytes: [UInt8]
    private var position = 0

    enum Token: Equatable {
        /// Bytes without a meaning.
        case plain(ArraySlice<UInt8>)
        /// A control character as itself, after so many backslashes.
        case control(UInt8, backslashes: Int)
        /// `u{1B}` after so many backslashes, of which there is one at least.
        case escape(UInt8, backslashes: Int)
        /// What has the shape of a placeholder: the text between the brackets, after so many backslashes.
        case brackets(String, backslashes: Int)
    }

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// Whether a text is nothing but plain bytes, as nearly all are.
    static func isPlain(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy(isPlain) }

    /// The same for bytes of UTF-8; letters that are not ASCII are looked at one by one.
    static func isPlain(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            ByteSearch.firstPlace(
                ofLessThan: 0x20, atLeast: 0x7F, or: UInt8(ascii: "["), UInt8(ascii: "\\"), in: bytes, from: 0
            ).map { bytes[$0...].allSatisfy(isPlain) } ?? true
        }
    }

    /// Whether a text has no control characters but tabs.
    static func hasNoControls(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(hasNoControls)
            ?? Array(text.utf8).withUnsafeBufferPointer(hasNoControls)
    }

    private static func hasNoControls(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in text.enumerated() where byte < 0x20 || byte >= 0x7F {
            switch byte {
            case 0x09: continue
            case 0x00...0x7F: return false
            // Two bytes are a control character of C1, or one of many others, such as the middle dot.
            case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0: return false
            default: continue
            }
        }
        return true
    }

    /// Whether a byte can begin nothing that has a meaning.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "[") && byte != UInt8(ascii: "\\") && !mayBeControl(byte)
    }

    /// Whether a byte is a control character of C0 other than the tab, DEL, or the first of two that may be one of C1.
    private static func mayBeControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x09 || byte == 0x7F || byte == 0xC2
    }

    /// - Parameter brackets: whether placeholders are looked for; commands have none.
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

    /// The token at the position, which goes behind it; behind what is plain if there is none.
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

    /// Where `[..]` ends, or a word of small letters and perhaps a name; nil if neither begins here. Very long ones are text.
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

    /// Whether a byte between the brackets is more probably a mistake in a name than the text of something else.
    private static func mayBeInName(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "]")
            && byte != UInt8(ascii: "\\")
    }

    /// `u{1B}`: the code of a control character, in as many capital hexadecimal digits as it needs.
    private static func escape(in bytes: [UInt8], at start: Int) -> (code: UInt8, end: Int)? {
        guard bytes[start...].starts(with: "u{".utf8) else { return nil }
        let digits = bytes[(start + 2)...].prefix(2).prefix { $0 != UInt8(ascii: "}") }
        let end = digits.endIndex
        guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
        let text = String(decoding: digits, as: UTF8.self)
        guard let code = UInt8(text, radix: 16), isControl(code), text.isExactly(hexadecimal(code)) else { return nil }
        return (code, end + 1)
    }

    /// A control character as it stands in UTF-8: C1 has two bytes.
    private static func control(in bytes: [UInt8], at start: Int) -> (code: UInt8, end: Int)? {
        guard start < bytes.count else { return nil }
        if bytes[start] < 0x80 { return isControl(bytes[start]) ? (bytes[start], start + 1) : nil }
        guard bytes[start] == 0xC2, start + 1 < bytes.count, isControl(bytes[start + 1]) else { return nil }
        return (bytes[start + 1], start + 2)
    }

    /// C0 without the tab, DEL, and C1.
    private static func isControl(_ code: UInt8) -> Bool { code < 0x20 && code != 0x09 || (0x7F...0x9F).contains(code) }

    static func hexadecimal(_ code: UInt8) -> String { String(code, radix: 16, uppercase: true) }
}
