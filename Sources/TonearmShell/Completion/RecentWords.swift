import LineEditor

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
                let age = age(of: candidate, byName: kind.traits.isFoundByName) {
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
