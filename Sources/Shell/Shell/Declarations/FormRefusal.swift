import TonearmConsole

/// The refusal of words that match none of a command's forms.
struct FormRefusal {
    /// The command's name.
    let name: String
    let forms: [Form]
    /// Example lines.
    let examples: [String]
    /// Returns whether a word is the name of a command.
    let isCommand: (String) -> Bool

    /// Returns the failure; nil if the words match a form.
    func failure(of words: [String]) -> Failure? {
        var best: (form: Form, fit: Form.Fit, rank: Int)?
        for form in forms {
            let fit = form.fit(words)
            let length: Int
            switch fit {
            case .whole: return nil
            case .unfinished: length = words.count
            case .refused(let index, _): length = index
            }
            let rank = length * 100 + form.literals(among: words)
            if best.map({ $0.rank < rank }) ?? true { best = (form, fit, rank) }
        }
        guard let best else { return nil }
        switch best.fit {
        case .whole: return nil
        case .unfinished(let part): return missing(part, after: words).at(.nothing)
        case .refused(let index, nil): return superfluous(words, at: index, best.form).at(.lastWord(words[index]))
        case .refused(let index, _?): return unknown(words, at: index).at(.lastWord(words[index]))
        }
    }

    /// Returns a line of the command with words, quoted where necessary.
    private func line(_ words: some Sequence<String>) -> String { Words.line(of: [name] + words) }

    private func missing(_ part: Form.Part, after words: [String]) -> Failure {
        let choices = self.choices(after: words)
        let what = choices.isEmpty ? part.synopsis : "one of \(choices.joined(separator: ", "))"
        let example =
            example(of: words) ?? line(completed(words + [choices.first ?? part.kind?.example].compactMap(\.self)))
        return Failure.usage(
            "Cannot run '\(line(words))'", "it needs \(what)", next: "Type for example '\(example)'.")
    }

    /// Returns the words with an example of each argument that a form still needs.
    private func completed(_ words: [String]) -> [String] {
        for form in forms {
            guard case .unfinished(let part) = form.fit(words), let value = part.kind?.example else { continue }
            return completed(words + [value])
        }
        return words
    }

    /// Returns an example line that begins with the words.
    private func example(of words: [String]) -> String? {
        let beginning = line(words) + " "
        return examples.first { $0.hasPrefix(beginning) }
    }

    private func superfluous(_ words: [String], at index: Int, _ form: Form) -> Failure {
        if !choices(after: Array(words[..<index])).isEmpty { return unknown(words, at: index) }
        let taken = form.parts.isEmpty ? name : "\(name) \(form.fullSynopsis)"
        return Failure.usage(
            "Cannot understand '\(words[index])'", "nothing more can follow '\(line(words[..<index]))'",
            next: "Type '\(taken)'.")
    }

    private func unknown(_ words: [String], at index: Int) -> Failure {
        let before = Array(words[..<index])
        let choices = self.choices(after: before)
        let near = Nearest.names(to: words[index], in: choices).first
        let isCommand = isCommand(words[index])
        let advice =
            near.map { "Did you mean '\(line(before)) \($0)'?" }
            ?? (isCommand ? "'\(words[index])' is a command of its own: 'help \(words[index])'." : nil)
        guard let first = choices.first, choices.count <= 8 else {
            return Failure.usage(
                "Cannot understand '\(words[index])'", "'\(line(before))' has nothing of this name",
                next: advice ?? "'help \(name)' lists them.")
        }
        return Failure.usage(
            "Cannot use '\(words[index])' after '\(line(before))'",
            "it is not one of \(choices.joined(separator: ", "))",
            next: advice ?? "Type for example '\(line(before)) \(first)'.")
    }

    /// Returns the words that can come next, if they can be listed.
    private func choices(after words: [String]) -> [String] {
        var choices: [String] = []
        for (part, _) in forms.parts(after: words) {
            let words = if case .word(let word) = part { [word] } else { part.kind?.allValueStrings ?? [] }
            choices += words.filter { !choices.contains($0) }
        }
        return choices
    }
}
