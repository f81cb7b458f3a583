import LineEditor

/// What the newest lines name: among candidates that fit as well as each other, what was typed last comes first.
struct RecentWords {
    /// So many lines are looked at, and no more than so many bytes of each: what it costs does not grow with the session.
    private static let lineCount = 100
    private static let lineLength = 512

    /// How many words were typed since, by the word in small letters.
    private var ages: [String: Int] = [:]

    /// - Parameter lines: as they were typed, the last one at the end.
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

    /// The candidates with those first that were typed lately, by their text or their name; the others keep their order.
    ///
    /// Where rows can be named, their numbers stay where they are, for each answer numbers anew, and so do types.
    func first(_ candidates: [Candidate], of kind: any CompletableArgument.Type) -> [Candidate] {
        guard !kind.isOrdered, !ages.isEmpty else { return candidates }
        let rows = kind.isRow ? candidates.prefix { $0.text.allSatisfy(\.isNumber) } : []
        var recent: [(age: Int, candidate: Candidate)] = []
        var others: [Candidate] = []
        for candidate in candidates.dropFirst(rows.count) {
            if !(kind.isRow && candidate.continues), let age = age(of: candidate, byName: kind.isFoundByName) {
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
