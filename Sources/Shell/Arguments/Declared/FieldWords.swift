/// Typed words, assigned to the fields that take them.
package struct FieldWords {
    /// The words for each field.
    private var words: [ArraySlice<String>]

    package subscript(_ field: Int) -> ArraySlice<String> { words[field] }

    /// - Throws: `WordProblem` if a word does not belong to a field, is not a value of its field, or is missing.
    package init(_ typed: [String], for fields: [Field]) throws(WordProblem) {
        words = Array(repeating: [], count: fields.count)
        var reader = Reader(typed: typed, fields: fields)
        try reader.read(into: &words)
        for index in fields.indices where fields[index].isRequired && words[index].isEmpty {
            throw .missingArgument(fields[index])
        }
    }

    private struct Reader {
        let typed: [String]
        let fields: [Field]
        private var index = 0
        /// The index of the field that takes the next argument.
        private var argument: Int
        /// The arguments that do not belong to a field.
        private var unexpected: [String] = []

        init(typed: [String], fields: [Field]) {
            self.typed = typed
            self.fields = fields
            argument = fields.firstIndex(where: \.isArgument) ?? fields.count
        }

        mutating func read(into words: inout [ArraySlice<String>]) throws(WordProblem) {
            var isTerminated = false
            while index < typed.count {
                let word = typed[index]
                index += 1
                if isTerminated || !Field.isOptionName(word) {
                    try add(argument: word, to: &words)
                } else if word == "--" {
                    isTerminated = true
                } else {
                    try addOption(word, to: &words)
                }
            }
            if !unexpected.isEmpty { throw .unexpectedArguments(unexpected) }
        }

        private mutating func add(argument word: String, to words: inout [ArraySlice<String>]) throws(WordProblem) {
            guard argument < fields.count else { return unexpected.append(word) }
            try check(word, for: fields[argument], named: nil)
            words[argument].append(word)
            if fields[argument].place == .argument {
                argument = fields[(argument + 1)...].firstIndex(where: \.isArgument) ?? fields.count
            }
        }

        private mutating func addOption(_ word: String, to words: inout [ArraySlice<String>]) throws(WordProblem) {
            let (name, value) = Self.parts(of: word)
            guard let option = fields.firstIndex(where: { $0.isNamed(name) }) else { throw .unknownOption(name) }
            let field = fields[option]
            if field.place == .flag {
                if let value { throw .valueOfFlag(name, value) }
                words[option] = [""]
                return
            }
            var values: [String]
            if let value { values = [value] } else { values = try nextValues(for: field, named: name) }
            for value in values { try check(value, for: field, named: name) }
            if field.isRepeating { values = words[option] + values }
            words[option] = ArraySlice(values)
        }

        /// Returns the words after an option's name that are its values.
        private mutating func nextValues(for field: Field, named name: String) throws(WordProblem) -> [String] {
            var values: [String] = []
            while index < typed.count, values.isEmpty || field.place == .optionUpToNext {
                let word = typed[index]
                if Field.isOptionName(word), !field.takes(hyphenated: word) { break }
                values.append(word)
                index += 1
            }
            if values.isEmpty { throw .missingValue(field, name) }
            return values
        }

        private func check(_ word: String, for field: Field, named option: String?) throws(WordProblem) {
            if let kind = field.kind, kind.init(argument: word) == nil { throw .invalidValue(word, field, option) }
        }

        /// Splits an option into its name and the value after the equals sign.
        private static func parts(of word: String) -> (name: String, value: String?) {
            guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
            return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
        }
    }
}
