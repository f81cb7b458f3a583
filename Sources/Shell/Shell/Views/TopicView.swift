import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A view of a topic: its summary, its rules with their names, example lines, and related topics.
struct TopicView: View {
    let topic: Topic

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let summary = Wrapping.lines(of: topic.summary, width: frame.width).map { StyledText.strong($0) }
        let related: StyledText = .faint("see also: ") + .command("explain \(topic.related.joined(separator: "|"))")
        return summary + [""] + ProseRows(rows: topic.rules, narrow: 60).lines(in: frame) + [""]
            + ExampleLines.lines(topic.lines) + Wrapping.lines(of: related, width: frame.width)
    }

    var body: Body? {
        .json([
            "topic": .string(topic.name), "summary": .string(topic.summary),
            "rules": .object(JSONObject(topic.rules.map { ($0.name, JSON.string($0.text)) })),
            "lines": .strings(topic.lines), "related": .strings(topic.related),
        ])
    }
}

/// A view of the errors with a name or number: meaning, remedy, and example lines.
struct KnownErrorView: View {
    let errors: [KnownError]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        errors.enumerated().flatMap { index, error in
            let names = Wrapping.lines(of: error.names.joined(separator: " · "), width: frame.width)
            let rows = [("means", error.meaning), ("then", error.remedy)]
            let gap: [StyledText] = index > 0 ? [""] : []
            let title: [StyledText] = names.map { .strong($0) }
            return gap + title + ProseRows(rows: rows).lines(in: frame) + ExampleLines.lines(error.lines)
        }
    }

    var body: Body? { .json(.array(errors.map(Self.value))) }

    private static func value(of error: KnownError) -> JSON {
        let members: [(String, JSON)] = [
            ("names", .strings(error.names)), ("meaning", .string(error.meaning)), ("remedy", .string(error.remedy)),
            ("lines", .strings(error.lines)),
        ]
        return .object(JSONObject(members))
    }
}

/// Example lines below the word `try`.
enum ExampleLines {
    /// Returns no lines if there are no examples.
    static func lines(_ examples: [String]) -> [StyledText] {
        examples.isEmpty ? [] : [.faint("try:")] + examples.map { StyledText("  ") + .command($0) }
    }
}

/// A view of names with prose beside them, which is wrapped.
struct ProseRows: View {
    let rows: [(name: String, text: String)]
    /// The width in columns below which a name is above its text.
    var narrow = 0

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if frame.width < narrow {
            return rows.flatMap { row in
                [.faint(row.name)]
                    + Wrapping.lines(of: row.text, width: max(frame.width - 2, 20)).map { StyledText("  " + $0) }
            }
        }
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
