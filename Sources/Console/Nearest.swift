/// Finds the name that was probably meant.
package enum Nearest {
    /// The names with the smallest edit distance to a word, at most three, and none that is further than a third of its length.
    package static func names(to word: String, in names: some Collection<String>) -> [String] {
        let word = word.lowercased()
        // One letter of two is half of the word: anything would be near.
        guard word.count > 2, word.utf8.count <= longest else { return [] }
        let limit = max(1, (word.count + 1) / 3)
        // Each letter too many or too few is a change.
        let distances = names.filter { abs($0.count - word.count) <= limit }
            .map { (name: $0, distance: distance(word, $0.lowercased())) }
        guard let least = distances.map(\.distance).min(), least <= limit else {
            return Array(Set(names).filter { isAbbreviation(word, of: $0.lowercased()) }.sorted().prefix(3))
        }
        return Set(distances.filter { $0.distance == least }.map(\.name)).sorted().prefix(3).map { $0 }
    }

    /// Whether a word has the first letter of a name and some of the others in their order, half of them at least: `srch`, `plylst`.
    private static func isAbbreviation(_ word: String, of name: String) -> Bool {
        guard word.first == name.first, word.count * 2 >= name.count else { return false }
        var rest = name[...]
        return word.allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
            return true
        }
    }

    /// Bytes; nobody mistypes a name into a longer one, and comparing takes time for each letter of both.
    private static let longest = 100

    /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
    package static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        var rows = [Array(0...right.count)]
        for i in 0..<left.count {
            var row = [i + 1]
            for j in 0..<right.count {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
