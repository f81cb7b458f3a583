import TonearmConsole
import TonearmTerminalText

/// A table whose columns are aligned by display width and fitted to the terminal.
struct Table {
    struct Heading {
        var title: String
        var isRightAligned = false
        /// The importance; columns with the lowest weight are left out first.
        var weight: Int
        /// Whether cells may be cut. Texts may, numbers and ids may not.
        var isFlexible = true
        /// Whether the column may be left out before any cell is cut.
        var isSpare = false
        var style = StyledText.Style.plain
    }

    let headings: [Heading]
    let rows: [[String]]
    /// The marks after the names in the second column, which are cut last; an empty mark is not shown.
    var marks: [String] = []
    /// The links of the names in the second column; nil for a name without a link.
    var links: [Link?] = []
    /// The rows whose names are cut in the middle, because others have the same beginning.
    var middleCuts: Set<Int> = []
    /// Whether empty columns are shown, because the user requested them.
    var keepsColumns = false

    /// Control characters are made visible before cells are measured.
    init(headings: [Heading], rows: [[String]]) {
        self.headings = headings
        self.rows = rows.map { $0.map(Printable.line) }
    }

    /// The narrowest width of a cut column.
    static let narrowest = 8
    private static let gap = 2

    /// Returns the heading and the rows, fitted to the screen; for a plain screen, one cell on each line.
    func lines(in frame: Screen.Frame) -> [StyledText] { frame.isPlain ? facts : lines(width: frame.tableWidth) }

    /// The cells, one on each line, such as `Name: Thunder Road`, with an empty line between rows.
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

    /// Returns the heading and the rows, each at most `width` columns wide.
    func lines(width: Int) -> [StyledText] {
        let (shown, widths) = layout(width: width)
        let head = line(shown.map { Cell(text: headings[$0].title, column: $0, style: .faint) }, widths)
        return [head]
            + rows.enumerated().map { index, row in
                line(shown.map { cell(index, $0, width: widths[$0], headings[$0].style) }, widths)
            }
    }

    /// Returns groups of rows whose shown cells, except for the first, look the same.
    /// - Parameter ignored: a column that is not compared.
    func lookalikes(width: Int, ignoring ignored: Int?) -> [[Int]] {
        guard rows.count > 1 else { return [] }
        let (shown, widths) = layout(width: width)
        let compared = shown.filter { $0 > 0 && $0 != ignored }
        // The keys are joined strings, because hashing lists would cost the runtime a conformance check at each start.
        // Cells contain no NUL.
        var groups: [String: [Int]] = [:]
        for index in rows.indices {
            let row = compared.map { cell(index, $0, width: widths[$0]) }.joined(separator: "\0")
            groups[row, default: []].append(index)
        }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// Returns whether all columns are shown uncut.
    func isWhole(in frame: Screen.Frame) -> Bool {
        if frame.isPlain { return true }
        let (shown, widths) = layout(width: frame.tableWidth)
        let isCut = zip(widths, naturalWidths()).contains { $0 < $1 }
        return !isCut && shown.count == headings.indices.count { column in rows.contains { !$0[column].isEmpty } }
    }

    /// Returns whether a column would be shown.
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

    /// Returns the shown columns and their widths.
    private func layout(width: Int) -> (shown: [Int], widths: [Int]) {
        // Leave out empty columns.
        var shown = headings.indices.filter { index in keepsColumns || rows.contains { !$0[index].isEmpty } }
        let natural = naturalWidths()
        var widths = natural
        if keepsColumns {
            if !shrink(shown, &widths, natural, to: width, keeping: 0) { widths = natural }
            return (shown, widths)
        }
        // Leave out spare columns before any cell is cut.
        while !shrink(shown, &widths, natural, to: width, keeping: 1),
            let index = shown.first(where: { headings[$0].isSpare })
        {
            shown.removeAll { $0 == index }
        }
        // Cut columns by at most a third; before cutting more, leave out the least important column.
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

    /// Narrows the widest flexible columns until the table fits.
    /// - Parameter share: the least share of its natural width that each column keeps.
    /// - Returns: whether the table fits.
    private func shrink(_ shown: [Int], _ widths: inout [Int], _ natural: [Int], to width: Int, keeping share: Double)
        -> Bool
    {
        widths = natural
        // A mark is only useful if some of the name is visible before it.
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
        // Spaces are written before the next cell, so that lines have none at the end.
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
