/// A line of a table: `| one | two |`.
enum TableRow {
    /// The line under the header: dashes, perhaps with colons.
    static func isRuler(_ line: Substring) -> Bool {
        let words = line.trimmed
        return words.contains("|") && words.contains("-") && words.allSatisfy { "|-: ".contains($0) }
    }

    /// The texts between the bars. A bar after a backslash is a text.
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
