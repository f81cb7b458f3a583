/// Text as a search compares it: words of folded letters.
///
/// Case, accents and width are gone, apostrophes too; `&` and `+` are the word "and". Chinese and Japanese have no spaces, so that each run
/// of their letters is cut into all its pairs and its last letter: "図書" then matches inside of "月面図書館".
enum Folding {
    typealias Word = [UInt32]

    /// What is found in a run of Chinese or Japanese letters stands as words of this kind; all other words stand for themselves.
    static func words(_ text: String) -> [Word] {
        var words: [Word] = []
        var word: Word = []
        var run: Word = []

        func endWord() {
            if !word.isEmpty { words.append(word) }
            word.removeAll(keepingCapacity: true)
        }
        func endRun() {
            for index in run.indices.dropLast() { words.append([run[index], run[index + 1]]) }
            if let last = run.last { words.append([last]) }
            run.removeAll(keepingCapacity: true)
        }

        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value < 0x80 {
                switch UInt8(value) {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
                    if !run.isEmpty { endRun() }
                    word.append(value)
                case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    if !run.isEmpty { endRun() }
                    word.append(value + 32)
                case UInt8(ascii: "'"): break
                case UInt8(ascii: "&"), UInt8(ascii: "+"):
                    endRun()
                    endWord()
                    words.append(and)
                default:
                    endRun()
                    endWord()
                }
            } else if isUnspaced(value) {
                endWord()
                run.append(value)
            } else if 0xFF01...0xFF5E ~= value {
                // Full width.
                let narrow = value - 0xFEE0
                if let letter = Unicode.Scalar(narrow), letter.properties.isAlphabetic || (0x30...0x39).contains(narrow)
                {
                    endRun()
                    word.append(0x41...0x5A ~= narrow ? narrow + 32 : narrow)
                } else {
                    endRun()
                    endWord()
                }
            } else if value == 0x2019 || 0x300...0x36F ~= value || 0x64B...0x65F ~= value || value == 0xFE0F {
                // An apostrophe, an accent of its own, an Arabic vowel sign, the sign of a colourful emoji.
            } else if isSpacing(value) {
                endRun()
                endWord()
            } else {
                endRun()
                append(value, to: &word)
            }
        }
        endRun()
        endWord()
        // A name such as "=" is all signs.
        if words.isEmpty, !text.isEmpty { return [text.unicodeScalars.map(\.value)] }
        return words
    }

    static let and = "and".unicodeScalars.map(\.value)

    /// A number that stands for a sequence of words (FNV-1a).
    static func hash(_ words: [Word]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for word in words {
            for letter in word { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0x20) &* 0x100_0000_01B3
        }
        return hash
    }

    /// Han, kana, bopomofo and the marks that belong to them.
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

    /// Letters of Latin with accents as their base, other letters in lower case.
    private static func append(_ value: UInt32, to word: inout Word) {
        if 0xC0...0x24F ~= value || 0x1E00...0x1EFF ~= value || value == 0xAA || value == 0xBA {
            if let base = bases[value] {
                word.append(contentsOf: base)
                return
            }
        }
        switch value {
        case 0x410...0x42F: word.append(value + 32)
        case 0x401, 0x451: word.append(0x435)
        case 0x622, 0x623, 0x625: word.append(0x627)
        case 0x3B1...0x3C9, 0x430...0x44F, 0xAC00...0xD7A3, 0x620...0x6FF: word.append(value)
        default:
            if let scalar = Unicode.Scalar(value) {
                word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
            }
        }
    }

    /// Base letters by accented letter.
    private static let bases: [UInt32: Word] = {
        let groups = [
            ("a", "àáâãäåāăąǎǟǻạảấầẩẫậắằẳẵặª"), ("ae", "æǽ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
            ("g", "ĝğġģǧ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐỉị"), ("ij", "ĳ"), ("j", "ĵ"), ("k", "ķĸǩ"), ("l", "ĺļľŀł"),
            ("n", "ñńņňŉŋ"), ("o", "òóôõöøōŏőǒǿọỏốồổỗộớờởỡợơº"), ("oe", "œ"), ("r", "ŕŗř"), ("s", "śŝşšș"),
            ("ss", "ßẞ"),
            ("t", "ţťŧț"), ("th", "þ"), ("u", "ùúûüũūŭůűųưǔụủứừửữự"), ("w", "ŵẁẃẅ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"),
        ]
        var bases: [UInt32: Word] = [:]
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
