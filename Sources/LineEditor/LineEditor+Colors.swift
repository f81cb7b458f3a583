internal import CEditline
import SystemLayer

/// Coloring of the edited line. libedit knows no colours, and redraws parts of the line at will: to move right it
/// rewrites the characters. So the whole line is repainted before each wait for a key.
extension LineEditor {
    func showColors() {
        guard showsColors || hasColors, editline_is_editing(handle) != 0 else { return }
        let line = editedLine
        guard !line.isQuestion, !line.text.isEmpty else { return }
        let parts = showsColors ? painter(line.text) : [ColoredText(line.text)]
        let isColored = parts.contains { $0.code != nil }
        guard isColored || hasColors, parts.map(\.text).joined().utf8.elementsEqual(line.text.utf8) else { return }
        let start = position(after: "")
        guard let painted = PaintedLine(parts, startingAt: start), painted.layout.row < screenSize.rows else { return }
        let cursor = position(after: line.text, upTo: line.cursor)
        output.write(
            text: Self.move(from: cursor.row, to: start) + painted.output + Self.move(from: painted.endRow, to: cursor))
        hasColors = isColored
    }

    private static func move(from row: Int, to place: LineLayout) -> String {
        let rows = place.row - row
        return "\r" + (rows > 0 ? "\u{1B}[\(rows)B" : rows < 0 ? "\u{1B}[\(-rows)A" : "")
            + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
    }
}
