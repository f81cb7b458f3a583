/// An element of terminal output (ECMA-48).
enum EscapeSequence: Equatable {
    case scalar(Unicode.Scalar)
    /// A control sequence, `ESC [ 2 K`: its final character, and its first number if it has one.
    case control(Unicode.Scalar, Int?)
    /// A sequence without effect on the text: a title, a link, another character set.
    case other

    struct Reader {
        private var rest: Substring.UnicodeScalarView

        init(_ text: some StringProtocol) { rest = Substring(text).unicodeScalars }

        mutating func next() -> EscapeSequence? {
            guard let scalar = rest.popFirst() else { return nil }
            switch scalar {
            case "\u{9B}": return controlSequence()
            case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": return string()
            case "\u{1B}": return afterEscape()
            default: return .scalar(scalar)
            }
        }

        private mutating func afterEscape() -> EscapeSequence {
            switch rest.first {
            case "[":
                rest.removeFirst()
                return controlSequence()
            case "P", "X", "]", "^", "_":
                rest.removeFirst()
                return string()
            default:
                // `ESC ( B`: characters from space to slash, and a final one.
                while let scalar = rest.first, (0x20...0x2F).contains(scalar.value) { rest.removeFirst() }
                if let scalar = rest.first, (0x30...0x7E).contains(scalar.value) { rest.removeFirst() }
                return .other
            }
        }

        private mutating func controlSequence() -> EscapeSequence {
            var digits = ""
            var isFirst = true
            while let scalar = rest.first, (0x20...0x3F).contains(scalar.value) {
                rest.removeFirst()
                if isFirst, ("0"..."9").contains(scalar) {
                    digits.unicodeScalars.append(scalar)
                } else {
                    isFirst = false
                }
            }
            guard let last = rest.first, (0x40...0x7E).contains(last.value) else { return .other }
            rest.removeFirst()
            return .control(last, Int(digits))
        }

        /// Skips a command string, up to its terminator: `ESC \`, U+009C or, as terminals allow, BEL. An unterminated
        /// one is skipped completely.
        private mutating func string() -> EscapeSequence {
            while let scalar = rest.popFirst() {
                if scalar == "\u{7}" || scalar == "\u{9C}" { return .other }
                if scalar == "\u{1B}" {
                    if rest.first == "\\" { rest.removeFirst() }
                    return .other
                }
            }
            return .other
        }
    }
}
