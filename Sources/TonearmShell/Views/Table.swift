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
    /// The marks behind the names in the second column, which are cut last; an empty mark is not shown.
    var marks: [String] = []
    /// The links of the names in the second column; nil for a name without a link.
    var links: [Link?] = []
    /// Rows whose names are cut in their middle, since others begin in the same way.
    var middleCuts: Set<Int> = []
    /// Whether every column is shown, even where nothing stands in it: they were asked for.
    var keepsColumns = false

    /// Cells are made harmless before they are measured: what is counted is what will be shown.
    init(headings: [Heading], rows: [[String]]) {
        self.headings = headings
        self.rows = rows.map { $0.map(Printable.line) }
    }

    /// No flexible column is cut below this.
    static let narrowest = 8
    private static let gap = 2

    /// The heading and the rows, fitted to the screen; where it is plain, what each cell says on a line of its own.
    func lines(in frame: Screen.Frame) -> [StyledText] {
        frame.isPlain ? facts : lines(width: frame.tableWidth)
    }

    /// `Name: Thunder Road`; between rows a line without anything.
    var facts: [StyledText] {
        let rows = rows.enumerated().map { index, row in
            headings.indices.filter { !row[$0].isEmpty }.map { column in
                let title = headings[column].title == "#" ? "Row" : headings[column].title
                let text = StyledText(row[column] + (column == 1 ? mark(of: index) : ""), headings[column].style)
                return title.isEmpty ? text : .faint("\(title): ") + text
            }
        }
        return rows.enumerated().flatMap { $0 == 0 ? $1 : [""] + $1 }
    }

    /// The heading and the rows, each at most `width` columns wide.
    func lines(width: Int) -> [StyledText] {
        let (shown, widths) = layout(width: width)
        let head = line(shown.map { Cell(text: headings[$0].title, column: $0, style: .faint) }, widths)
        return [head]
            + rows.enumerated().map { index, row in
                line(shown.map { cell(index, $0, width: widths[$0], headings[$0].style) }, widths)
            }
    }

    /// Rows of which all shown cells but the first would look the same, each group in order.
    /// - Parameter ignored: a column that does not count.
    func lookalikes(width: Int, ignoring ignored: Int?) -> [[Int]] {
        guard rows.count > 1 else { return [] }
        let (shown, widths) = layout(width: width)
        let compared = shown.filter { $0 > 0 && $0 != ignored }
        // Texts and not lists of them: that lists can be compared, the runtime would prove at each start. No cell has a zero in it.
        var groups: [String: [Int]] = [:]
        for index in rows.indices {
            let row = compared.map { cell(index, $0, width: widths[$0]) }.joined(separator: "\0")
            groups[row, default: []].append(index)
        }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// Whether every column is shown, and none is cut.
    func isWhole(in frame: Screen.Frame) -> Bool {
        if frame.isPlain { return true }
        let (shown, widths) = layout(width: frame.tableWidth)
        let isCut = zip(widths, naturalWidths()).contains { $0 < $1 }
        return !isCut && shown.count == headings.indices.count { column in rows.contains { !$0[column].isEmpty } }
    }

    /// Whether a column would be shown.
    func shows(_ column: Int, width: Int) -> Bool { layout(width: width).shown.contains(column) }

    private func mark(of row: Int) -> String { marks.indices.contains(row) ? marks[row] : "" }

    /// Returns the text of a cell, cut to a width in columns.
    private func cell(_ row: Int, _ column: Int, width: Int) -> String {
        let text = rows[row][column]
        guard column == 1 else { return text.cut(to: width) }
        let mark = mark(of: row)
        let room = max(width - displayWidth(mark), 3)
        let name = middleCuts.contains(row) ? text.cutInMiddle(to: room) : text.cut(to: room)
        return (name + mark).cut(to: width)
    }

    /// The columns that are shown, and how wide each is.
    private func layout(width: Int) -> (shown: [Int], widths: [Int]) {
        // A column in which nothing stands says nothing.
        var shown = headings.indices.filter { index in keepsColumns || rows.contains { !$0[index].isEmpty } }
        let natural = naturalWidths()
        var widths = natural
        if keepsColumns {
            if !shrink(shown, &widths, natural, to: width, keeping: 0) { widths = natural }
            return (shown, widths)
        }
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
        return (shown, widths)
    }

    private func naturalWidths() -> [Int] {
        headings.indices.map { column in
            rows.indices.reduce(displayWidth(headings[column].title)) { widest, row in
                max(widest, displayWidth(rows[row][column]) + (column == 1 ? displayWidth(mark(of: row)) : 0))
            }
        }
    }

    /// Takes columns from the widest flexible ones until the table fits.
    /// - Parameter share: how much of its natural width each keeps at least.
    /// - Returns: whether that was enough.
    private func shrink(_ shown: [Int], _ widths: inout [Int], _ natural: [Int], to width: Int, keeping share: Double)
        -> Bool
    {
        widths = natural
        // A mark is of use where something of the name stands before it.
        let markWidth = marks.reduce(0) { max($0, displayWidth($1)) }
        let narrowestName = max(Table.narrowest, markWidth == 0 ? 0 : markWidth + 4)
        var excess = shown.reduce(Table.gap * max(shown.count - 1, 0) - width) { $0 + widths[$1] }
        while excess > 0 {
            let flexible = shown.filter {
                headings[$0].isFlexible
                    && widths[$0]
                        > max($0 == 1 ? narrowestName : Table.narrowest, Int(Double(natural[$0]) * share))
            }
            guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { return false }
            widths[widest] -= 1
            excess -= 1
        }
        return true
    }

    private struct Cell {
        var text: String
        var column: Int
        var style: StyledText.Style
        var link: Link?
    }

    private func cell(_ row: Int, _ column: Int, width: Int, _ style: StyledText.Style) -> Cell {
        let link = column == 1 && links.indices.contains(row) ? links[row] : nil
        return Cell(text: cell(row, column, width: width), column: column, style: style, link: link)
    }

    private func line(_ cells: [Cell], _ widths: [Int]) -> StyledText {
        var line = StyledText()
        // Spaces before the next cell; a line ends with its last one.
        var pending = 0
        for cell in cells {
            let text = cell.text.cut(to: widths[cell.column])
            let space = widths[cell.column] - displayWidth(text)
            if text.isEmpty {
                pending += space + Table.gap
            } else if headings[cell.column].isRightAligned {
                line.append(.spaces(pending + space))
                line.append(text, cell.style, leadingTo: cell.link)
                pending = Table.gap
            } else {
                line.append(.spaces(pending))
                line.append(text, cell.style, leadingTo: cell.link)
                pending = space + Table.gap
            }
        }
        return line
    }
}
