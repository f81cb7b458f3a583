import AppleMusicAPI
import Console
import TerminalText

/// The answer to a question: its sentences, a list where it has one, what to type, and what leads on.
struct QuestionView: View {
    let question: Question

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let answer = Wrapping.lines(of: question.answer, width: frame.width).map { StyledText($0) }
        let rows = question.rows()
        let list = rows.isEmpty ? [] : [""] + ProseRows(rows: rows).lines(in: frame)
        let tries = [StyledText.faint("try:")] + question.lines.map { StyledText("  ") + .command($0) }
        return answer + list + [""] + tries + related(frame)
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
