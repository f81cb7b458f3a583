/// Line breaks inside words without spaces: between characters of Chinese and Japanese. Some marks stay with the
/// character before or after them (JIS X 4051, UAX #14).
enum Breaking {
    /// Returns the unbreakable pieces of a word, in order.
    static func pieces(of word: Substring) -> [Substring] {
        // Most words have no such characters.
        guard word.unicodeScalars.contains(where: isIdeographic) else { return [word] }
        var pieces: [Substring] = []
        var start = word.startIndex
        var before: Character?
        for index in word.indices {
            let character = word[index]
            if let before, mayBreak(between: before, and: character) {
                pieces.append(word[start..<index])
                start = index
            }
            before = character
        }
        return pieces + [word[start...]]
    }

    private static func mayBreak(between before: Character, and after: Character) -> Bool {
        guard isIdeographic(before) || isIdeographic(after) else { return false }
        return !opening.contains(before) && !closing.contains(after)
    }

    private static func isIdeographic(_ character: Character) -> Bool {
        isIdeographic(character.unicodeScalars[character.unicodeScalars.startIndex])
    }

    /// Returns whether a scalar is Han, kana, their punctuation or a full-width form. Korean uses spaces.
    private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F,
            0xFFE0...0xFFE6, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The characters that cannot end a line.
    private static let opening = Set("「『（〔［｛〈《【〖〘“‘([{\"'$£¥＄￥")
    /// The characters that cannot begin a line.
    private static let closing = Set(
        "」』）〕］｝〉》】〗〙”’)]}\"'、。，．,.・：；:;？！?!‥…ー〜～ゝゞヽヾ々〻％%"
            + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯｰ｡｣､･")
}
