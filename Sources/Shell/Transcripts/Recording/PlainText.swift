/// The visible text of terminal output: without colors and cursor movements.
package enum PlainText {
    /// Returns the lines of an output; a line feed at its end does not begin another line.
    package static func lines(_ text: String) -> [String] {
        var lines = text.exactLines.map { line($0) }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    /// Returns the final state of a line: text after a carriage return or a backspace overwrites earlier text. Other
    /// control characters except tabs are removed.
    package static func line(_ text: some StringProtocol) -> String {
        guard !EscapeScanner.hasNoControls(text) else { return String(text) }
        var scalars = EscapeSequence.Reader(text)
        var line = TerminalLine()
        while let item = scalars.next() { line.apply(item) }
        return line.text
    }
}

/// A single line of a terminal: its scalars, and the cursor.
private struct TerminalLine {
    private var cells: [Unicode.Scalar] = []
    private var cursor = 0
    /// The maximum number of columns.
    private static let columns = 10_000

    var text: String { String(String.UnicodeScalarView(cells)) }

    mutating func apply(_ item: EscapeSequence) {
        switch item {
        case .scalar("\r"): cursor = 0
        case .scalar("\u{8}"): cursor = max(cursor - 1, 0)
        case .scalar(let scalar) where scalar == "\t" || scalar.properties.generalCategory != .control: put(scalar)
        case .control("K", let number): erase(number ?? 0)
        case .control("C", let number): cursor = max(cursor, min(cursor + count(number), Self.columns))
        case .control("D", let number): cursor = max(cursor - count(number), 0)
        case .control("G", let number): cursor = count(number) - 1
        case .scalar, .control, .other: break
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        while cells.count < cursor { cells.append(" ") }
        if cursor < cells.count { cells[cursor] = scalar } else { cells.append(scalar) }
        cursor += 1
    }

    /// Returns a sequence's number; a missing number or zero means one.
    private func count(_ number: Int?) -> Int { min(max(number ?? 1, 1), Self.columns) }

    /// Erases in line (ECMA-48): 0 after the cursor, 1 before it, 2 all.
    private mutating func erase(_ part: Int) {
        switch part {
        case 0: cells.removeLast(max(cells.count - cursor, 0))
        case 1: for index in cells.indices.prefix(cursor + 1) { cells[index] = " " }
        case 2: cells = []
        default: break
        }
    }
}

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
