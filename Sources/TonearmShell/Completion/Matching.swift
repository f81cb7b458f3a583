import LineEditor

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
