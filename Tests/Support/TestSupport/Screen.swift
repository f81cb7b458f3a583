/// A model of a terminal's screen, as far as line editing uses it.
package struct Screen: Sendable {
    package private(set) var columns: Int
    package private(set) var rows: Int
    package private(set) var row = 0
    package private(set) var column = 0
    private var cells: [[Cell]]
    /// The attributes of new text: parameters of Select Graphic Rendition (ECMA-48 §8.3.117), empty for plain text.
    private var look = ""
    private var saved = (row: 0, column: 0)
    private var sequence: String?
    private var isWrapPending = false

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// A character with its combining marks. The second cell of a wide character is empty.
    private struct Cell {
        var text = " "
        var look = ""
    }

    /// The rows without trailing blanks.
    package var lines: [String] {
        cells.map { row in
            let text = row.map(\.text).joined()
            return String(text[..<(text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex)])
        }
    }

    /// The rows with their attributes in readable form: `{31}` for `ESC[31m`, `{0}` at the end of a run.
    package var coloredLines: [String] {
        cells.map { row in
            let end = row.lastIndex { $0.text != " " || !$0.look.isEmpty }.map { $0 + 1 } ?? 0
            var line = ""
            var look = ""
            for cell in row[..<end] {
                if cell.look != look { line += cell.look.isEmpty ? "{0}" : "{\(cell.look)}" }
                look = cell.look
                line += cell.text
            }
            return line + (look.isEmpty ? "" : "{0}")
        }
    }

    package var text: String { lines.joined(separator: "\n") }

    /// Cuts or extends the rows without rewrapping them, like xterm.
    package mutating func resize(columns: Int, rows: Int) {
        cells = cells.map { Array(($0 + Array(repeating: Cell(), count: columns)).prefix(columns)) }
        while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
        while cells.count > rows { cells.removeFirst() }
        self.columns = columns
        self.rows = rows
        row = min(row, rows - 1)
        column = min(column, columns - 1)
    }

    package mutating func show(_ output: some Sequence<Unicode.Scalar>) {
        for scalar in output { show(scalar) }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        if var current = sequence {
            current.unicodeScalars.append(scalar)
            sequence = current
            if isComplete(current) {
                sequence = nil
                obey(current)
            }
            return
        }
        switch scalar {
        case "\u{1B}": sequence = ""
        case "\r": move(toRow: row, column: 0)
        case "\n": startRow()
        case "\u{8}": move(toRow: row, column: column - 1)
        case _ where scalar.value < 0x20: break
        default: put(scalar)
        }
    }

    private func isComplete(_ sequence: String) -> Bool {
        guard let first = sequence.first, let last = sequence.unicodeScalars.last else { return false }
        switch first {
        case "[": return sequence.count > 1 && (0x40...0x7E).contains(last.value)
        case "]": return last.value == 7 || sequence.hasSuffix("\u{1B}\\")
        // Images: kitty's, and sixels.
        case "_", "P": return sequence.hasSuffix("\u{1B}\\")
        case "(": return sequence.count == 2
        default: return true
        }
    }

    private mutating func obey(_ sequence: String) {
        let body = sequence.dropFirst().dropLast()
        let parameters = String(body)
        let numbers = body.split(separator: ";").map { Int($0) ?? 0 }
        let count = max(numbers.first ?? 1, 1)
        switch (sequence.first, sequence.last) {
        case ("7", _): saved = (row, column)
        case ("8", _): move(toRow: saved.row, column: saved.column)
        case ("[", "A"): move(toRow: row - count, column: column)
        case ("[", "B"): move(toRow: row + count, column: column)
        case ("[", "C"): move(toRow: row, column: column + count)
        case ("[", "D"): move(toRow: row, column: column - count)
        case ("[", "G"): move(toRow: row, column: count - 1)
        case ("[", "H"): move(toRow: count - 1, column: numbers.count > 1 ? numbers[1] - 1 : 0)
        case ("[", "K"): blank(row, from: column)
        case ("[", "J"):
            blank(row, from: numbers.first == 2 ? 0 : column)
            for other in 0..<rows where other > row || numbers.first == 2 { blank(other, from: 0) }
        case ("[", "P"):
            cells[row].removeSubrange(column..<min(column + count, columns))
            fill(row)
        case ("[", "@"):
            cells[row].insert(contentsOf: Array(repeating: Cell(), count: count), at: column)
            cells[row].removeLast(cells[row].count - columns)
        case ("[", "m"): look = ["", "0"].contains(parameters) ? "" : parameters
        default: break
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = Self.width(of: scalar)
        if width == 0 {
            let before = isWrapPending ? column : max(column - 1, 0)
            cells[row][before].text.unicodeScalars.append(scalar)
            return
        }
        if isWrapPending || column + width > columns {
            column = 0
            startRow()
        }
        cells[row][column] = Cell(text: String(scalar), look: look)
        if width == 2 { cells[row][column + 1] = Cell(text: "", look: look) }
        isWrapPending = column + width >= columns
        column = min(column + width, columns - 1)
    }

    private mutating func startRow() {
        isWrapPending = false
        row += 1
        guard row == rows else { return }
        row -= 1
        cells.removeFirst()
        cells.append(Array(repeating: Cell(), count: columns))
    }

    private mutating func move(toRow newRow: Int, column newColumn: Int) {
        isWrapPending = false
        row = max(0, min(newRow, rows - 1))
        column = max(0, min(newColumn, columns - 1))
    }

    private mutating func blank(_ row: Int, from column: Int) {
        cells[row].removeSubrange(column...)
        fill(row)
    }

    private mutating func fill(_ row: Int) {
        cells[row] += Array(repeating: Cell(), count: columns - cells[row].count)
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
