import AppleMusicAPI
import Console
import TerminalText

/// A list of commands, topics and questions with their summaries, under a common sentence.
struct CommandList: View {
    let summary: String
    let commands: [any Command.Type]
    var topics: [Topic] = []
    var questions: [Question] = []

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let rows =
            commands.map { (name: $0.name, text: $0.abstract) }
            + topics.map { (name: "explain \($0.name)", text: $0.summary) }
            + questions.map { (name: "help \($0.words[0])", text: $0.firstSentence) }
        let column = min(rows.map(\.name.count).max() ?? 0, max(frame.width / 2 - 4, 10))
        return Wrapping.lines(of: summary, width: frame.width).map { .strong($0) }
            + rows.flatMap { row -> [StyledText] in
                let lines = Wrapping.lines(of: row.text, width: max(frame.width - column - 4, 20))
                let space = StyledText(.spaces(max(column - row.name.count, 0) + 2))
                let first = StyledText("  ") + .command(row.name) + space + StyledText(lines.first ?? "")
                return [first] + lines.dropFirst().map { StyledText(.spaces(column + 4) + $0) }
            }
    }

    var body: Body? {
        let commands = commands.map { CommandHelp(command: $0, width: 0).summary }
        let topics: [JSON] = topics.map {
            .object(JSONObject([("topic", .string($0.name)), ("summary", .string($0.summary))]))
        }
        let questions: [JSON] = questions.map {
            .object(JSONObject([("question", .string($0.words[0])), ("answer", .string($0.answer))]))
        }
        return .json(.array(commands + topics + questions))
    }
}
