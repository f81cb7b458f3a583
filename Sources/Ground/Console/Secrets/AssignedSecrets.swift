import TonearmAlgorithms

extension NamedSecrets {
    /// Returns the value of `let token = "SECRET"`, unless it is a path into an answer.
    static func assigned(in command: [TypedWords.Word], _ words: TypedWords) -> [Range<Int>] {
        guard command.count > 1, isLet(command[0].text) else { return [] }
        let name = ASCII.lowercased(command[1].text.prefix { $0 != UInt8(ascii: "=") })
        guard isSecret(name) else { return [] }
        var ranges = command.dropFirst(2).map(\.range)
        // `let token=SECRET`, `let token =SECRET`
        if let equals = command[1].text.firstIndex(of: UInt8(ascii: "=")) {
            let value = (command[1].range.lowerBound + equals + 1)..<command[1].range.upperBound
            ranges.insert(value, at: 0)
        } else if let first = ranges.first, words.line[first.lowerBound] == UInt8(ascii: "=") {
            ranges[0] = (first.lowerBound + 1)..<first.upperBound
        }
        ranges.removeAll(where: \.isEmpty)
        guard let first = ranges.first, !isPath(words.line[first]) else { return [] }
        // If a quotation has no end, its end was meant to follow the secret.
        if let open = words.openQuote, open <= first.lowerBound { return [first.lowerBound..<words.line.count] }
        return SecretCommand.isHarmless(words.line[first]) ? [] : [first]
    }

    private static func isLet(_ word: [UInt8]) -> Bool {
        let word = ASCII.lowercased(word)
        return Nearest.distance(word, "let", limit: 1) <= 1 && word != "set" && word != "get"
    }

    /// Returns whether an unquoted value is a JSONPath or a number: `data[0].id`, `data.0.id`, `$.meta`, `5`.
    private static func isPath(_ text: ArraySlice<UInt8>) -> Bool {
        if text.contains(UInt8(ascii: "[")) || text.starts(with: "$.".utf8) { return true }
        let names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return names.allSatisfy { $0.allSatisfy(ASCII.isDigit) || isName($0) }
    }

    /// Returns whether bytes look like a member's name: letters, with few capitals.
    private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.count <= 24, name.allSatisfy(ASCII.isLetter) else { return name == [UInt8(ascii: "*")] }
        return name.count(where: ASCII.isUpper) * 4 <= name.count
    }
}

/// Finds secrets in comments such as `# token q7W8e9R0`. Comments never run, so only the line itself can reveal them.
enum CommentSecrets {
    /// Returns the words of a comment that look random, after the first word that names a secret.
    static func ranges(in line: [UInt8], _ words: TypedWords) -> [Range<Int>] {
        guard line.contains(UInt8(ascii: "#")) else { return [] }
        let all = words.commands.flatMap { $0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let start = all.firstIndex(where: { line[$0.range.lowerBound] == UInt8(ascii: "#") }) else { return [] }
        let comment = all[start...]
        guard let name = comment.firstIndex(where: { names(letters(of: $0.text)) }) else { return [] }
        var ranges = comment[(name + 1)...].filter { looksSecret($0.text) }.map(\.range)
        // If a quotation has no end, its end was meant to follow the secret.
        if let open = words.openQuote, let word = comment.first(where: { $0.range.contains(open) }),
            word.range.lowerBound > comment[name].range.lowerBound, line.count - open > 4,
            line[open] == UInt8(ascii: "\"")
        {
            ranges.append((open + 1)..<line.count)
        }
        return ranges.filter { !SecretCommand.isHarmless(line[$0]) }
    }

    private static func names(_ word: String) -> Bool { word.utf8.count > 4 && NamedSecrets.isSecret(word) }

    /// Returns the word in lower case without surrounding punctuation.
    private static func letters(of word: [UInt8]) -> String {
        let letters = word.drop { !ASCII.isLetter($0) }
        return ASCII.lowercased(letters.prefix { ASCII.isWord($0) || $0 == UInt8(ascii: ".") })
    }

    /// Returns whether a word looks random: it has a digit beside a letter, or a capital after its first letter.
    private static func looksSecret(_ word: [UInt8]) -> Bool {
        let word = word.drop { !ASCII.isWord($0) }
        guard word.count >= 4 else { return false }
        let hasLetter = word.contains(where: ASCII.isLetter)
        let isMixed = word.dropFirst().contains(where: ASCII.isUpper) && word.contains(where: ASCII.isLower)
        return hasLetter && word.contains(where: ASCII.isDigit) || isMixed
    }
}
