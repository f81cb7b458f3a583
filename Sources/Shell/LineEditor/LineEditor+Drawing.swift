internal import CTonearmEditline
import TonearmSystem
import TonearmTerminalText

/// A grey hint after the line.
struct Hint {
    let line: String
    /// The text that accepting would add; nil if it cannot be accepted.
    let suggestion: String?
    /// The sequence that erases it from the screen, with the cursor at the end of the line before and afterwards.
    var erasure: String
}

/// The list of candidates on the screen.
struct ShownList {
    let line: EditedLine
    /// The index of the next page's first candidate; nil on the last page.
    let next: Int?
}

extension LineEditor {
    var screenSize: (columns: Int, rows: Int) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        editline_window_size(output.rawValue, &columns, &rows)
        // libedit assumes the same size if the terminal's is unknown.
        return (columns < 2 ? 80 : Int(columns), rows < 1 ? 24 : Int(rows))
    }

    /// Returns the screen position after this number of bytes of the line, relative to the prompt's row.
    func position(after line: String, upTo offset: Int? = nil) -> LineLayout {
        var layout = LineLayout(columns: screenSize.columns)
        layout.add(left.visible)
        let offset = offset ?? line.utf8.count
        layout.add(String(decoding: line.utf8.prefix(offset), as: UTF8.self))
        let rest = String(decoding: line.utf8.dropFirst(offset), as: UTF8.self)
        if let next = rest.unicodeScalars.first { layout.makeRoom(for: next) }
        return layout
    }

    /// Redraws prompt and line after a change, erasing the old ones.
    func redraw(after change: () -> Void = {}) {
        let erasure = erasure
        change()
        output.write(text: erasure)
        editline_redraw(handle)
    }

    /// Wipes prompt and line, and leaves the cursor where the prompt began.
    func wipe() { output.write(text: erasure) }

    private var erasure: String {
        let line = editedLine
        let row = position(after: line.text, upTo: line.cursor).row
        return "\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J"
    }

    /// Moves the screen's cursor to the end of the line.
    func moveToEnd() {
        let line = editedLine
        let end = position(after: line.text)
        let down = end.row - position(after: line.text, upTo: line.cursor).row
        output.write(
            text: "\r" + (down > 0 ? "\u{1B}[\(down)B" : "") + (end.column > 0 ? "\u{1B}[\(end.column)C" : ""))
    }

    /// Shows a page of the candidates, the next one if the line is unchanged since the last, and the line again below.
    func showList(_ candidates: [Candidate], isByName: Bool) {
        let size = screenSize
        let line = editedLine
        moveToEnd()
        // The rows of the line stay visible, the last one above the list.
        let page = CandidatePage(
            candidates, isByName: isByName, from: reading.list?.line == line ? reading.list?.next ?? 0 : 0,
            columns: size.columns,
            height: size.rows - position(after: line.text).row - CompletionList.otherRows)
        output.write(text: "\r\n" + page.rows.map { $0 + "\r\n" }.joined())
        reading.list = ShownList(line: line, next: page.next)
        editline_redraw(handle)
    }

    /// Shows the hint, if the cursor is at the end of the line and its row has space.
    func showHint() {
        reading.hint = nil
        guard showsHints, editline_is_editing(handle) != 0 else { return }
        let line = editedLine
        guard !line.text.isEmpty, line.cursor == line.text.utf8.count, !line.text.utf8.contains(UInt8(ascii: "\n")),
            let (text, isSuggestion) = hint(for: line.text), !text.isEmpty
        else { return }
        let end = position(after: line.text)
        let columns = screenSize.columns
        let rightWidth = displayWidth(right.visible)
        let showsRight = rightWidth > 0 && end.row == 0 && columns - end.column - rightWidth > 1
        let shown = text.cut(to: columns - end.column - 1 - (showsRight ? rightWidth + 1 : 0))
        let width = displayWidth(shown)
        guard width > 1 || shown == text, width < columns - end.column else { return }
        output.write(text: "\u{1B}7\u{1B}[\(hintStyle)m" + shown + "\u{1B}[0m\u{1B}8")
        let blank = "\u{1B}7" + String(repeating: " ", count: width) + "\u{1B}8"
        reading.hint = Hint(
            line: line.text, suggestion: isSuggestion ? text : nil, erasure: showsRight ? blank : "\u{1B}[K")
    }

    private func hint(for line: String) -> (text: String, isSuggestion: Bool)? {
        let asked = hinter(line)
        if asked?.comesFirst != true, let entry = history.latest(startingWith: line) {
            let rest = entry.utf8.dropFirst(line.utf8.count).prefix { $0 != UInt8(ascii: "\n") }
            return (String(decoding: Array(rest), as: UTF8.self), true)
        }
        return asked.map { (Printable.input($0.text), false) }
    }

    /// Erases the hint from the screen. It can still be accepted by the current key.
    func eraseHint() {
        if let erasure = reading.hint?.erasure, !erasure.isEmpty { output.write(text: erasure) }
        reading.hint?.erasure = ""
    }

    /// Erases the right-hand prompt when the line is entered or abandoned, so that finished lines have none.
    func eraseRight() {
        let line = editedLine
        let end = position(after: line.text)
        let width = displayWidth(right.visible)
        guard width > 0, !line.isQuestion, end.row == 0, screenSize.columns - end.column - width > 1 else { return }
        output.write(text: "\u{1B}7\r" + (end.column > 0 ? "\u{1B}[\(end.column)C" : "") + "\u{1B}[K\u{1B}8")
    }

    // MARK: - Coloring of the edited line

    func showColors() {
        guard showsColors || reading.hasColors, editline_is_editing(handle) != 0 else { return }
        let line = editedLine
        guard !line.isQuestion, !line.text.isEmpty else { return }
        let parts = showsColors ? painter(line.text) : [ColoredText(line.text)]
        let isColored = parts.contains { $0.code != nil }
        guard isColored || reading.hasColors, parts.map(\.text).joined().utf8.elementsEqual(line.text.utf8) else {
            return
        }
        let start = position(after: "")
        guard let painted = PaintedLine(parts, startingAt: start), painted.layout.row < screenSize.rows else { return }
        let cursor = position(after: line.text, upTo: line.cursor)
        output.write(
            text: Self.move(from: cursor.row, to: start) + painted.output + Self.move(from: painted.endRow, to: cursor))
        reading.hasColors = isColored
    }

    private static func move(from row: Int, to place: LineLayout) -> String {
        let rows = place.row - row
        return "\r" + (rows > 0 ? "\u{1B}[\(rows)B" : rows < 0 ? "\u{1B}[\(-rows)A" : "")
            + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
    }
}
