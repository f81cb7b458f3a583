extension Synopsis {
    /// Returns the usage line of a command: `follow RELATIONSHIP [--limit N] [--offset N] [-o FORM]`.
    static func of(_ command: any Command.Type) -> String {
        let forms = command.forms
        if forms.count == 1, let form = forms.first { return of(form, of: command) }
        let shown = forms.filter { !$0.isHidden }
        let named = line(command.name, [names(of: shown.map(\.shape))], CommandForm.common)
        if named.count <= longestWithNames { return named }
        let action = "ACTION" + (shown.contains { $0.shape.parts.count > 1 } ? "…" : "")
        let mayBeEmpty = shown.contains { $0.shape.synopsis.isEmpty || $0.shape.synopsis.hasPrefix("[") }
        return line(command.name, [mayBeEmpty ? "[\(action)]" : action], CommandForm.common)
    }

    /// The longest line in characters that lists the forms' names. A longer one is hard to read.
    private static let longestWithNames = 72

    /// Returns the names of forms: `[show|advance …|set …]`.
    private static func names(of forms: [Form]) -> String {
        var names: [(word: String, goesOn: Bool)] = []
        var mayBeEmpty = false
        for form in forms {
            mayBeEmpty = mayBeEmpty || form.synopsis.isEmpty || form.synopsis.hasPrefix("[")
            guard let word = form.parts.first?.synopsis else { continue }
            let goesOn = form.parts.count > 1
            if let index = names.firstIndex(where: { $0.word == word }) {
                names[index].goesOn = names[index].goesOn || goesOn
            } else {
                names.append((word, goesOn))
            }
        }
        let list = names.map { $0.goesOn ? "\($0.word) …" : $0.word }.joined(separator: "|")
        return mayBeEmpty ? "[\(list)]" : list
    }

    /// Returns the usage line of a form: `queue insert RESOURCE… [--after N] [-o FORM]`.
    static func of(_ form: CommandForm, of command: any Command.Type) -> String {
        line(command.name, [form.shape.synopsis].filter { !$0.isEmpty }, form.fields)
    }

    private static func line(_ name: String, _ arguments: [String], _ fields: [Field]) -> String {
        ([name] + arguments
            + fields.filter { !$0.isArgument && !$0.isHidden }.map { $0.isRequired ? option($0) : "[\(option($0))]" })
            .joined(separator: " ")
    }
}
