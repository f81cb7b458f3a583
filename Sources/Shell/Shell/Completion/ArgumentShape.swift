package import TonearmLineEditor

/// The next arguments of a command that is being typed: after `search ` they are `TERM… [--types TYPES] …`.
package enum ArgumentShape {
    /// Returns the next arguments of a typed line, for a hint.
    /// - Parameter line: the typed text before the cursor.
    /// - Returns: nil in the middle of a word, and if nothing can follow.
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
        // Every command takes `--output`, so the hint leaves it out.
        let options = before.options.filter { field in
            field.name != "output" && !field.isHidden && !before.given.contains(field.name)
        }
        return forms(type.shapes, before.arguments)
            + (before.isTerminated ? [] : options.map { "[\(Synopsis.option($0))]" })
    }

    /// Returns the words that can follow, or the rest of the form if only one is possible.
    private static func forms(_ forms: [Form], _ words: [String]) -> [String] {
        let open = forms.parts(after: words)
        if open.count == 1, let form = open.first?.form {
            if form.parts.count > words.count { return form.parts.dropFirst(words.count).map(\.synopsis) }
            // A repeated argument is optional after its first value.
            if let kind = form.parts.last?.kind, form.parts.last?.takesRest == true {
                return ["[\(kind.placeholder)…]"]
            }
        }
        var texts: [String] = []
        for (part, _) in open where !texts.contains(part.synopsis) { texts.append(part.synopsis) }
        return texts.isEmpty ? [] : [texts.joined(separator: "|")]
    }
}
