import LineEditor

/// Lays cells out in columns by their width on a terminal, and makes them fit.
struct Table {
    struct Heading {
        var title: String
        var isRightAligned = false
        /// Columns with the lowest weight are left out first.
        var weight: Int
        /// Cells may be cut; numbers and ids may not.
        var isFlexible = true
        var style = StyledText.Style.plain
    }

    var headings: [Heading]
    var rows: [[String]]

    /// No flexible column is cut below this.
    static let narrowest = 8
    private static let gap = 2

    /// The heading and the rows, each at most `width` columns wide.
    func lines(width: Int) -> [StyledText] {
        var shown = Array(headings.indices)
        // A column in which nothing stands says nothing.
        shown.removeAll { index in rows.allSatisfy { $0[index].isEmpty } }
        var widths = naturalWidths()
        while total(shown, widths) > width {
            if shrink(shown, &widths, by: total(shown, widths) - width) { break }
            guard shown.count > 2, let least = shown.min(by: { headings[$0].weight < headings[$1].weight }) else {
                break
            }
            shown.removeAll { $0 == least }
            widths = naturalWidths()
        }
        let head = line(shown.map { (headings[$0].title, $0, .faint) }, widths)
        return [head] + rows.map { row in line(shown.map { (row[$0], $0, headings[$0].style) }, widths) }
    }

    private func naturalWidths() -> [Int] {
        headings.indices.map { index in
            rows.reduce(displayWidth(headings[index].title)) { max($0, displayWidth($1[index])) }
        }
    }

    private func total(_ shown: [Int], _ widths: [Int]) -> Int {
        shown.reduce(0) { $0 + widths[$1] } + Table.gap * max(shown.count - 1, 0)
    }

    /// Takes columns from the widest flexible ones until the excess is gone.
    /// - Returns: whether that was possible.
    private func shrink(_ shown: [Int], _ widths: inout [Int], by excess: Int) -> Bool {
        var changed = widths
        for _ in 0..<excess {
            let flexible = shown.filter { headings[$0].isFlexible && changed[$0] > Table.narrowest }
            guard let widest = flexible.max(by: { changed[$0] < changed[$1] }) else { return false }
            changed[widest] -= 1
        }
        widths = changed
        return true
    }

    private func line(_ cells: [(text: String, column: Int, style: StyledText.Style)], _ widths: [Int]) -> StyledText {
        var line = StyledText()
        for (position, cell) in cells.enumerated() {
            let text = Table.cut(Printable.line(cell.text), to: widths[cell.column])
            let space = String(repeating: " ", count: widths[cell.column] - displayWidth(text))
            let isLast = position == cells.count - 1
            if position > 0 { line += StyledText(String(repeating: " ", count: Table.gap)) }
            if headings[cell.column].isRightAligned {
                line += StyledText(space) + StyledText(text, cell.style)
            } else {
                line += StyledText(text, cell.style) + StyledText(isLast ? "" : space)
            }
        }
        return line
    }

    /// A text of at most so many columns; what is cut off is shown by `…`.
    static func cut(_ text: String, to width: Int) -> String {
        if text.utf8.count <= width || displayWidth(text) <= width { return text }
        var kept = ""
        var used = 0
        for character in text {
            let columns = displayWidth(String(character))
            if used + columns > width - 1 { break }
            kept.append(character)
            used += columns
        }
        return kept + "…"
    }
}
