/// A text as search compares it: its folded words, and one word that stands for all of them in their order.
package struct SearchText: Sendable {
    /// A search looks at so many words of what was typed, in their order. Scripts without spaces have a word a character.
    package static let mostTyped = 12

    /// Folded words, each once, in their order; at most 200 letters each.
    package private(set) var words: [String] = []
    /// One for each language of the text.
    package private(set) var wholes: [String] = []

    package init(_ text: LocalizedText) {
        add(text.standard)
        for (_, translation) in text.translations.sorted(by: { $0.key < $1.key }) { add(translation) }
    }

    package init(_ text: String) { add(text) }

    private mutating func add(_ text: String) {
        let folding = Folding(text)
        for word in folding.words {
            let letters = folding.letters[word].prefix(200).compactMap { Unicode.Scalar(SearchText.token($0)) }
            let word = String(String.UnicodeScalarView(letters))
            if !words.contains(word) { words.append(word) }
        }
        if folding.words.isEmpty { return }
        let whole = "\u{E100}" + String(folding.hash, radix: 36)
        if !wholes.contains(whole) { wholes.append(whole) }
    }

    /// A sign that a tokenizer might cut at or drop, such as `=` in a name that is all signs, becomes a private character.
    private static func token(_ letter: UInt32) -> UInt32 {
        switch letter {
        case 0x30...0x39, 0x61...0x7A, 0x80...: letter
        default: 0xE000 + letter
        }
    }
}
