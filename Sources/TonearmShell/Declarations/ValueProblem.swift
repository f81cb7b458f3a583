import ArgumentParser
package import Console

/// What is wrong with the words of a command or of the program, where it is a value: one that is missing after an option, or is not of its kind.
package struct ValueProblem {
    private let name: String
    private let fields: [Field]
    private let words: [String]
    /// Lines that run as they stand.
    private let examples: [String]

    /// - Parameters:
    ///   - name: of the command or the program, as it is typed.
    ///   - fields: what it can be given.
    ///   - examples: lines that run as they stand.
    package init(of name: String, _ fields: [Field], words: [String], examples: [String] = []) {
        self.name = name
        self.fields = fields
        self.words = words
        self.examples = examples
    }

    /// The first there is; nil where the words are wrong in another way.
    package var failure: Failure? {
        var arguments = fields.filter { $0.place == .argument }[...]
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" { return nil }
            guard word.hasPrefix("-") else {
                if let field = arguments.popFirst(), let failure = refusal(of: word, for: field, named: nil) {
                    return failure
                }
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let field = fields.first(where: { $0.isNamed(parts[0]) }) else { return nil }
            guard field.place == .option else { continue }
            let name = String(parts[0])
            if parts.count == 2 {
                if let failure = refusal(of: String(parts[1]), for: field, named: name) { return failure }
                continue
            }
            guard index < words.count else { return missing(field, name) }
            if let failure = refusal(of: words[index], for: field, named: name) { return failure }
            index += 1
        }
        return missing(arguments)
    }

    /// - Parameter arguments: those for which there was no word.
    private func missing(_ arguments: ArraySlice<Field>) -> Failure? {
        let isGiven = words.contains { !$0.hasPrefix("-") }
        let rest = isGiven ? [] : fields.filter { $0.place == .remainingArguments }
        guard let kind = (arguments + rest).first(where: \.isRequired)?.kind else { return nil }
        let example = examples.first { $0.hasPrefix(name + " ") } ?? "\(name) \(kind.example)"
        return Failure(
            "Cannot run '\(name)'", "it needs \(kind.placeholder)", next: "Type for example '\(example)'.",
            status: .usage)
    }

    private func missing(_ field: Field, _ option: String) -> Failure? {
        guard let kind = field.kind else { return nil }
        let choices = kind.allValueStrings
        return Failure(
            "Cannot run '\(name)'",
            "'\(option)' needs \(choices.isEmpty ? kind.placeholder : "one of \(choices.joined(separator: ", "))")",
            next: "Type for example '\(option) \(choices.first ?? kind.example)'.", status: .usage)
    }

    private func refusal(of value: String, for field: Field, named option: String?) -> Failure? {
        guard let kind = field.kind, kind.init(argument: value) == nil else { return nil }
        let choices = kind.allValueStrings
        let place = "'\(option ?? name)'"
        let near = Nearest.names(to: value, in: choices).first.map { "Did you mean '\($0)'?" }
        return Failure(
            "Cannot use '\(value)' for \(place)",
            choices.isEmpty
                ? "it is not a valid \(kind.placeholder)" : "it is not one of \(choices.joined(separator: ", "))",
            next: near
                ?? "Type for example '\([option, choices.first ?? kind.example].compactMap(\.self).joined(separator: " "))'.",
            status: .usage)
    }
}
