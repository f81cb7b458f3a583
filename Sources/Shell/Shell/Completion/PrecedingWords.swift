import TonearmLineEditor

/// The words of a command before the cursor, sorted into arguments and options.
struct PrecedingWords {
    private(set) var arguments: [String] = []
    /// The option whose value comes next; nil if none is open.
    private(set) var option: Field?
    /// The long names of given options that cannot be repeated.
    private(set) var given: Set<String> = []
    /// Whether `--` was typed, which ends the options.
    private(set) var isTerminated = false
    private let forms: [CommandForm]
    private let all: [Field]

    init(_ words: [String], of type: any Command.Type) {
        forms = type.knownForms
        all = type.fields
        for word in words { add(word) }
    }

    /// The options of the forms that match the arguments so far.
    var options: [Field] {
        guard forms.count > 1 else { return all.filter { !$0.isArgument } }
        let open = forms.filter { form in
            zip(form.words, arguments).allSatisfy { $0 == $1 }
                && form.words.count - (form.isDefault ? 1 : 0) <= arguments.count
        }
        let most = open.map(\.words.count).max() ?? 0
        var fields: [Field] = []
        for field in open.filter({ $0.words.count == most }).flatMap(\.fields) where !field.isArgument {
            if !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
        }
        return fields.isEmpty ? CommandForm.common : fields
    }

    mutating func add(_ word: String) {
        if option != nil {
            option = nil
        } else if isArgument(word) {
            arguments.append(word)
        } else if word == "--" {
            isTerminated = true
        } else if let field = field(named: word) {
            if !field.isRepeating { given.insert(field.name) }
            if field.isOption, !word.contains("=") { option = field }
        }
    }

    /// Returns whether a word would be an argument if it came next and is not an option's value.
    func isArgument(_ word: String) -> Bool { isTerminated || !Field.isOptionName(word) }

    /// Returns the option or flag that a word begins with: `--limit`, `--limit=5`, `-o`.
    ///
    /// Several forms can share a name: `queue set --to TIME`, `queue move --to N`.
    func field(named word: String) -> Field? {
        let name = word.prefix { $0 != "=" }
        return options.first { $0.isNamed(name) } ?? all.first { $0.isNamed(name) }
    }
}

/// The options of a command or of the program, for completion.
enum CommandOptions {
    /// - Parameter given: the long names of options that are already typed.
    static func candidates(_ fields: [Field], without given: Set<String> = []) -> [Candidate] {
        (fields + [.help]).compactMap { field in
            guard !field.isArgument, !field.isHidden, !given.contains(field.name) else { return nil }
            if !field.name.isEmpty { return Candidate("--\(field.name)", description: field.summary) }
            return field.short.map { Candidate("-\($0)", description: field.summary) }
        }
    }
}
