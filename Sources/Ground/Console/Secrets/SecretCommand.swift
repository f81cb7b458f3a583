import TonearmAlgorithms

/// A command that takes a secret as an argument, such as `token user set SECRET`. Misspelled forms are recognized,
/// too.
package struct SecretCommand: Sendable, Hashable {
    /// The words before the secret, in order, with the alternatives at each place:
    /// `[["token"], ["user"], ["set", "inspect"]]`.
    private let path: [[String]]
    /// Other words of the command that are not secrets.
    private let others: [String]
    /// Options whose values are not secrets.
    private let options: Set<String>

    package init(path: [[String]], others: [String] = [], options: Set<String> = []) {
        self.path = path
        self.others = others
        self.options = options
    }

    func ranges(in words: TypedWords) -> [Range<Int>] {
        words.commands.flatMap { command in
            let texts = command.map { word in
                let name = word.text.prefix { !"=:".utf8.contains($0) }
                return name.count <= 24 ? ASCII.lowercased(name) : ""
            }
            return leading(command, texts, words.line) + inside(command, texts, words.line)
        }
    }

    /// Returns the secrets if the line is this command: the words after its own in any order, or words that it does
    /// not have.
    private func leading(_ command: [TypedWords.Word], _ texts: [String], _ line: [UInt8]) -> [Range<Int>] {
        guard let last = path.last, path.count > 1 else { return [] }
        let count = texts.prefix(path.count).prefix { text in path.contains { like(text, $0) } }.count
        let lead = texts[..<count]
        // A first word must be exactly `set`: `let token = …` is a different command.
        let place = lead.lastIndex { like($0, last) && ($0 != lead[0] || last.contains($0)) }
        if let place, lead.contains(where: { text in path.dropLast().contains { like(text, $0) } }) {
            return lead.indices.flatMap { glued(command[$0], line, isLast: $0 == place) }
                + secrets(in: command[count...])
        }
        guard let first = texts.first, strictlyLike(first, path[0]) else { return [] }
        let known = path.flatMap { $0 } + others
        let unknown = command.indices.dropFirst().filter { command[$0].text.count >= 6 && !like(texts[$0], known) }
        let positional = Set(secrets(in: command.dropFirst()))
        return lead.indices.flatMap { glued(command[$0], line, isLast: false) }
            + unknown.map { command[$0].range }.filter(positional.contains)
    }

    /// Returns the secrets if the command is an argument of another program: `! tonearm token user set SECRET`.
    private func inside(_ command: [TypedWords.Word], _ texts: [String], _ line: [UInt8]) -> [Range<Int>] {
        let starts = texts.indices.dropFirst().filter { start in
            start + path.count <= texts.count && strictlyLike(texts[start], path[0])
                && path.indices.dropFirst().allSatisfy { like(texts[start + $0], path[$0]) }
        }
        // Words after the first match also follow the later ones.
        guard let first = starts.first else { return [] }
        return starts.flatMap { glued(command[$0 + path.count - 1], line, isLast: true) }
            + secrets(in: command[(first + path.count)...])
    }

    /// Returns a secret that is joined to a word, as in `set=SECRET`.
    /// - Parameter isLast: whether this is the word before the secret, so that the secret may follow without a
    ///   separator.
    private func glued(_ word: TypedWords.Word, _ line: [UInt8], isLast: Bool) -> [Range<Int>] {
        let raw = line[word.range]
        let text = ASCII.lowercased(raw.prefix(24))
        let names = path.suffix(isLast ? 1 : path.count).flatMap { $0 }
        guard let name = names.first(where: { text.hasPrefix($0) }) else { return [] }
        let start = raw.startIndex + name.utf8.count
        let rest = line[start..<raw.endIndex].drop { "=:".utf8.contains($0) || ASCII.isQuote($0) }
        return rest.startIndex > start || isLast && rest.count >= 4 ? [rest.startIndex..<rest.endIndex] : []
    }

    private func secrets(in words: ArraySlice<TypedWords.Word>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var isValue = false
        for word in words {
            defer { isValue = options.contains(String(decoding: word.text, as: UTF8.self)) }
            if isValue || SecretCommand.isHarmless(ArraySlice(word.text)) { continue }
            // A token can begin with a hyphen, so an unknown long option counts as a secret.
            let name = String(decoding: word.text.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            if name.hasPrefix("-"), options.contains(name) || word.text.count < 12 { continue }
            ranges.append(word.range)
        }
        return ranges
    }

    /// Returns whether a text contains no secret: it is empty, a variable's name, or already redacted.
    static func isHarmless(_ text: ArraySlice<UInt8>) -> Bool {
        let text = text.drop { ASCII.isSpace($0) || ASCII.isQuote($0) || $0 == UInt8(ascii: "\\") }.filter {
            !ASCII.isQuote($0)
        }
        if text.isEmpty || text.starts(with: Secrets.placeholder.utf8) { return true }
        guard text[0] == UInt8(ascii: "$") else { return false }
        return text.dropFirst().allSatisfy { ASCII.isWord($0) || "{}".utf8.contains($0) }
    }

    /// Returns whether a word is one of the names, abbreviated or with one or two typing mistakes.
    private func like(_ text: String, _ names: [String]) -> Bool {
        names.contains { name in
            if text.utf8.count < 2 { return !text.isEmpty && name.hasPrefix(text) }
            return isNear(text, name, slips: name.utf8.count > 4 ? 2 : 1)
        }
    }

    /// Compares more strictly, for a word that alone identifies the command.
    private func strictlyLike(_ text: String, _ names: [String]) -> Bool {
        text.utf8.count > 2 && names.contains { isNear(text, $0, slips: 1) }
    }

    private func isNear(_ text: String, _ name: String, slips: Int) -> Bool {
        if name.hasPrefix(text) || text.hasPrefix(name) { return true }
        // Each mistake adds or removes one letter, so comparing the sets of letters excludes most words cheaply.
        let (letters, others) = (SecretCommand.letters(text), SecretCommand.letters(name))
        guard max((letters & ~others).nonzeroBitCount, (others & ~letters).nonzeroBitCount) <= slips else {
            return false
        }
        return Nearest.distance(text, name, limit: slips) <= slips
    }

    /// Returns the set of a word's letters, as bits.
    private static func letters(_ text: String) -> UInt64 { text.utf8.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
}
