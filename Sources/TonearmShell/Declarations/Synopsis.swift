/// How a command is typed, in one line: `follow RELATIONSHIP [--limit N] [--offset N] [-o FORM]`.
enum Synopsis {
    static func of(_ command: any Command.Type) -> String {
        let fields = command.fields
        let arguments = (command as? any FormedCommand.Type).map(forms) ?? fields.filter(\.isArgument).map(argument)
        return ([command.name] + arguments + fields.filter { !$0.isArgument }.map { "[\(option($0))]" })
            .joined(separator: " ")
    }

    /// `ACTION…`, `[SERVICE]`, `FLOW`: of the forms, which help lists, how many words they have.
    private static func forms(of command: any FormedCommand.Type) -> [String] {
        let forms = command.forms.filter { !$0.isHidden }
        let name =
            DeclaredArgument.all(of: command).first { $0.kind == .positional }?.valueName.uppercased() ?? "ACTION"
        let text = name + (forms.contains { $0.parts.count > 1 } ? "…" : "")
        return [forms.contains { $0.synopsis.isEmpty || $0.synopsis.hasPrefix("[") } ? "[\(text)]" : text]
    }

    static func argument(_ field: Field) -> String {
        let text = (field.kind?.placeholder ?? "") + (field.isRepeating ? "…" : "")
        return field.isRequired ? text : "[\(text)]"
    }

    /// `--limit N`, `-o FORM`, `--top`
    static func option(_ field: Field) -> String {
        let name = field.short.map { "-\($0)" } ?? "--\(field.name)"
        let value = field.kind.map { " \($0.placeholder)" } ?? ""
        return name + value + (field.isRepeating ? " …" : "")
    }
}
