/// Finds the names that a mistyped word probably means.
package enum Nearest {
    /// Returns the names that a word is most likely a misspelling of, at most three.
    ///
    /// A name that differs only in case or hyphens is the only result. Other results have the smallest edit distance,
    /// at most a third of the word's length. Among equal distances, swapped letters rank before a missing or doubled
    /// letter, and that ranks before a wrong one.
    package static func names(to word: String, in names: some Collection<String>) -> [String] {
        let same = names.filter { plain($0) == plain(word) }
        if !same.isEmpty { return Set(same).sorted().prefix(3).map { $0 } }
        let word = word.lowercased()
        // Words of one or two letters are too short: nearly every name would be close.
        guard word.count > 2, word.utf8.count <= longest else { return [] }
        let limit = max(1, (word.count + 1) / 3)
        // Names of a very different length cannot be within the limit.
        let distances = names.filter { abs($0.count - word.count) <= limit }
            .map { (name: $0, distance: distance(word, $0.lowercased(), limit: limit)) }
        guard let least = distances.map(\.distance).min(), least <= limit else {
            return Array(Set(names).filter { isAbbreviation(word, of: $0.lowercased()) }.sorted().prefix(3))
        }
        let nearest = Set(distances.filter { $0.distance == least }.map(\.name))
        let slips = nearest.map { (name: $0, slip: Slip(from: $0.lowercased(), to: word)) }
        let likeliest = slips.map(\.slip).min()
        return slips.filter { $0.slip == likeliest }.map(\.name).sorted().prefix(3).map { $0 }
    }

    /// Returns the question `Did you mean 'albums'?` with the nearest name; nil if no name is near.
    /// - Parameter command: the words before the name, such as `scenario load`.
    package static func question(
        _ word: String, in names: some Collection<String>, after command: String? = nil
    ) -> String? {
        self.names(to: word, in: names).first.map { "Did you mean '\(command.map { "\($0) " } ?? "")\($0)'?" }
    }

    /// Returns a word in lower case, without hyphens, underscores and spaces.
    private static func plain(_ word: String) -> String {
        guard word.utf8.count <= longest else { return word }
        return word.lowercased().filter { !"-_ ".contains($0) }
    }

    /// A kind of typing mistake, the most likely first.
    private enum Slip: Int, Comparable {
        case swappedLetters, missingOrDoubledLetters, wrongLetters

        init(from name: String, to word: String) {
            let (short, long) = name.count < word.count ? (name, word) : (word, name)
            if name.sorted() == word.sorted() {
                self = .swappedLetters
            } else if Nearest.holds(long, short) {
                self = .missingOrDoubledLetters
            } else {
                self = .wrongLetters
            }
        }

        static func < (left: Slip, right: Slip) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns whether a word abbreviates a name: the same first letter and at least half of the letters in order, as
    /// in `srch` or `plylst`.
    private static func isAbbreviation(_ word: String, of name: String) -> Bool {
        word.first == name.first && word.count * 2 >= name.count && holds(name, word)
    }

    /// Returns whether a text contains the letters in order, with others in between.
    private static func holds(_ text: String, _ letters: String) -> Bool {
        var rest = text[...]
        return letters.allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
            return true
        }
    }

    /// The longest word in bytes that is compared: longer names are not typed by mistake, and the comparison takes
    /// quadratic time.
    private static let longest = 100

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn one word into the
    /// other.
    /// - Parameter limit: above it, any larger number may be returned, which takes less time.
    package static func distance(_ left: String, _ right: String, limit: Int = .max) -> Int {
        let (bytes, others) = (Array(left.utf8), Array(right.utf8))
        let areASCII = bytes.allSatisfy { $0 < 0x80 } && others.allSatisfy { $0 < 0x80 }
        return areASCII ? distance(bytes, others, limit) : distance(Array(left), Array(right), limit)
    }

    /// Computes the optimal string alignment distance with three rows of its table.
    private static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter], _ limit: Int) -> Int {
        var above = Array(0...right.count)
        var row = above
        var twoAbove = above
        for i in left.indices {
            (twoAbove, above, row) = (above, row, twoAbove)
            row[0] = i + 1
            var least = i + 1
            for j in right.indices {
                var best = min(above[j + 1] + 1, row[j] + 1, above[j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, twoAbove[j - 1] + 1)
                }
                row[j + 1] = best
                least = min(least, best)
            }
            // From here on the distance only grows. A swap starts two rows above and costs one, so it cannot get below
            // the limit.
            if least > limit { return least }
        }
        return row[right.count]
    }
}
