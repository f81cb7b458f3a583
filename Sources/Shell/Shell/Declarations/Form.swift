/// The syntax of a command's form: fixed words followed by values, such as `account move STOREFRONT`.
package struct Form: Sendable {
    package enum Part: Sendable {
        /// A fixed word.
        case word(String)
        /// A value, or several at the end of the line.
        case field(Field)
    }

    let parts: [Part]
    /// The summary in help.
    let summary: String
    /// Whether the form is accepted, but neither completed nor listed.
    let isHidden: Bool
    /// The number of words before the word that can be left out with everything after it; nil if none can.
    private let omissible: Int?

    /// - Parameters:
    ///   - words: the fixed words.
    ///   - isDefault: whether the last word can be left out, together with all values.
    init(_ words: [String], _ values: [Part], _ summary: String, isDefault: Bool = false, isHidden: Bool = false) {
        parts = words.map { .word($0) } + values
        self.summary = summary
        self.isHidden = isHidden
        omissible = isDefault ? words.count - 1 : nil
    }

    /// The complete syntax, such as `show`.
    var fullSynopsis: String { parts.map(\.synopsis).joined(separator: " ") }

    /// The syntax with an omissible word in brackets, such as `[show]` or `move STOREFRONT`.
    var synopsis: String {
        guard let omissible else { return fullSynopsis }
        let before = parts.prefix(omissible).map { $0.synopsis + " " }.joined()
        return before + "[" + parts.dropFirst(omissible).map(\.synopsis).joined(separator: " ") + "]"
    }

    /// The result of matching words against the form.
    enum Fit {
        case whole
        /// The words end before a required part.
        case unfinished(Part)
        /// The part does not accept the word at the index. Without a part, there are too many words.
        case refused(Int, Part?)
    }

    func fit(_ words: [String]) -> Fit {
        var index = 0
        for part in parts {
            guard index < words.count else { return part.isNeeded && index != omissible ? .unfinished(part) : .whole }
            repeat {
                guard part.accepts(words[index]) else { return .refused(index, part) }
                index += 1
            } while part.takesRest && index < words.count
        }
        return index < words.count ? .refused(index, nil) : .whole
    }

    /// Returns the part that follows the words; nil if they do not match, or match completely.
    func part(after words: [String]) -> Part? {
        guard let last = parts.last else { return nil }
        let begin = Array(parts.prefix(words.count))
        guard zip(begin, words).allSatisfy({ $0.accepts($1) }) else { return nil }
        if words.count < parts.count { return parts[words.count] }
        return last.takesRest ? last : nil
    }

    /// The fixed words.
    var literals: [String] { parts.compactMap { if case .word(let word) = $0 { word } else { nil } } }

    /// Returns how many of the words are fixed words of the form.
    func literals(among words: [String]) -> Int {
        zip(parts, words).count { part, word in
            if case .word(let own) = part { own == word } else { false }
        }
    }
}

extension Form.Part {
    var synopsis: String {
        switch self {
        case .word(let word): word
        case .field(let field): Synopsis.argument(field)
        }
    }

    var kind: (any CompletableArgument.Type)? { field?.completedKind }

    var field: Field? {
        if case .field(let field) = self { field } else { nil }
    }

    var takesRest: Bool { field?.isRepeating ?? false }
    var isNeeded: Bool { field?.isRequired ?? true }

    func accepts(_ word: String) -> Bool {
        switch self {
        case .word(let own): own == word
        case .field(let field): field.kind?.init(argument: word) != nil
        }
    }
}

// MARK: - Following a form

extension [Form] {
    /// Returns the parts that can follow the words. Only the forms that match the most fixed words count.
    func parts(after words: [String]) -> [(part: Form.Part, form: Form)] {
        let open = filter { !$0.isHidden }.compactMap { form in form.part(after: words).map { (part: $0, form: form) } }
        let most = open.map { $0.form.literals(among: words) }.max() ?? 0
        return open.filter { $0.form.literals(among: words) == most }
    }
}

/// The synopsis of a command's arguments and options: `RELATIONSHIP`, `[--limit N]`.
enum Synopsis {
    static func argument(_ field: Field) -> String {
        let text = (field.kind?.placeholder ?? "") + (field.isRepeating ? "…" : "")
        return field.isRequired ? text : "[\(text)]"
    }

    /// Returns the syntax of an option, such as `--limit N`, `-o FORM` or `--top`.
    static func option(_ field: Field) -> String {
        let name = field.short.map { "-\($0)" } ?? "--\(field.name)"
        let value = field.kind.map { " \($0.placeholder)" } ?? ""
        return name + value + (field.isRepeating ? " …" : "")
    }
}
