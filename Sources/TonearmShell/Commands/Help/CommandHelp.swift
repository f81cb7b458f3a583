import AppleMusicAPI
import ArgumentParser
import Console
import TerminalText

/// What help says of one command, from its declaration.
struct CommandHelp {
    let command: any Command.Type
    let width: Int

    /// The list of all commands.
    static var list: JSON {
        .array(CommandTable.all.map { .object(JSONObject(CommandHelp(command: $0, width: 0).entry)) })
    }

    /// Name, task and abstract.
    var summary: JSON { .object(JSONObject(entry)) }

    private var entry: [(String, JSON)] {
        let group: JSON = .string(command.group.rawValue)
        return [("name", .string(command.name)), ("group", group), ("abstract", .string(command.abstract))]
    }

    /// What the lines say, for programs.
    var value: JSON {
        let shown = declared.filter { $0.kind != .positional && $0.isShown }
        let options = shown.map { option -> JSON in
            ["name": .string("--" + (option.name ?? "")), "summary": .string(option.summary)]
        }
        let more: [(String, JSON)] = [
            ("discussion", .string(command.configuration.discussion)), ("usage", .string(Synopsis.of(command))),
            ("options", .array(options)), ("examples", .strings(command.examples)),
        ]
        return .object(JSONObject(entry + more))
    }

    var lines: [StyledText] {
        var lines = text("OVERVIEW: \(command.abstract)", indent: 0)
        if !command.configuration.discussion.isEmpty {
            lines += [""] + text(command.configuration.discussion, indent: 0)
        }
        lines += [""] + usage
        lines += actions + options
        if !command.examples.isEmpty {
            lines += ["", "EXAMPLES:"] + command.examples.map { StyledText("  ") + .command($0) }
        }
        if let type = Schema.appleMusic[ResourceType(command.name)] {
            lines += SchemaLines.lines(about: type, width: width)
        }
        lines += [""] + seeAlso
        return lines
    }

    /// The other commands of its task; not the types, which are as long a list as they are alike.
    private var seeAlso: [StyledText] {
        let others = command.group.commands.filter {
            $0.name != command.name && Schema.appleMusic[ResourceType($0.name)] == nil
        }
        let names = others.map { StyledText.command($0.name) }.joined(separator: .faint(", "))
        return Wrapping.lines(of: .faint("See also: ") + names, width: width)
    }

    private func text(_ text: String, indent: Int) -> [StyledText] {
        Wrapping.lines(of: text, width: width - indent).map { StyledText(String(repeating: " ", count: indent) + $0) }
    }

    /// The synopsis, broken between its parts.
    private var usage: [StyledText] {
        var lines = ["USAGE:"]
        for part in Synopsis.of(command).replacing(" [", with: "\n[").split(separator: "\n") {
            let last = lines[lines.count - 1]
            if displayWidth(last) + 1 + displayWidth(String(part)) <= width || lines == ["USAGE:"] {
                lines[lines.count - 1] = "\(last) \(part)"
            } else {
                lines.append("       \(part)")
            }
        }
        return lines.map { StyledText($0) }
    }

    private var actions: [StyledText] {
        if let forms = (command as? any FormedCommand.Type)?.forms {
            let rows = forms.filter { !$0.isHidden }.map { form in
                (name: form.synopsis.isEmpty ? command.name : "\(command.name) \(form.synopsis)", said: form.summary)
            }
            return ["", "ACTIONS:"] + table(rows)
        }
        let arguments = zip(command.fields.filter(\.isArgument), declared.filter { $0.kind == .positional })
        let rows = arguments.map { (name: $0.kind?.placeholder ?? "", said: said($1)) }
        return rows.isEmpty ? [] : ["", "ARGUMENTS:"] + table(rows)
    }

    private var options: [StyledText] {
        var lines: [StyledText] = []
        let options = declared.filter { $0.kind != .positional && $0.isShown }
        var sections: [String?] = []
        for option in options where !sections.contains(option.section) { sections.append(option.section) }
        for section in sections {
            let rows = options.filter { $0.section == section }.map { (name: name(of: $0), said: said($0)) }
            lines += ["", StyledText((section ?? "Options").uppercased() + ":")] + table(rows)
        }
        return lines
    }

    private var declared: [DeclaredArgument] { DeclaredArgument.all(of: command) }

    /// `-o, --output FORM`
    private func name(of option: DeclaredArgument) -> String {
        let field = command.fields.first { $0.name == option.name }
        let short = option.short.map { "-\($0), " } ?? ""
        return "\(short)--\(option.name ?? "")" + (field?.kind.map { " \($0.placeholder)" } ?? "")
    }

    private func said(_ argument: DeclaredArgument) -> String {
        argument.summary + (argument.standard.map { " (default: \($0))" } ?? "")
    }

    /// Two columns; what is said of a long name begins on the next line.
    private func table(_ rows: [(name: String, said: String)]) -> [StyledText] {
        let column = min(rows.map { displayWidth($0.name) }.max() ?? 0, max(width / 2 - 4, 10))
        return rows.flatMap { row -> [StyledText] in
            let said = text(row.said, indent: column + 4)
            let name = StyledText("  ") + .command(row.name)
            guard let first = said.first, displayWidth(row.name) <= column else { return [name] + said }
            let space = String(repeating: " ", count: column - displayWidth(row.name) + 2)
            return [name + StyledText(space + first.plain.drop { $0 == " " })] + said.dropFirst()
        }
    }
}
