import TonearmLineEditor

/// Selects the candidates that match a typed word.
enum Matching {
    /// Returns the candidates of the first rule that has any. The rules are: the text begins with the word; the full
    /// name equals it; a word of the name begins with it; the text contains it; the text contains its letters in
    /// order; an alternative name begins with it.
    static func candidates(
        _ candidates: [Candidate], for typed: String, byName: Bool,
        named: (_ typed: String, _ inFull: Bool) -> [Candidate] = { _, _ in [] }
    ) -> [Candidate] {
        guard !typed.isEmpty else { return candidates }
        let exact = candidates.filter { $0.text.hasPrefix(typed) }
        if !exact.isEmpty { return exact }
        let whole = named(typed, true)
        if !whole.isEmpty { return whole }
        let typed = typed.lowercased()
        let texts = candidates.map { (candidate: $0, text: $0.text.lowercased()) }
        let stages: [(String, Candidate) -> Bool] = [
            { text, _ in text.hasPrefix(typed) },
            { _, candidate in byName && hasWord(candidate.description.lowercased(), typed) },
            { text, _ in typed.count > 1 && text.contains(typed) },
            { text, _ in typed.count > 2 && holds(text, typed) },
        ]
        for stage in stages {
            let found = texts.filter { stage($0.text, $0.candidate) }.map(\.candidate)
            if !found.isEmpty { return byName ? eachOnce(found) : found }
        }
        return named(typed, false)
    }

    private static func hasWord(_ name: String, _ typed: String) -> Bool {
        name.hasPrefix(typed) || name.contains(" \(typed)")
    }

    /// Returns whether the text contains the letters in order, beginning with the first.
    private static func holds(_ text: String, _ letters: String) -> Bool {
        guard text.first == letters.first else { return false }
        var rest = letters[...]
        for character in text where character == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// Removes candidates with the same description: a row and its identifier are the same resource.
    private static func eachOnce(_ candidates: [Candidate]) -> [Candidate] {
        var names: Set<String> = []
        return candidates.filter { $0.description.isEmpty || names.insert($0.description).inserted }
    }
}

/// The words of recent lines, which rank equally good candidates by recency.
struct RecentWords {
    /// The most lines, and bytes of each, that are considered, so that the cost does not grow with the session.
    private static let lineCount = 100
    private static let lineLength = 512

    /// The number of words typed since, by the word in lower case.
    private var ages: [String: Int] = [:]

    /// - Parameter lines: the typed lines, the most recent last.
    init(_ lines: [String]) {
        for line in lines.suffix(Self.lineCount).reversed() {
            let beginning = String(decoding: line.utf8.prefix(Self.lineLength), as: UTF8.self)
            for word in TypedLine(beginning + " ").words.dropFirst() {
                note(Substring(word))
                let parts = word.split { ",/=&?".contains($0) }
                if parts.count > 1 { parts.forEach { note($0) } }
            }
        }
    }

    private mutating func note(_ word: Substring) {
        let word = word.lowercased()
        if ages[word] == nil { ages[word] = ages.count }
    }

    /// Returns the candidates with recently typed ones first, by text or name. The others keep their order.
    ///
    /// Types, and numbers of rows, keep their order: numbers change with each answer.
    func first(_ candidates: [Candidate], of kind: any CompletableArgument.Type) -> [Candidate] {
        guard !kind.traits.isOrdered, !ages.isEmpty else { return candidates }
        let rows = kind.traits.isRow ? candidates.prefix { $0.text.allSatisfy(\.isNumber) } : []
        var recent: [(age: Int, candidate: Candidate)] = []
        var others: [Candidate] = []
        for candidate in candidates.dropFirst(rows.count) {
            if !(kind.traits.isRow && candidate.continues),
                let age = age(of: candidate, byName: kind.traits.isFoundByName)
            {
                recent.append((age, candidate))
            } else {
                others.append(candidate)
            }
        }
        return rows + recent.sorted { $0.age < $1.age }.map(\.candidate) + others
    }

    private func age(of candidate: Candidate, byName: Bool) -> Int? {
        let text = candidate.text.lowercased()
        let name = byName && !candidate.description.isEmpty ? ages[candidate.description.lowercased()] : nil
        return ages[text.last.map { "/=".contains($0) } == true ? String(text.dropLast()) : text] ?? name
    }
}
