import TonearmAlgorithms

/// A text in the form that a search compares: its folded words, and one token for the whole sequence.
package struct SearchText: Sendable {
    /// The maximum number of search words; further words are ignored. In scripts without spaces each character is a
    /// word.
    package static let mostTyped = 12

    /// The distinct folded words in order, cut to 200 letters each.
    package private(set) var words: [String] = []
    /// The tokens of the whole text, one for each language or, for a search term, for each way to read its signs.
    package private(set) var wholes: [String] = []

    package init(_ text: LocalizedText) {
        add(text.standard)
        for (_, translation) in text.translations.sorted(by: { $0.key < $1.key }) { add(translation) }
    }

    package init(_ text: String) { add(text) }

    /// Makes the text of a search term (`Folding.init(typed:)`).
    package init(term: String) {
        let folding = Folding(typed: term)
        addWords(of: folding)
        addWhole(of: folding)
        // "Simon & Garfunkel" is a whole name with the word "and".
        addWhole(of: Folding(term))
    }

    private mutating func add(_ text: String) {
        let folding = Folding(text)
        addWords(of: folding)
        addWhole(of: folding)
    }

    private mutating func addWords(of folding: Folding) {
        for word in folding.words {
            let letters = folding.letters[word].prefix(200).compactMap { Unicode.Scalar(SearchText.token($0)) }
            let word = String(String.UnicodeScalarView(letters))
            if !words.contains(word) { words.append(word) }
        }
    }

    private mutating func addWhole(of folding: Folding) {
        if folding.words.isEmpty { return }
        let whole = "\u{E100}" + String(folding.hash, radix: 36)
        if !wholes.contains(whole) { wholes.append(whole) }
    }

    /// Maps a letter to itself, and a sign to a private-use character, because a tokenizer might split at the sign or
    /// drop it.
    private static func token(_ letter: UInt32) -> UInt32 {
        switch letter {
        case 0x30...0x39, 0x61...0x7A, 0x80...: letter
        default: 0xE000 + letter
        }
    }
}

/// A name in the form that users type into a search box.
package enum TypedTerm {
    /// The minimum popularity of suggested songs: below it, an artist's or album's name is more likely meant.
    package static let leastPopularityOfSongs = 300

    /// Returns the name in lower case, with single spaces, and without trailing brackets or ` - Single`.
    package static func text(_ text: String, keepsEnd: Bool = false) -> String {
        var words = text.lowercased().split(separator: " ")
        if !keepsEnd {
            if let start = words.firstIndex(where: { $0.hasPrefix("(") || $0.hasPrefix("[") }), start > 0 {
                words = Array(words[..<start])
            }
            if words.count > 2, words[words.count - 2] == "-", ["single", "ep"].contains(words[words.count - 1]) {
                words.removeLast(2)
            }
        }
        let joined = words.joined(separator: " ")
        return keepsEnd && text.hasSuffix(" ") && !joined.isEmpty ? joined + " " : joined
    }

    /// Returns the term with a space in place of each sign that separates words.
    package static func separated(_ term: String) -> String {
        String(term.map { "+&-_/,".contains($0) ? " " : $0 })
    }
}
