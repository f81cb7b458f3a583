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
        for word in words {
            if option != nil {
                option = nil
            } else if isTerminated || !word.hasPrefix("-") || word == "-" || NegativeNumbers.isOne(word) {
                arguments.append(word)
            } else if word == "--" {
                isTerminated = true
            } else if let field = fields.first(where: { $0.isNamed(word.prefix { $0 != "=" }) }) {
                if !field.isRepeating { given.insert(field.name) }
                if field.isOption, !word.contains("=") { option = field }
            }
        }
    }
}
