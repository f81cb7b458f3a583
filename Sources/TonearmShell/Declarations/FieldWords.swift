/// A command's words, given to its fields.
struct FieldWords {
    /// The words for each field.
    private var words: [ArraySlice<String>]

    subscript(_ field: Int) -> ArraySlice<String> { words[field] }

    /// - Returns: nil for all that is not ordinary: `--`, an option without a value or given twice, one that is unknown, short options in a row,
    ///   words that begin with a hyphen, arguments that are too many or too few.
    init?(_ typed: [String], for fields: [Field]) {
        words = Array(repeating: [], count: fields.count)
        var argument = fields.firstIndex(where: \.isArgument) ?? fields.count
        var index = 0
        while index < typed.count {
            let word = typed[index]
            index += 1
            guard word.utf8.first == UInt8(ascii: "-") else {
                guard argument < fields.count else { return nil }
                words[argument].append(word)
                if fields[argument].place == .argument {
                    argument = fields[(argument + 1)...].firstIndex(where: \.isArgument) ?? fields.count
                }
                continue
            }
            guard let (option, value) = Self.option(word, of: fields) else { return nil }
            let field = fields[option]
            if !words[option].isEmpty, !field.isRepeating { return nil }
            switch field.place {
            case .flag where value == nil: words[option] = [""]
            case .option:
                if let value {
                    words[option].append(value)
                } else {
                    guard index < typed.count, typed[index].utf8.first != UInt8(ascii: "-") else { return nil }
                    words[option].append(typed[index])
                    index += 1
                }
            default: return nil
            }
        }
        for index in fields.indices where fields[index].isRequired && words[index].isEmpty { return nil }
    }

    /// The field that the word names, and the value after its equals sign.
    private static func option(_ word: String, of fields: [Field]) -> (field: Int, value: String?)? {
        guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
            return fields.firstIndex { $0.isNamed(word) }.map { ($0, nil) }
        }
        let value = word[word.utf8.index(after: equals)...]
        guard !value.isEmpty, word.hasPrefix("--"),
            let field = fields.firstIndex(where: { $0.isNamed(word[..<equals]) })
        else { return nil }
        return (field, String(value))
    }
}
