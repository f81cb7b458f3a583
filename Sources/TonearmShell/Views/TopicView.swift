import AppleMusicAPI
import Console
import TerminalText

/// A view of a topic: its summary, its rules beside their names, example lines, and related topics.
struct TopicView: View {
    let topic: Topic

    /// The width in columns below which a name is above its text.
    private static let narrow = 60

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let summary = Wrapping.lines(of: topic.summary, width: frame.width).map { StyledText.strong($0) }
        let rules =
            frame.width < Self.narrow
            ? topic.rules.flatMap { rule in
                [.faint(rule.name)]
                    + Wrapping.lines(of: rule.text, width: max(frame.width - 2, 20)).map { StyledText("  " + $0) }
            } : ProseRows(rows: topic.rules).lines(in: frame)
        let lines = [StyledText.faint("try:")] + topic.lines.map { StyledText("  ") + .command($0) }
        let related: StyledText = .faint("see also: ") + .command("explain \(topic.related.joined(separator: "|"))")
        return summary + [""] + rules + [""] + lines
            + Wrapping.lines(of: related, width: frame.width)
    }

    var body: Body? {
        .json([
            "topic": .string(topic.name), "summary": .string(topic.summary),
            "rules": .object(JSONObject(topic.rules.map { ($0.name, JSON.string($0.text)) })),
            "lines": .strings(topic.lines), "related": .strings(topic.related),
        ])
    }
}
