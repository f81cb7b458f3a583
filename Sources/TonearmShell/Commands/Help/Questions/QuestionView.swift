import AppleMusicAPI
import Console
import TerminalText

/// A view of a question: its answer, its list, example lines, and suggestions.
struct QuestionView: View {
    let question: Question

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let answer = Wrapping.lines(of: question.answer, width: frame.width).map { StyledText($0) }
        let rows = question.rows()
        let list = rows.isEmpty ? [] : [""] + self.lines(of: rows, in: frame)
        let tries = [StyledText.faint("try:")] + question.lines.map { StyledText("  ") + .command($0) }
        return answer + list + [""] + tries + related(frame)
    }

    /// The width in columns below which a name is above its text.
    private static let narrow = 60

    private func lines(of rows: [(name: String, text: String)], in frame: Screen.Frame) -> [StyledText] {
        if frame.width >= Self.narrow { return ProseRows(rows: rows).lines(in: frame) }
        return rows.flatMap { row in
            [.faint(row.name)]
                + Wrapping.lines(of: row.text, width: max(frame.width - 2, 20)).map { StyledText("  " + $0) }
        }
    }

    private func related(_ frame: Screen.Frame) -> [StyledText] {
        if question.related.isEmpty { return [] }
        let lines = question.related.map { StyledText.command($0) }.joined(separator: .faint(", "))
        return Wrapping.lines(of: .faint("see also: ") + lines, width: frame.width)
    }

    var body: Body? {
        .json([
            "question": .string(question.words[0]), "answer": .string(question.answer),
            "rows": .object(JSONObject(question.rows().map { ($0.name, JSON.string($0.text)) })),
            "lines": .strings(question.lines), "related": .strings(question.related),
        ])
    }
}
