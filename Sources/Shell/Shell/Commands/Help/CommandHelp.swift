import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// The help of a command or of one of its forms, generated from its declaration.
struct CommandHelp {
    let command: any Command.Type
    /// The explained form; nil for the whole command.
    var form: CommandForm?
    let width: Int

    /// A JSON list of all commands.
    static var list: JSON {
        .array(CommandTable.all.map { .object(JSONObject(CommandHelp(command: $0, width: 0).entry)) })
    }

    /// The name, the group and the summary in JSON.
    var summary: JSON { .object(JSONObject(entry)) }

    private var entry: [(String, JSON)] {
        let group: JSON = .string(command.group.rawValue)
        return [("name", .string(command.name)), ("group", group), ("abstract", .string(command.abstract))]
    }

    /// The help in JSON, with the content of the lines.
    var value: JSON {
        let options = shownOptions.map { option -> JSON in
            ["name": .string("--" + option.name), "summary": .string(option.summary)]
        }
        let more: [(String, JSON)] = [
            ("discussion", .string(command.description.discussion)), ("usage", .string(synopsis)),
            ("options", .array(options)), ("examples", .strings(examples)),
        ]
        return .object(JSONObject(entry + more))
    }

    var lines: [StyledText] {
        var lines = text("OVERVIEW: \(form?.summary ?? command.abstract)", indent: 0)
        let discussion = form?.discussion ?? command.description.discussion
        lines += paragraphs(of: discussion)
        lines += [""] + usage
        lines += arguments + options
        if !examples.isEmpty {
            lines += ["", "EXAMPLES:"] + examples.map { StyledText("  ") + .command($0) }
        }
        if let type = Schema.appleMusic[ResourceType(command.name)] {
            lines += SchemaLines.lines(about: type, width: width)
        }
        lines += [""] + seeAlso
        return lines
    }

    /// The explained form, or the only form of the command.
    private var explained: CommandForm? { form ?? (command.knownForms.count == 1 ? command.knownForms.first : nil) }

    private var synopsis: String { form.map { Synopsis.of($0, of: command) } ?? Synopsis.of(command) }

    /// The examples; for a form, those that begin with its words, or all if there are none.
    private var examples: [String] {
        guard let form else { return command.examples }
        let own = command.examples.filter { ($0 + " ").hasPrefix(form.name(of: command) + " ") }
        return own.isEmpty ? command.examples : own
    }

    private var shownOptions: [Field] {
        (explained?.fields ?? fieldsOfBareForms).filter { !$0.isArgument && !$0.isHidden } + [.help]
    }

    /// The fields of the forms that can be typed without words, because such a form may have no help of its own.
    private var fieldsOfBareForms: [Field] {
        let forms = command.knownForms.filter { $0.words.isEmpty || $0.isDefault && $0.words.count == 1 }
        var fields: [Field] = []
        for field in forms.flatMap(\.fields)
        where !fields.contains(where: { $0.name == field.name }) {
            fields.append(field)
        }
        return fields.isEmpty ? CommandForm.common : fields
    }

    /// The other commands of the group, without the long list of types.
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

    /// Formats a discussion: each line is a paragraph after an empty line, and lines that begin with `- ` form a list.
    private func paragraphs(of discussion: String) -> [StyledText] {
        var wasItem = false
        return discussion.split(separator: "\n").flatMap { line -> [StyledText] in
            let isItem = line.hasPrefix("- ")
            defer { wasItem = isItem }
            let lines =
                isItem
                ? Wrapping.lines(of: StyledText(String(line)), width: width, hangingIndent: 2)
                : text(String(line), indent: 0)
            return (isItem && wasItem ? [] : [""]) + lines
        }
    }

    /// The usage line, broken between its parts.
    private var usage: [StyledText] {
        var lines = ["USAGE:"]
        for part in synopsis.replacing(" [", with: "\n[").split(separator: "\n") {
            let last = lines[lines.count - 1]
            if displayWidth(last) + 1 + displayWidth(String(part)) <= width || lines == ["USAGE:"] {
                lines[lines.count - 1] = "\(last) \(part)"
            } else {
                lines.append("       \(part)")
            }
        }
        return lines.map { StyledText($0) }
    }

    /// The forms of a command, or the arguments of one form.
    private var arguments: [StyledText] {
        let shapes = command.shapes.filter { !$0.isHidden }
        if form == nil, shapes.count > 1 || shapes.contains(where: { !$0.literals.isEmpty }) {
            let rows = shapes.map { shape in
                (name: shape.synopsis.isEmpty ? command.name : "\(command.name) \(shape.synopsis)", text: shape.summary)
            }
            return ["", "ACTIONS:"] + table(rows) + moreOfForms
        }
        let rows = (explained?.fields ?? []).filter(\.isArgument).map { field in
            (name: field.kind?.placeholder ?? "", text: text(of: field))
        }
        return rows.isEmpty ? [] : ["", "ARGUMENTS:"] + table(rows)
    }

    /// A hint at the help of a form that has its own options.
    private var moreOfForms: [StyledText] {
        let own = command.knownForms.first { form in
            !form.isHidden && !form.words.isEmpty
                && form.fields.contains { !$0.isArgument && $0.name != "output" }
        }
        guard command.knownForms.count > 1, let own else { return [] }
        return Wrapping.lines(
            of: "An action's options are in its own help: " + .command("help \(own.name(of: command))") + ".",
            width: width)
    }

    private var options: [StyledText] {
        var sections: [String?] = []
        for option in shownOptions where !sections.contains(option.section) { sections.append(option.section) }
        return sections.flatMap { section in
            let rows = shownOptions.filter { $0.section == section }.map { (name: name(of: $0), text: text(of: $0)) }
            return ["", StyledText((section ?? "Options").uppercased() + ":")] + table(rows)
        }
    }

    /// Returns the names of an option with its placeholder: `-o, --output FORM`.
    private func name(of option: Field) -> String { option.names + (option.kind.map { " \($0.placeholder)" } ?? "") }

    private func text(of field: Field) -> String { field.summary + (field.standard.map { " (default: \($0))" } ?? "") }

    /// Lays out two columns; after a long name the text begins on the next line.
    private func table(_ rows: [(name: String, text: String)]) -> [StyledText] {
        let column = min(rows.map { displayWidth($0.name) }.max() ?? 0, max(width / 2 - 4, 10))
        return rows.flatMap { row -> [StyledText] in
            let lines = text(row.text, indent: column + 4)
            let name = StyledText("  ") + .command(row.name)
            guard let first = lines.first, displayWidth(row.name) <= column else { return [name] + lines }
            let space = String(repeating: " ", count: column - displayWidth(row.name) + 2)
            return [name + StyledText(space + first.plain.drop { $0 == " " })] + lines.dropFirst()
        }
    }
}
