/// Breaks prose into lines at its spaces; texts without any, as Chinese and Japanese ones are, wherever a line is full.
package enum Wrapping {
    /// The lines of a text whose words stand one space apart on them, however they stood before.
    package static func lines(of text: String, width: Int) -> [String] {
        if isLine(text, width: width) { return [text] }
        return ranges(of: text, width: width, indent: 0, keepsSpaces: false).map { line in
            line.map { text[$0] }.joined(separator: " ")
        }
    }

    /// Whether a text is a line as it stands: ASCII, short enough, its words one space apart. Most are.
    private static func isLine(_ text: String, width: Int) -> Bool {
        guard !text.isEmpty, text.utf8.count <= width else { return false }
        var isSpace = true
        for byte in text.utf8 {
            guard byte > 0x20 || byte == 0x20 && !isSpace, byte < 0x7F else { return false }
            isSpace = byte == 0x20
        }
        return !isSpace
    }

    /// The words of each line, as ranges of the text.
    /// - Parameters:
    ///   - indent: columns that all lines but the first begin with.
    ///   - keepsSpaces: whether words stand as far apart as in the text, and the first line begins as it does.
    package static func ranges(
        of text: String, width: Int, indent: Int, keepsSpaces: Bool
    ) -> [[Range<String.Index>]] {
        var lines: [[Range<String.Index>]] = []
        var used = 0
        func add(_ word: Range<String.Index>, _ columns: Int) {
            let end = lines.last?.last?.upperBound
            let gap =
                keepsSpaces
                ? displayWidth(String(text[(end ?? text.startIndex)..<word.lowerBound])) : end == nil ? 0 : 1
            if end == nil || used + gap + columns > width {
                used = (end == nil ? gap : indent) + columns
                lines.append([word])
            } else {
                used += gap + columns
                lines[lines.count - 1].append(word)
            }
        }
        for word in words(of: text) {
            let columns = displayWidth(String(text[word]))
            if columns <= width - indent {
                add(word, columns)
            } else {
                for piece in pieces(of: text[word], width - indent) { add(piece.range, piece.columns) }
            }
        }
        return lines
    }

    /// Cut by scalars: no space is part of a longer character, and looking for characters takes several times as long.
    private static func words(of text: String) -> [Range<String.Index>] {
        var words: [Range<String.Index>] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        for index in scalars.indices where isSpace(scalars[index]) {
            if start < index { words.append(start..<index) }
            start = scalars.index(after: index)
        }
        if start < scalars.endIndex { words.append(start..<scalars.endIndex) }
        return words
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// A word in parts that each fit.
    private static func pieces(of word: Substring, _ width: Int) -> [(range: Range<String.Index>, columns: Int)] {
        // Only scripts of wide characters do without spaces.
        let total = displayWidth(String(word))
        if total == word.count { return [(word.startIndex..<word.endIndex, total)] }
        var pieces: [(range: Range<String.Index>, columns: Int)] = []
        var start = word.startIndex
        var used = 0
        for index in word.indices {
            let columns = displayWidth(word[index])
            if used + columns > width, start < index {
                pieces.append((start..<index, used))
                start = index
                used = 0
            }
            used += columns
        }
        return pieces + [(start..<word.endIndex, used)]
    }
}
