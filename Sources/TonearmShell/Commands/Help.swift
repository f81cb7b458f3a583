import AppleMusicAPI
import ArgumentParser
import Console
import TerminalText

struct Help: Command {
    static let configuration = CommandConfiguration.command(
        "help", "List the commands, or explain one of them.")
    static let group = CommandGroup.shell
    static let examples = ["help", "help albums"]

    @Argument(help: "A command.") var topic: [String] = []
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&_topic)
    }

    mutating func run(in shell: Shell) throws -> any View {
        guard let word = topic.first else { return Message(Self.overview(width: shell.screen.frame.width)) }
        let command = try CommandTable.command(named: word)
        return Message(Self.lines(about: command, width: shell.screen.frame.width))
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

    private static func lines(about command: any Command.Type, width: Int) -> [StyledText] {
        var lines = helpText(command, width).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            usageLines(String($0), max(width, 60)).map { StyledText($0) }
        }
        while lines.last?.plain.isEmpty == true { lines.removeLast() }
        if !command.examples.isEmpty {
            lines += ["", "EXAMPLES:"] + command.examples.map { StyledText("  ") + .command($0) }
        }
        if let type = Schema.standard[ResourceType(command.name)] {
            lines += SchemaLines.lines(about: type, width: width)
        }
        return lines
    }

    /// A usage line broken between its brackets, which the parser does not do.
    private static func usageLines(_ line: String, _ width: Int) -> [String] {
        guard line.hasPrefix("USAGE: "), line.count > width else { return [line] }
        var lines: [String] = []
        for part in line.replacing(" [", with: "\n[").split(separator: "\n") {
            if let last = lines.last, last.count + 1 + part.count <= width {
                lines[lines.count - 1] = "\(last) \(part)"
            } else {
                lines.append(lines.isEmpty ? String(part) : "       \(part)")
            }
        }
        return lines
    }

    private static func helpText<C: Command>(_ command: C.Type, _ width: Int) -> String {
        C.helpMessage(includeHidden: false, columns: max(width, 60)).replacing("USAGE:  ", with: "USAGE: ")
    }
}
