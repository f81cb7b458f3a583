/// Wrapping of prose at spaces, and between characters of scripts without spaces.
package enum Wrapping {
    /// Returns the lines of a text, with single spaces between words; empty if the text has no words.
    /// - Parameter cutsWords: whether words longer than a line are cut. Otherwise only wide characters are.
    package static func lines(of text: String, width: Int, cutsWords: Bool = false) -> [String] {
        if isLine(text, width: width) { return [text] }
        let text = Concealment.applied(to: text)
        return ranges(of: text, width: width, indent: 0, keepsSpaces: false, cutsWords: cutsWords).map { line in
            line.map { text[$0] }.joined(separator: " ")
        }
    }

    /// Returns the rows in which a terminal shows a line. Tabs become spaces up to the next eighth column.
    package static func rows(of line: some StringProtocol, width: Int) -> [String] {
        var rows = [""]
        var used = 0
        for character in line {
            if character == "\t" {
                let spaces = min(8 - used % 8, max(width - used, 0))
                rows[rows.count - 1] += .spaces(spaces)
                used += spaces
                continue
            }
            let columns = displayWidth(character)
            if used + columns > max(width, 1), used > 0 {
                rows.append("")
                used = 0
            }
            rows[rows.count - 1].append(character)
            used += columns
        }
        return rows
    }

    /// Returns whether a text needs no wrapping: ASCII, short enough, with single spaces. Most are.
    private static func isLine(_ text: String, width: Int) -> Bool {
        guard !text.isEmpty, text.utf8.count <= width else { return false }
        var isSpace = true
        for byte in text.utf8 {
            guard byte > 0x20 || byte == 0x20 && !isSpace, byte < 0x7F else { return false }
            isSpace = byte == 0x20
        }
        return !isSpace
    }

    /// Returns the words of each line, as ranges of the text.
    /// - Parameters:
    ///   - indent: the number of columns before each line except the first.
    ///   - keepsSpaces: whether to keep the text's spaces between words, and before the first line.
    ///   - cutsWords: whether words longer than a line are cut. Otherwise only wide characters are.
    package static func ranges(
        of text: String, width: Int, indent: Int, keepsSpaces: Bool, cutsWords: Bool = false
    ) -> [[Range<String.Index>]] {
        var lines: [[Range<String.Index>]] = []
        var used = 0
        func add(_ word: Range<String.Index>, _ columns: Int) {
            let end = lines.last?.last?.upperBound
            let gap =
                keepsSpaces
                ? displayWidth(String(text[(end ?? text.startIndex)..<word.lowerBound]))
                : end == nil || end == word.lowerBound ? 0 : 1
            if end == nil || used + gap + columns > width {
                used = (end == nil ? gap : indent) + columns
                lines.append([word])
                return
            }
            used += gap + columns
            var line = lines.removeLast()
            // Pieces without a space between them form one range.
            if let last = line.last, end == word.lowerBound {
                line[line.count - 1] = last.lowerBound..<word.upperBound
            } else {
                line.append(word)
            }
            lines.append(line)
        }
        for word in words(of: text).flatMap({ Breaking.pieces(of: text[$0]) }) {
            let columns = displayWidth(String(word))
            if columns <= width - indent {
                add(word.startIndex..<word.endIndex, columns)
            } else {
                for piece in pieces(of: word, width - indent, cutsWords) { add(piece.range, piece.columns) }
            }
        }
        return lines
    }

    /// Splits at spaces by scalars, which is several times faster than by characters. A space is never part of a longer
    /// character.
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

    /// Returns pieces of a word that each fit the width.
    private static func pieces(
        of word: Substring, _ width: Int, _ cutsWords: Bool
    ) -> [(range: Range<String.Index>, columns: Int)] {
        // Only scripts with wide characters have no spaces.
        let total = displayWidth(String(word))
        if !cutsWords, total == word.count { return [(word.startIndex..<word.endIndex, total)] }
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
