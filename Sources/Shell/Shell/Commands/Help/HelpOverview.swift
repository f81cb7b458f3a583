import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A view of all commands on one screen, by group.
struct HelpOverview: View {
    func lines(in frame: Screen.Frame) -> [StyledText] {
        let groups = CommandGroup.allCases.flatMap { group -> [StyledText] in
            let commands = group.commands
            let types = commands.filter { Schema.appleMusic[ResourceType($0.name)] != nil }
            let others = commands.filter { Schema.appleMusic[ResourceType($0.name)] == nil }
            return NameRow(name: group.rawValue, names: others.map { $0.name }).lines(in: frame)
                + (types.isEmpty ? [] : NameRow(name: "", names: types.map { $0.name }).lines(in: frame))
        }
        let advice =
            StyledText.command("help play")
            + .faint(" explains a command, a task, a topic, or an error as you met it; ")
            + .command("help WORD") + .faint(" searches. A RESOURCE is a row number, type/id or a link.")
        let lessons =
            StyledText.command("lesson start tour") + .faint(" teaches to find, open and follow an album; ")
            + .command("talk") + .faint(" lists demonstrations of two talks and an article.")
        return groups + [advice, lessons].flatMap { Wrapping.lines(of: $0, width: frame.width) }
    }

    var body: Body? { .json(CommandHelp.list) }
}

/// A row with a name and a list of other names, which may take several lines.
struct NameRow {
    let name: String
    let names: [String]

    /// The width of the first column; the longest group is `demonstrate`.
    private static let column = 13
    /// The width in columns below which the name is above its list.
    private static let narrow = 60

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if frame.isPlain {
            return [.strong(name) + StyledText(name.isEmpty ? "" : ": ") + StyledText(names.joined(separator: ", "))]
        }
        let isNarrow = frame.width < Self.narrow
        let indent = isNarrow ? 2 : Self.column
        let list = names.map { StyledText.command($0) }.joined(separator: .faint(", "))
        let lines = Wrapping.lines(of: list, width: max(frame.width - indent, 20))
        if isNarrow {
            return (name.isEmpty ? [] : [.strong(name)]) + lines.map { StyledText(.spaces(indent)) + $0 }
        }
        return lines.enumerated().map { index, line in
            let first = index == 0 ? name : ""
            return .strong(first) + StyledText(.spaces(indent - first.count)) + line
        }
    }
}

extension CommandGroup {
    var commands: [any Command.Type] { CommandTable.all.filter { $0.group == self } }
}

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
