import TonearmConsole

/// Typed words that are not a line of the language, and advice on the line that was meant.
struct UnknownWords {
    let words: [String]

    init(_ words: [String]) { self.words = words }

    /// A sentence with the line to type in place of an unknown command: by its meaning, or else by its letters.
    var advice: String {
        guard let first = words.first, !first.isEmpty else { return Self.list }
        if first.hasPrefix("-") { return Self.advice(onOption: first) }
        if let answer = WordIndex.shared.answer(to: words) { return answer.sentence }
        let near = Nearest.names(to: first.lowercased(), in: Self.names).filter { isNear($0, to: first.lowercased()) }
        if !near.isEmpty {
            let lines = near.map { name in WordIndex.words.first { $0.word == name }?.line ?? name }
            return "Did you mean \(lines.map { "'\($0)'" }.joined(separator: " or "))?"
        }
        guard first.allSatisfy({ $0.isLetter || $0 == "'" || $0 == "-" }),
            words.reduce(0, { $0 + $1.count }) <= Self.longestTerm
        else { return Self.list }
        return "'\(Words.line(of: ["search"] + words))' searches the catalog; 'help' lists the commands."
    }

    /// The longest text in characters that may be meant as a search term.
    private static let longestTerm = 100

    private static let list = "Type 'help' for the list."

    /// The names of commands, their aliases, and the longer written words with a meaning.
    private static let names =
        CommandTable.all.flatMap { [$0.name] + $0.description.aliases }
        + WordIndex.words.map(\.word).filter { $0.count >= shortestMeaning }

    /// Shorter words resemble too many others.
    private static let shortestMeaning = 6

    /// Returns whether a name is probably what was typed: it begins alike, and differs in few letters or abbreviates it.
    private func isNear(_ name: String, to typed: String) -> Bool {
        guard name.first == typed.first || name.prefix(2).sorted() == typed.prefix(2).sorted() else { return false }
        let most = max(1, typed.count / 4)
        return Nearest.distance(name, typed, limit: most) <= most || name.count > typed.count && holds(name, typed)
    }

    /// Returns whether a name contains the letters in order.
    private func holds(_ name: String, _ letters: String) -> Bool {
        var rest = letters[...]
        for letter in name where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    private static func advice(onOption option: String) -> String {
        if let line = OptionMeaning.line(for: option) { return "Type '\(line)'." }
        let owners = OptionMeaning.owners(of: option)
        guard let owner = owners.first else { return "An option follows a command; 'help' lists the commands." }
        return "An option follows its command: 'help \(owner)' explains '\(option.prefix { $0 != "=" })'."
    }

    /// Returns a failure with the line that was meant as its advice, if the words mean one: `request consent` is
    /// `consent request`.
    func advised(_ failure: Failure) -> Failure {
        guard failure.status == .usage, words.count > 1, failure.next?.hasPrefix("Did you mean") != true,
            let answer = form ?? reordered, !answer.lines.contains(where: { isTyped($0) || continues($0) })
        else { return failure }
        var failure = failure
        failure.next = answer.sentence
        return failure
    }

    /// The meaning of the first words together.
    private var reordered: WordIndex.Answer? {
        WordIndex.shared.leading(words).flatMap { $0.covered > 1 ? $0 : nil }
    }

    /// The form of the command that the words after it mean: `account logout` is `account sign-out`.
    private var form: WordIndex.Answer? {
        let answer = WordIndex.shared.whole(Array(words.dropFirst()))
        return answer.flatMap { $0.lines[0].hasPrefix(words[0].lowercased() + " ") ? $0 : nil }
    }

    /// Returns whether a line begins with all typed words: what is missing is named by the failure itself.
    private func continues(_ line: String) -> Bool { (line + " ").hasPrefix(Words.line(of: words) + " ") }

    /// Returns whether the typed line begins with a line, so that naming it would not help.
    private func isTyped(_ line: String) -> Bool { (Words.line(of: words) + " ").hasPrefix(line + " ") }
}
