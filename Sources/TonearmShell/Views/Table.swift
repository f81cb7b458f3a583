import Console
import TerminalText

/// Lays cells out in columns by their width on a terminal, and makes them fit.
struct Table {
    struct Heading {
        var title: String
        var isRightAligned = false
        /// Columns with the lowest weight are left out first.
        var weight: Int
        /// Cells may be cut; numbers and ids may not.
        var isFlexible = true
        /// May go before any cell is cut.
        var isSpare = false
        var style = StyledText.Style.plain
    }

    let headings: [Heading]
    let rows: [[String]]

    /// Cells are made harmless before they are measured: what is counted is what will be shown.
    init(headings: [Heading], rows: [[String]]) {
        self.headings = headings
        self.rows = rows.map { $0.map(Printable.line) }
    }

    /// No flexible column is cut below this.
    static let narrowest = 8
    private static let gap = 2

    /// The heading and the rows, each at most `width` columns wide.
    func lines(width: Int) -> [StyledText] {
        // A column in which nothing stands says nothing.
        var shown = headings.indices.filter { index in rows.contains { !$0[index].isEmpty } }
        let natural = naturalWidths()
        var widths = natural
        // What can be left out at no loss goes before anything is cut.
        while !shrink(shown, &widths, natural, to: width, keeping: 1),
            let index = shown.first(where: { headings[$0].isSpare })
        {
            shown.removeAll { $0 == index }
        }
        // Cutting a third off is fair; before more is cut, a column that matters less makes room.
        while !shrink(shown, &widths, natural, to: width, keeping: 2.0 / 3) {
            guard shown.count > 3, let least = shown.min(by: { headings[$0].weight < headings[$1].weight }) else {
                _ = shrink(shown, &widths, natural, to: width, keeping: 0)
                break
            }
            shown.removeAll { $0 == least }
        }
        let head = line(shown.map { (headings[$0].title, $0, .faint) }, widths)
        return [head] + rows.map { row in line(shown.map { (row[$0], $0, headings[$0].style) }, widths) }
    }

    private func naturalWidths() -> [Int] {
        headings.indices.map { index in
            rows.reduce(displayWidth(headings[index].title)) { max($0, displayWidth($1[index])) }
        }
    }

    /// Takes columns from the widest flexible ones until the table fits.
    /// - Parameter share: how much of its natural width each keeps at least.
    /// - Returns: whether that was enough.
    private func shrink(_ shown: [Int], _ widths: inout [Int], _ natural: [Int], to width: Int, keeping share: Double)
        -> Bool
    {
        widths = natural
        var excess = shown.reduce(Table.gap * max(shown.count - 1, 0) - width) { $0 + widths[$1] }
        while excess > 0 {
            let flexible = shown.filter {
                headings[$0].isFlexible && widths[$0] > max(Table.narrowest, Int(Double(natural[$0]) * share))
            }
            guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { return false }
            widths[widest] -= 1
            excess -= 1
        }
        return true
    }

    private func line(_ cells: [(text: String, column: Int, style: StyledText.Style)], _ widths: [Int]) -> StyledText {
        var line = StyledText()
        // Spaces before the next cell; a line ends with its last one.
        var pending = 0
        for cell in cells {
            let text = cell.text.cut(to: widths[cell.column])
            let space = widths[cell.column] - displayWidth(text)
            if headings[cell.column].isRightAligned {
                line.append(.spaces(pending + space))
                line.append(text, cell.style)
                pending = Table.gap
            } else {
                line.append(.spaces(pending))
                line.append(text, cell.style)
                pending = space + Table.gap
            }
        }
        return line
    }
}
