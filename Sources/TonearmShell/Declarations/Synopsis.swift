/// The usage line of a command: `follow RELATIONSHIP [--limit N] [--offset N] [-o FORM]`.
enum Synopsis {
    static func of(_ command: any Command.Type) -> String {
        let forms = command.forms
        if forms.count == 1, let form = forms.first { return of(form, of: command) }
        let shown = forms.filter { !$0.isHidden }
        let action = "ACTION" + (shown.contains { $0.shape.parts.count > 1 } ? "…" : "")
        let mayBeEmpty = shown.contains { $0.shape.synopsis.isEmpty || $0.shape.synopsis.hasPrefix("[") }
        return line(command.name, [mayBeEmpty ? "[\(action)]" : action], CommandForm.common)
    }

    /// `queue insert RESOURCE… [--after N] [-o FORM]`
    static func of(_ form: CommandForm, of command: any Command.Type) -> String {
        line(command.name, [form.shape.synopsis].filter { !$0.isEmpty }, form.fields)
    }

    private static func line(_ name: String, _ arguments: [String], _ fields: [Field]) -> String {
        ([name] + arguments
            + fields.filter { !$0.isArgument && !$0.isHidden }.map { $0.isRequired ? option($0) : "[\(option($0))]" })
            .joined(separator: " ")
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
