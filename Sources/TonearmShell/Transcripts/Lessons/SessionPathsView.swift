import AppleMusicAPI
import Console
import TerminalText
import Transcript

/// A view of the paths for checks, with their present values.
struct SessionPathsView: View {
    let values: SessionValues

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let rows = SessionValues.entries.map { entry in (name: entry.name, text: text(entry)) }
        return ProseRows(rows: rows).lines(in: frame) + [
            .faint("In a check: ") + .command("check: focus.type is albums")
                + .faint("; 'typed' and 'tries' are the learner's last line and how many there were.")
        ]
    }

    private func text(_ entry: SessionValues.Entry) -> String {
        guard entry.rest == .none, let value = entry.read(values, []), let text = Self.text(value) else {
            return entry.summary
        }
        return "\(entry.summary); now '\(text)'"
    }

    private static func text(_ value: JSON) -> String? { value.object == nil && value != .null ? value.words : nil }

    var body: Body? {
        .json(.array(SessionValues.entries.map { ["path": .string($0.name), "meaning": .string($0.summary)] }))
    }
}
