/// A text without case, accents, width and signs, as the catalog's search compares it.
package struct FoldedText: Hashable, Comparable {
    /// The folded letters, with a space between words.
    private var letters: [UInt32] = []

    package init(_ text: String) {
        let folding = Folding(text)
        var end = 0
        for word in folding.words {
            // Words of scripts without spaces overlap, so each of their letters is added only once.
            if word.lowerBound >= end, !letters.isEmpty { letters.append(0x20) }
            letters += folding.letters[max(word.lowerBound, min(end, word.upperBound))..<word.upperBound]
            end = max(end, word.upperBound)
        }
    }

    package func contains(_ other: FoldedText) -> Bool {
        guard let first = other.letters.first else { return true }
        guard other.letters.count <= letters.count else { return false }
        return (0...(letters.count - other.letters.count)).contains { start in
            letters[start] == first && letters[start...].starts(with: other.letters)
        }
    }

    package static func < (left: FoldedText, right: FoldedText) -> Bool {
        left.letters.lexicographicallyPrecedes(right.letters)
    }
}
