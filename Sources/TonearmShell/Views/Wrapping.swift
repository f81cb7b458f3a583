import LineEditor

/// Breaks prose into lines at its spaces; what has none and is too long, as in Chinese and Japanese, wherever a line is full.
enum Wrapping {
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace).flatMap({ pieces(of: $0, width: width) }) {
            if !line.isEmpty, displayWidth(line) + 1 + displayWidth(word) > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    private static func pieces(of word: Substring, width: Int) -> [String] {
        if word.utf8.count <= width || displayWidth(String(word)) <= width { return [String(word)] }
        var pieces = [""]
        var used = 0
        for character in word {
            let columns = displayWidth(String(character))
            if used + columns > width, !pieces[pieces.count - 1].isEmpty {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += columns
        }
        return pieces
    }
}
