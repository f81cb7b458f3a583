import LineEditor

/// Breaks prose into lines at its spaces; texts without any, as Chinese and Japanese ones are, wherever a line is full.
enum Wrapping {
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        func add(_ word: Substring, _ columns: Int) {
            if !line.isEmpty, used + 1 + columns > width {
                lines.append(line)
                line = ""
                used = 0
            }
            if !line.isEmpty {
                line += " "
                used += 1
            }
            line.append(contentsOf: word)
            used += columns
        }
        for word in words(of: text) {
            let columns = displayWidth(String(word))
            if columns <= width {
                add(word, columns)
            } else {
                for piece in pieces(of: word, width) { add(piece.text, piece.columns) }
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Cut by scalars: no space is part of a longer character, and looking for characters takes several times as long.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        for index in scalars.indices where isSpace(scalars[index]) {
            if start < index { words.append(text[start..<index]) }
            start = scalars.index(after: index)
        }
        if start < scalars.endIndex { words.append(text[start...]) }
        return words
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// A word in parts that each fit.
    private static func pieces(of word: Substring, _ width: Int) -> [(text: Substring, columns: Int)] {
        // Only scripts of wide characters do without spaces.
        let total = displayWidth(String(word))
        if total == word.count { return [(word, total)] }
        var pieces: [(text: Substring, columns: Int)] = []
        var start = word.startIndex
        var used = 0
        for index in word.indices {
            let columns = displayWidth(word[index])
            if used + columns > width, start < index {
                pieces.append((word[start..<index], used))
                start = index
                used = 0
            }
            used += columns
        }
        return pieces + [(word[start...], used)]
    }
}
