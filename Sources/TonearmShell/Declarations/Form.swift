import ArgumentParser

/// One way to go on after a command's name: words that stand as they are, then values. `account move STOREFRONT`
package struct Form: Sendable {
    package enum Part: Sendable {
        case word(String)
        case value(any CompletableArgument.Type)
        case optional(any CompletableArgument.Type)
        /// One or more, up to the end of the line.
        case several(any CompletableArgument.Type)
        /// None or more, up to the end of the line.
        case any(any CompletableArgument.Type)
    }

    let parts: [Part]
    /// A sentence that says what it does.
    let summary: String
    /// Whether it is understood, but neither offered nor listed.
    let isHidden: Bool
    /// How many words come before the one that may be left out, with all that follows; nil where none may.
    private let omissible: Int?

    /// - Parameters:
    ///   - words: those that stand as they are, with spaces between.
    ///   - isDefault: whether the last of the words may be left out, with all that follows.
    init(_ words: String, _ values: [Part], _ summary: String, isDefault: Bool = false, isHidden: Bool = false) {
        let literals = words.split(separator: " ").map { Part.word(String($0)) }
        parts = literals + values
        self.summary = summary
        self.isHidden = isHidden
        omissible = isDefault ? literals.count - 1 : nil
    }

    /// Without values.
    init(_ words: String, _ summary: String, isDefault: Bool = false, isHidden: Bool = false) {
        self.init(words, [], summary, isDefault: isDefault, isHidden: isHidden)
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
        case .value(let kind): kind.placeholder
        case .optional(let kind): "[\(kind.placeholder)]"
        case .several(let kind): "\(kind.placeholder)…"
        case .any(let kind): "[\(kind.placeholder)…]"
        }
    }

    var kind: (any CompletableArgument.Type)? {
        switch self {
        case .word: nil
        case .value(let kind), .optional(let kind), .several(let kind), .any(let kind): kind
        }
    }

    var takesRest: Bool {
        switch self {
        case .several, .any: true
        default: false
        }
    }

    var isNeeded: Bool {
        switch self {
        case .optional, .any: false
        default: true
        }
    }

    func accepts(_ word: String) -> Bool {
        if case .word(let own) = self { return own == word }
        return kind?.init(argument: word) != nil
    }
}

// MARK: - Following a form

extension Form {
    /// How far words follow the form.
    enum Fit {
        case whole
        /// The words end where this is needed.
        case unfinished(Part)
        /// The word at the index is not what must stand there; nothing more may, where there is no part.
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

    /// The part that comes after words that follow the form; nil where they do not, or nothing does.
    func part(after words: [String]) -> Part? {
        guard let last = parts.last else { return nil }
        let begin = Array(parts.prefix(words.count))
        guard zip(begin, words).allSatisfy({ $0.accepts($1) }) else { return nil }
        if words.count < parts.count { return parts[words.count] }
        return last.takesRest ? last : nil
    }

    /// How many of the words are the form's own and no values.
    func literals(among words: [String]) -> Int {
        zip(parts, words).count { part, word in
            if case .word(let own) = part { own == word } else { false }
        }
    }
}

extension [Form] {
    /// What can come after the words: of the forms that they follow, only those that take the most of them as they stand.
    func parts(after words: [String]) -> [(part: Form.Part, form: Form)] {
        let open = filter { !$0.isHidden }.compactMap { form in form.part(after: words).map { (part: $0, form: form) } }
        let most = open.map { $0.form.literals(among: words) }.max() ?? 0
        return open.filter { $0.form.literals(among: words) == most }
    }
}
