import ArgumentParser
import Console
import LineEditor
import TerminalText

struct Help: Command {
    static let configuration = CommandConfiguration.command(
        "help", "List the commands, or explain one of them.", aliases: ["?"])
    static let group = CommandGroup.shell
    static let examples = ["help", "help albums"]

    @Argument(help: "A command.") var topic: [CommandName] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&_topic)
    }

    mutating func run(in shell: Shell) throws -> any View {
        guard let word = topic.first else {
            return Message(Self.overview(width: shell.screen.frame.width), value: CommandHelp.list)
        }
        if CommandTable.ofProgram.contains(word.text.lowercased()) {
            return Message(
                StyledText(
                    "'\(word.text)' is a command of the program, and not of the shell. Type in the system's shell: ")
                    + .command("tonearm help \(word.text)"))
        }
        let command = try CommandTable.command(named: word.text)
        let help = CommandHelp(command: command, width: max(shell.screen.frame.width, 40))
        return Message(help.lines, value: help.value)
    }

    private static func overview(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for group in CommandGroup.allCases {
            lines.append(.strong(group.rawValue))
            let commands = CommandTable.all.filter { $0.group == group }
            let indent = commands.map { $0.name.count }.max() ?? 0
            for command in commands {
                let space = String(repeating: " ", count: indent - command.name.count + 2)
                lines.append(
                    StyledText("  ") + .command(command.name)
                        + StyledText(space + command.abstract.cut(to: max(width - indent - 4, 20))))
            }
        }
        lines.append(
            .command("help COMMAND") + .faint(" explains one. A RESOURCE is a row number, type/id or a link."))
        return lines
    }
}

/// A command's name.
struct CommandName: TextArgument {
    let text: String

    static let placeholder = "COMMAND"
    static let example = "search"

    static func candidates(in context: CompletionContext) -> [Candidate] {
        CommandTable.all.map { Candidate($0.name, description: $0.abstract) }
    }
}
