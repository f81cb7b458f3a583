/// A command's words before the cursor, sorted into arguments and options.
struct PrecedingWords {
    let fields: [Field]
    private(set) var arguments: [String] = []
    /// The option whose value comes next.
    private(set) var option: Field?
    /// The long names of options that were given and can be given once.
    private(set) var given: Set<String> = []
    /// Whether `--` stands there, after which nothing is an option.
    private(set) var isTerminated = false

    init(_ words: [String], of type: any Command.Type) {
        fields = type.fields
        for word in words { add(word) }
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

    /// Whether a word is an argument where it comes next, and no option takes it.
    func isArgument(_ word: String) -> Bool {
        isTerminated || !word.hasPrefix("-") || word == "-" || NegativeNumbers.isOne(word)
    }

    /// The option or flag that a word begins with: `--limit`, `--limit=5`, `-o`.
    func field(named word: String) -> Field? {
        fields.first { $0.isNamed(word.prefix { $0 != "=" }) }
    }
}
