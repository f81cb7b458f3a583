package import LineEditor

/// What a command that is being typed takes next, from its declaration: `search ` asks for `TERM… [--types TYPES] …`.
package enum ArgumentShape {
    /// - Parameter line: what is typed, the cursor at its end.
    /// - Returns: nil in the middle of a word, and where nothing more can follow.
    package static func hint(for line: String, aliases: [String: String] = [:]) -> ArgumentHint? {
        let typed = TypedLine(Completer.lastCommand(of: line))
        guard typed.target == .word, typed.value.isEmpty, typed.isPlain else { return nil }
        let words = Completer.writtenOut(typed.words, aliases)
        guard let name = words.first, let type = CommandTable.find(name) else { return nil }
        let before = PrecedingWords(Array(words.dropFirst()), of: type)
        let text = parts(of: type, before).joined(separator: " ")
        return text.isEmpty ? nil : ArgumentHint(text, comesFirst: words.count == 1)
    }

    private static func parts(of type: any Command.Type, _ before: PrecedingWords) -> [String] {
        if let option = before.option { return [option.kind?.placeholder ?? ""] }
        // How answers are shown can be said of every command.
        let options = before.fields.filter { field in
            !field.isArgument && field.name != "output" && !before.given.contains(field.name)
        }
        let arguments =
            (type as? any FormedCommand.Type).map { forms($0.forms, before.arguments) }
            ?? fields(before.fields.filter(\.isArgument), before.arguments.count)
        return arguments + (before.isTerminated ? [] : options.map { "[\(Synopsis.option($0))]" })
    }

    /// The words that can follow, while several forms can; then the rest of the only one.
    private static func forms(_ forms: [Form], _ words: [String]) -> [String] {
        let open = forms.parts(after: words)
        if open.count == 1, let form = open.first?.form, form.parts.count > words.count {
            return form.parts.dropFirst(words.count).map(\.synopsis)
        }
        var texts: [String] = []
        for (part, _) in open where !texts.contains(part.synopsis) { texts.append(part.synopsis) }
        return texts.isEmpty ? [] : [texts.joined(separator: "|")]
    }

    private static func fields(_ fields: [Field], _ count: Int) -> [String] {
        guard let last = fields.last else { return [] }
        let rest = count < fields.count ? Array(fields.dropFirst(count)) : last.isRepeating ? [last] : []
        return rest.map { field in
            // Of what may be repeated, one is there.
            guard count >= fields.count else { return Synopsis.argument(field) }
            return "[\(field.kind?.placeholder ?? "")…]"
        }
    }
}
