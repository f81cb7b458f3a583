/// The arguments of one form of a command: fixed words, then values. `account move STOREFRONT`
package struct Form: Sendable {
    package enum Part: Sendable {
        /// A word that is typed as it is.
        case word(String)
        /// One value, or several at the end of the line.
        case field(Field)
    }

    let parts: [Part]
    /// The sentence of help.
    let summary: String
    /// Whether it is understood, but neither offered nor listed.
    let isHidden: Bool
    /// The number of words before the one that may be left out, with all that follows; nil if none may.
    private let omissible: Int?

    /// - Parameters:
    ///   - words: the fixed words.
    ///   - isDefault: whether the last of the words may be left out, with everything that follows.
    init(_ words: [String], _ values: [Part], _ summary: String, isDefault: Bool = false, isHidden: Bool = false) {
        parts = words.map { .word($0) } + values
        self.summary = summary
        self.isHidden = isHidden
        omissible = isDefault ? words.count - 1 : nil
    }

    /// `show`
    var fullSynopsis: String { parts.map(\.synopsis).joined(separator: " ") }

    /// `[show]`, `move STOREFRONT`
    var synopsis: String {
        guard let omissible else { return fullSynopsis }
        let before = parts.prefix(omissible).map { $0.synopsis + " " }.joined()
        return before + "[" + parts.dropFirst(omissible).map(\.synopsis).joined(separator: " ") + "]"
    }
}

extension Form.Part {
    var synopsis: String {
        switch self {
        case .word(let word): word
        case .field(let field): Synopsis.argument(field)
        }
    }

    var kind: (any CompletableArgument.Type)? { field?.kind }

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

extension Form {
    /// The extent to which words follow the form.
    enum Fit {
        case whole
        /// The words end before a part that is needed.
        case unfinished(Part)
        /// The word at the index is not accepted by the part; without a part, no more words may follow.
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

    /// Returns the part after words that follow the form; nil if they do not follow it, or complete it.
    func part(after words: [String]) -> Part? {
        guard let last = parts.last else { return nil }
        let begin = Array(parts.prefix(words.count))
        guard zip(begin, words).allSatisfy({ $0.accepts($1) }) else { return nil }
        if words.count < parts.count { return parts[words.count] }
        return last.takesRest ? last : nil
    }

    /// The fixed words.
    var literals: [String] {
        parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// Returns the number of words that are the form's own, not values.
    func literals(among words: [String]) -> Int {
        zip(parts, words).count { part, word in
            if case .word(let own) = part { own == word } else { false }
        }
    }
}

extension [Form] {
    /// Returns the parts that can follow the words, of the forms with the most fixed words among them.
    func parts(after words: [String]) -> [(part: Form.Part, form: Form)] {
        let open = filter { !$0.isHidden }.compactMap { form in form.part(after: words).map { (part: $0, form: form) } }
        let most = open.map { $0.form.literals(among: words) }.max() ?? 0
        return open.filter { $0.form.literals(among: words) == most }
    }
}
