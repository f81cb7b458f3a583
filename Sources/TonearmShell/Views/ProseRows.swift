import AppleMusicAPI
import Console
import TerminalText

/// A view of names with prose beside them, which is wrapped.
struct ProseRows: View {
    let rows: [(name: String, text: String)]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if frame.isPlain { return rows.map { .faint("\($0.name): ") + StyledText($0.text) } }
        let indent = (rows.map(\.name.count).max() ?? 0) + 2
        return rows.flatMap { row in
            Wrapping.lines(of: row.text, width: max(frame.width - indent, 20)).enumerated().map { index, line in
                let name = index == 0 ? row.name : ""
                return .faint(name + String(repeating: " ", count: indent - name.count)) + StyledText(line)
            }
        }
    }

    var body: Body? { .object(rows.map { ($0.name, .string($0.text)) }) }
}
