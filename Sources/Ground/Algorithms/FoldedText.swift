/// A text as words of folded letters, for search.
///
/// Case, accents, width and apostrophes are dropped; `&` and `+` become the word "and". Chinese and Japanese have no
/// spaces, so each run of their characters is split into all its pairs and its last character: "図書" matches inside
/// "月面図書館".
package struct Folding: Sendable {
    /// The concatenated letters of all words.
    package private(set) var letters: [UInt32] = []
    package private(set) var words: [Range<Int>] = []
    /// The start of the current word or run.
    private var start = 0
    private var isInRun = false
    /// Whether `&` and `+` only separate words.
    private var onlySeparates = false

    package init() {}

    package init(_ text: String) { read(text) }

    /// Folds a search term, in which `&` and `+` separate words: clients write `born+to+run` with each sign encoded
    /// (`%2B`), and the service finds the song (observed). A term without other letters is folded as a name.
    package init(typed text: String) {
        onlySeparates = true
        read(text)
    }

    /// Replaces the text.
    package mutating func read(_ text: String) {
        letters.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        start = 0
        isInRun = false
        for scalar in text.unicodeScalars { read(scalar.value) }
        end()
        if words.isEmpty, onlySeparates {
            onlySeparates = false
            return read(text)
        }
        // A name such as "=" consists only of signs.
        if words.isEmpty, !text.isEmpty {
            letters = text.unicodeScalars.map(\.value)
            words = [0..<letters.count]
        }
    }

    /// A hash of the sequence of words (FNV-1a).
    package var hash: UInt64 {
        var hash = FNV1a()
        for word in words {
            for index in word { hash.combine(letters[index]) }
            hash.combine(UInt8(ascii: " "))
        }
        return hash.value
    }

    private mutating func read(_ value: UInt32) {
        if value < 0x80 {
            switch UInt8(value) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
                add(value)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(value + 32)
            case UInt8(ascii: "'"): break
            case UInt8(ascii: "&"), UInt8(ascii: "+"):
                end()
                if onlySeparates { break }
                for letter in "and".unicodeScalars { add(letter.value) }
                end()
            default: end()
            }
        } else if Folding.isUnspaced(value) {
            if !isInRun { end() }
            isInRun = true
            letters.append(value)
        } else if 0xFF01...0xFF5E ~= value {
            // Full-width forms.
            read(value - 0xFEE0)
        } else if value == 0x2019 || 0x300...0x36F ~= value || 0x64B...0x65F ~= value || value == 0xFE0F {
            // Ignored: an apostrophe, a combining accent, an Arabic vowel sign, the emoji variation selector.
        } else if Folding.isSpacing(value) {
            end()
        } else {
            addFolded(value)
        }
    }

    private mutating func add(_ letter: UInt32) {
        if isInRun { end() }
        letters.append(letter)
    }

    private mutating func end() {
        guard start < letters.count else { return }
        if isInRun {
            for index in start..<(letters.count - 1) { words.append(index..<(index + 2)) }
            words.append((letters.count - 1)..<letters.count)
            isInRun = false
        } else {
            words.append(start..<letters.count)
        }
        start = letters.count
    }

    /// Returns whether the character is Han, kana, bopomofo or one of their marks.
    private static func isUnspaced(_ value: UInt32) -> Bool {
        switch value {
        case 0x3005, 0x3007, 0x3040...0x30FA, 0x30FC...0x312F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0xFF66...0xFF9D, 0x20000...0x3134F:
            true
        default: false
        }
    }

    private static func isSpacing(_ value: UInt32) -> Bool {
        switch value {
        case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x2100...0x214F,
            0x3000...0x303F,
            0x30FB, 0xFF5F...0xFF65, 0x60C, 0x61B, 0x61F:
            true
        default: false
        }
    }

    /// Adds the base letters of an accented Latin letter, or another letter in lower case.
    private mutating func addFolded(_ value: UInt32) {
        switch value {
        case 0xAA, 0xBA, 0xC0...0x24F, 0x1E00...0x1EFF:
            if let base = Folding.bases[value] {
                for letter in base { add(letter) }
                return
            }
        case 0x410...0x42F: return add(value + 32)
        case 0x401, 0x451: return add(0x435)
        case 0x622, 0x623, 0x625: return add(0x627)
        case 0x3B1...0x3C9, 0x430...0x44F, 0xAC00...0xD7A3, 0x620...0x6FF: return add(value)
        default: break
        }
        guard let scalar = Unicode.Scalar(value) else { return }
        for lower in scalar.properties.lowercaseMapping.unicodeScalars { add(lower.value) }
    }

    /// The base letters by accented letter.
    private static let bases: [UInt32: [UInt32]] = {
        let groups = [
            ("a", "àáâãäåāăąǎǟǻạảấầẩẫậắằẳẵặª"), ("ae", "æǽ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
            ("g", "ĝğġģǧ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐỉị"), ("ij", "ĳ"), ("j", "ĵ"), ("k", "ķĸǩ"), ("l", "ĺļľŀł"),
            ("n", "ñńņňŉŋ"), ("o", "òóôõöøōŏőǒǿọỏốồổỗộớờởỡợơº"), ("oe", "œ"), ("r", "ŕŗř"), ("s", "śŝşšș"),
            ("ss", "ßẞ"),
            ("t", "ţťŧț"), ("th", "þ"), ("u", "ùúûüũūŭůűųưǔụủứừửữự"), ("w", "ŵẁẃẅ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"),
        ]
        var bases: [UInt32: [UInt32]] = [:]
        for (base, letters) in groups {
            let word = base.unicodeScalars.map(\.value)
            for letter in letters.unicodeScalars {
                bases[letter.value] = word
                for upper in letter.properties.uppercaseMapping.unicodeScalars where upper.value >= 0xC0 {
                    if bases[upper.value] == nil { bases[upper.value] = word }
                }
            }
        }
        return bases
    }()
}

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
