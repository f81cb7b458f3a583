/// What a terminal shows of a text: without colours and cursor movements.
package enum PlainText {
    /// The lines of what was printed; a line feed at its end begins no other line.
    package static func lines(_ text: String) -> [String] {
        var lines = text.exactLines.map { line($0) }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }

    /// One line as it stands at the end: what a carriage return or a backspace goes back over is written over by what
    /// follows. Control characters that move nothing are left out, except for tabs.
    package static func line(_ text: some StringProtocol) -> String {
        guard !EscapeScanner.hasNoControls(text) else { return String(text) }
        var scalars = EscapeSequence.Reader(text)
        var line = TerminalLine()
        while let item = scalars.next() { line.apply(item) }
        return line.text
    }
}

/// The one line of a terminal that has only one: its scalars, and where the next one goes.
private struct TerminalLine {
    private var cells: [Unicode.Scalar] = []
    private var cursor = 0
    /// Further to the right than this nothing moves.
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

    /// A sequence without a number, or with zero, means one.
    private func count(_ number: Int?) -> Int { min(max(number ?? 1, 1), Self.columns) }

    /// ECMA-48, erase in line: 0 what follows the cursor, 1 what precedes it, 2 all.
    private mutating func erase(_ part: Int) {
        switch part {
        case 0: cells.removeLast(max(cells.count - cursor, 0))
        case 1: for index in cells.indices.prefix(cursor + 1) { cells[index] = " " }
        case 2: cells = []
        default: break
        }
    }
}
