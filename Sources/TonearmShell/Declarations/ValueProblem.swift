import ArgumentParser
import Console

/// What is wrong with a command's words, where it is a value: one that is missing after an option, or is not of its kind.
struct ValueProblem {
    let command: any Command.Type
    let words: [String]

    /// The first there is; nil where the words are wrong in another way.
    var failure: Failure? {
        var arguments = command.fields.filter { $0.place == .argument }[...]
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
            guard let field = command.fields.first(where: { $0.isNamed(parts[0]) }) else { return nil }
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
        return nil
    }

    private func missing(_ field: Field, _ name: String) -> Failure? {
        guard let kind = field.kind else { return nil }
        let choices = kind.allValueStrings
        return Failure(
            "Cannot run '\(command.name)'",
            "'\(name)' needs \(choices.isEmpty ? kind.placeholder : "one of \(choices.joined(separator: ", "))")",
            next: "Type for example '\(command.name) \(name) \(choices.first ?? kind.example)'.", status: .usage)
    }

    private func refusal(of value: String, for field: Field, named name: String?) -> Failure? {
        guard let kind = field.kind, kind.init(argument: value) == nil else { return nil }
        let choices = kind.allValueStrings
        let place = name.map { "'\($0)'" } ?? "'\(command.name)'"
        let near = Nearest.names(to: value, in: choices).first.map { "Did you mean '\($0)'?" }
        return Failure(
            "Cannot use '\(value)' for \(place)",
            choices.isEmpty ? "it is no \(kind.placeholder)" : "it is none of \(choices.joined(separator: ", "))",
            next: near
                ?? "Type for example '\([name, choices.first ?? kind.example].compactMap(\.self).joined(separator: " "))'.",
            status: .usage)
    }
}
