/// A row of a table: `| one | two |`.
enum TableRow {
    /// Returns whether a line is the ruler below the header: dashes, optionally with colons.
    static func isRuler(_ line: Substring) -> Bool {
        let words = line.trimmed
        return words.contains("|") && words.contains("-") && words.allSatisfy { "|-: ".contains($0) }
    }

    /// Returns the texts between the bars. An escaped bar is literal.
    static func cells(_ line: Substring) -> [[Inline]] {
        var cells = [""]
        var isEscaped = false
        for character in line.trimmed {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if cells.first?.trimmed.isEmpty ?? false { cells.removeFirst() }
        if cells.count > 1, cells.last?.trimmed.isEmpty ?? false { cells.removeLast() }
        return cells.map { InlineReader.read(String($0.trimmed)) }
    }
}
