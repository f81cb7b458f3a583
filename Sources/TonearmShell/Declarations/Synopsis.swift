/// How a command is typed, in one line: `follow RELATIONSHIP [--limit N] [--offset N] [-o FORM]`.
enum Synopsis {
    static func of(_ command: any Command.Type) -> String {
        let fields = command.fields
        let arguments =
            command is any FormedCommand.Type ? ["ACTION…"] : fields.filter(\.isArgument).map(argument)
        return ([command.name] + arguments + fields.filter { !$0.isArgument }.map { "[\(option($0))]" })
            .joined(separator: " ")
    }

    private static func argument(_ field: Field) -> String {
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
