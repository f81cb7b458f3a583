import Console
import TerminalText

/// A sheet or alert of the system: a frame with centred lines and buttons below.
struct SystemSheet {
    /// The lines; long ones are wrapped.
    var paragraphs: [StyledText]
    var buttons: [String]

    /// The greatest width in columns, which resembles a phone's alert.
    private static let widest = 60

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if frame.isPlain { return paragraphs + [.faint("Buttons: ") + StyledText(buttons.joined(separator: ", "))] }
        let inner = max(min(frame.width, SystemSheet.widest) - 4, 16)
        let edge = String(repeating: "─", count: inner + 2)
        let text = paragraphs.flatMap { paragraph in
            Wrapping.lines(of: paragraph.plain, width: inner).map { row($0, paragraph.spans.first?.style, inner) }
        }
        let labels = buttons.map { "[ \($0) ]" }
        let line = labels.joined(separator: "   ")
        let rows = displayWidth(line) <= inner ? [line] : labels
        return [StyledText("┌\(edge)┐")] + text + [row("", nil, inner)]
            + rows.map { row(centered($0, inner), .strong, inner) } + [StyledText("└\(edge)┘")]
    }

    private func centered(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - displayWidth(text), 0) / 2) + text
    }

    private func row(_ text: String, _ style: StyledText.Style?, _ width: Int) -> StyledText {
        let clean = Printable.line(text).cut(to: width)
        let space = String(repeating: " ", count: max(width - displayWidth(clean), 0))
        return StyledText("│ ") + StyledText(clean, style ?? .plain) + StyledText("\(space) │")
    }
}
