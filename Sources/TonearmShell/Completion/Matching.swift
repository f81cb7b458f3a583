import LineEditor

/// Which candidates fit what is typed.
enum Matching {
    /// Those that begin with it; where none do, those that it names in full, those whose name has a word that begins with it, those that
    /// hold it, those that hold its letters in their order, those of which a further name begins with it.
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

    /// Whether the letters stand in the text in their order, the first one at its beginning.
    private static func holds(_ text: String, _ letters: String) -> Bool {
        guard text.first == letters.first else { return false }
        var rest = letters[...]
        for character in text where character == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }

    /// A row and its identifier are one thing.
    private static func eachOnce(_ candidates: [Candidate]) -> [Candidate] {
        var names: Set<String> = []
        return candidates.filter { $0.description.isEmpty || names.insert($0.description).inserted }
    }
}
