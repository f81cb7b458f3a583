/// Words like `-5`, which are values: no option has a number for its name. The parser takes every word that begins with a hyphen for an option.
package enum NegativeNumbers {
    /// `-5`, `-1:30`, `-.5`
    static func isOne(_ word: some StringProtocol) -> Bool {
        guard word.utf8.first == UInt8(ascii: "-"), let second = word.utf8.dropFirst().first else { return false }
        return (48...57).contains(second) || second == UInt8(ascii: ".")
    }

    /// Whether two words in a row begin with hyphens: `--sort -name`.
    private static func hasValueLikeOption(_ words: ArraySlice<String>) -> Bool {
        zip(words, words.dropFirst()).contains { $0.hasPrefix("--") && $1.utf8.first == UInt8(ascii: "-") }
    }

    /// The same words, so that the parser takes numbers below zero for values: `seek -- -5`, `queue --to=-3 -- move 1`.
    /// - Returns: nil where there are none to be taken for anything else.
    package static func arranged(_ words: [String], for fields: @autoclosure () -> [Field]) -> [String]? {
        let end = words.firstIndex(of: "--") ?? words.count
        guard words[..<end].contains(where: isOne) || hasValueLikeOption(words[..<end]) else { return nil }
        let fields = fields()
        var (options, arguments): ([String], [String]) = ([], [])
        var index = 0
        while index < end {
            let word = words[index]
            index += 1
            guard word.utf8.first == UInt8(ascii: "-"), word != "-", !isOne(word) else {
                arguments.append(word)
                continue
            }
            guard let field = fields.first(where: { $0.isNamed(word) }), field.isOption, index < end else {
                options.append(word)
                continue
            }
            let isValue = isOne(words[index]) || words[index].first == "-" && field.kind?.mayBeginWithHyphen == true
            if isValue, field.place == .option {
                options.append("--\(field.name)=\(words[index])")
            } else {
                options += [word, words[index]]
            }
            index += 1
        }
        return options + ["--"] + arguments + words[end...].dropFirst()
    }
}
