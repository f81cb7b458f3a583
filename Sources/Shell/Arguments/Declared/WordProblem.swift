package import TonearmConsole

/// The reason why words are not the arguments of a command or of the program.
package enum WordProblem: Error {
    /// An option that does not exist, as typed.
    case unknownOption(String)
    /// A flag that was given a value: the flag as typed, and the value.
    case valueOfFlag(String, String)
    case missingValue(Field, String)
    case missingArgument(Field)
    /// A word that is not a value of its field, with the option as typed if it is one.
    case invalidValue(String, Field, String?)
    case unexpectedArguments([String])
    /// A sentence that quotes the values, and the part of the line at fault.
    case invalid(String, Culprit?)

    /// The progress of parsing before the problem. If all forms fail, the one with the highest rank determines the
    /// message.
    package var rank: Int {
        switch self {
        case .missingArgument: 1
        case .unexpectedArguments: 2
        case .unknownOption: 3
        case .invalidValue(_, _, nil): 4
        case .valueOfFlag, .missingValue, .invalidValue: 5
        case .invalid: 6
        }
    }

    /// Whether an argument is not a value of its field, or no field takes it.
    package var isAboutArgument: Bool {
        switch self {
        case .unexpectedArguments, .invalidValue(_, _, nil): true
        default: false
        }
    }

    /// - Parameters:
    ///   - name: the command or the program, as typed.
    ///   - fields: its fields.
    ///   - usage: its usage line.
    ///   - examples: example lines.
    ///   - meaning: returns a sentence on an option that does not exist, given the fields; nil for no advice.
    package func failure(
        of name: String, _ fields: [Field], usage: String, examples: [String] = [],
        meaning: (_ option: String, _ fields: [Field]) -> String? = WordProblem.nearest(to:among:)
    ) -> Failure {
        var failure = words(of: name, fields, usage: usage, examples: examples, meaning)
        failure.culprit = culprit
        return failure
    }

    /// The part of the line at fault; nil if the sentence contains it.
    private var culprit: Culprit? {
        switch self {
        case .unknownOption(let option), .missingValue(_, let option): .word(option)
        case .valueOfFlag(let option, let value): .valueOf(option, text: value)
        case .missingArgument: .nothing
        case .invalidValue(let value, _, let option): option.map { .valueOf($0, text: value) } ?? .word(value)
        case .unexpectedArguments(let words): words.count == 1 ? .lastWord(words[0]) : .nothing
        case .invalid(_, let culprit): culprit
        }
    }

    /// Returns the question for the option whose letters are nearest; nil if none is near.
    package static func nearest(to option: String, among fields: [Field]) -> String? {
        let names = fields.filter { !$0.isHidden && !$0.name.isEmpty }.map { "--\($0.name)" } + ["--help"]
        return Nearest.names(to: option, in: names).first.map { "Did you mean '\($0)'?" }
    }

    private func words(
        of name: String, _ fields: [Field], usage: String, examples: [String],
        _ meaning: (_ option: String, _ fields: [Field]) -> String?
    ) -> Failure {
        let cannot = "Cannot run '\(name)'"
        let advice = "Usage: \(usage)"
        switch self {
        case .unknownOption(let option):
            let meant = meaning(option, fields)
            return Failure.usage(cannot, "Unknown option '\(option)'\(meant.map { ". " + $0 } ?? "")", next: advice)
        case .valueOfFlag(let option, let value):
            return Failure.usage(
                cannot, "'\(option)' takes no value, but '\(value)' was given", next: advice)
        case .unexpectedArguments(let words):
            let list = words.map { "'\($0)'" }.joined(separator: ", ")
            let what = words.count == 1 ? "Unexpected argument \(list)" : "\(words.count) unexpected arguments: \(list)"
            return Failure.usage(cannot, what, next: advice)
        case .invalid(let sentence, _): return Failure.usage(cannot, sentence, next: advice)
        case .missingArgument(let field):
            let kind = field.kind
            let needed = field.isOption ? "'--\(field.name) \(kind?.placeholder ?? "")'" : Self.list(kind)
            let example = examples.first { $0.hasPrefix(name + " ") } ?? "\(name) \(kind?.example ?? "")"
            return Failure.usage(cannot, "it needs \(needed)", next: "Type for example '\(example)'.")
        case .missingValue(let field, let option):
            let value = field.kind?.allValueStrings.first ?? field.kind?.example ?? ""
            return Failure.usage(
                cannot, "'\(option)' needs \(Self.list(field.kind))", next: "Type for example '\(option) \(value)'.")
        case .invalidValue(let value, let field, let option):
            let isFirst = fields.first(where: \.isArgument).map { $0.summary == field.summary } ?? false
            return Self.failure(of: value, field, option ?? name, isFirst: isFirst)
        }
    }

    /// - Parameters:
    ///   - place: the option or the command with the value.
    ///   - isFirst: whether the value is the command's first argument, so that an example can follow the command's
    ///     name.
    private static func failure(of value: String, _ field: Field, _ place: String, isFirst: Bool) -> Failure {
        let choices = field.kind?.allValueStrings ?? []
        let near = Nearest.question(value, in: choices)
        let example = choices.first ?? field.kind?.example ?? ""
        let why =
            choices.isEmpty
            ? "it is not a valid \(field.kind?.placeholder ?? "")"
            : "it is not one of \(choices.joined(separator: ", "))"
        let line = place.hasPrefix("-") || isFirst ? "\(place) \(example)" : example
        return Failure.usage(
            "Cannot use '\(value)' for '\(place)'", why, next: near ?? "Type for example '\(line)'.")
    }

    /// Returns the accepted values in words, such as `one of on, off` or `STOREFRONT`.
    private static func list(_ kind: (any ArgumentValue.Type)?) -> String {
        let choices = kind?.allValueStrings ?? []
        return choices.isEmpty ? kind?.placeholder ?? "" : "one of \(choices.joined(separator: ", "))"
    }
}
