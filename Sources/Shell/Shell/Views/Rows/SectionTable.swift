import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

struct SectionTable {
    let rows: [Resource]
    let firstNumber: Int
    /// The numbers of the rows, if rows between them are left out; nil for consecutive numbers.
    var numbers: [Int]?
    /// The resource to which the rows belong. Values of rows that equal the owner's are left out.
    var owner: Resource?
    /// The requested columns; nil for those of the rows' types.
    var chosen: [ChosenColumn]?
    /// The depths of rows in a tree, by their ids.
    var depths: [String: Int] = [:]
    /// Whether all columns are shown with uncut cells.
    var isWide = false

    func lines(in frame: Screen.Frame) -> [StyledText] {
        guard !rows.isEmpty else { return [] }
        let width = isWide || frame.isPlain ? Int.max : frame.tableWidth
        var table =
            chosen.map { self.table(of: $0, width: width, frame.days) } ?? standardTable(width: width, frame.days)
        if frame.hasLinks, chosen?.first.map({ $0.column.path == Column.name.path }) ?? true {
            table.links = rows.map(\.link)
        }
        return frame.isPlain ? table.facts : table.lines(width: width)
    }

    private func standardTable(width: Int, _ days: DayFormat) -> Table {
        let hasTypes = Set(rows.map(\.type)).count > 1
        let columns = standardColumns(hasTypes)
        var headings = [Self.numberHeading] + columns.map { Self.heading($0) }
        if hasTypes { headings.append(Table.Heading(title: "Type", weight: 95, isFlexible: false, style: .faint)) }
        headings.append(
            Table.Heading(title: "Id", weight: 20, isFlexible: false, isSpare: !isWide, style: .faint))
        let cells = rows.indices.map { index in
            let attributes = rows[index].attributes
            var texts = columns.map { $0.text(of: rows[index], attributes, days: days) }
            if let depth = depths[rows[index].id] { texts[0] = String(repeating: "  ", count: depth) + texts[0] }
            return [number(index)] + texts + (hasTypes ? [rows[index].type.rawValue] : []) + [rows[index].id]
        }
        var table = Table(headings: headings, rows: cells)
        tellApart(&table, ids: headings.count - 1, width: width)
        return table
    }

    /// Distinguishes rows that look the same: cut names also show their end, equal names get a mark.
    /// - Parameter ids: the column of the ids; nil without one.
    private func tellApart(_ table: inout Table, ids: Int?, width: Int) {
        func showsIds() -> Bool { ids.map { table.shows($0, width: width) } ?? false }
        let groups = table.lookalikes(width: width, ignoring: ids)
        guard !groups.isEmpty else { return }
        let names = table.rows.map { $0[1] }
        table.middleCuts = Set(groups.filter { Set($0.map { names[$0] }).count > 1 }.joined())
        let twins = groups.flatMap { group in
            Dictionary(grouping: group) { names[$0] }.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        }
        table.marks = Distinction(rows: rows, showsIds: showsIds()).marks(twins)
        // The marks take space, for which the column of ids may have been removed.
        if !showsIds() { table.marks = Distinction(rows: rows, showsIds: false).marks(twins) }
    }

    private func table(of chosen: [ChosenColumn], width: Int, _ days: DayFormat) -> Table {
        let cells = rows.indices.map { index in
            let attributes = rows[index].attributes
            return [number(index)] + chosen.map { $0.column.text(of: rows[index], attributes, days: days) }
        }
        var table = Table(headings: [Self.numberHeading] + chosen.map { Self.heading($0.column) }, rows: cells)
        table.keepsColumns = true
        // Marks follow names, so they need the column of names first.
        if chosen.first?.column.path == Column.name.path { tellApart(&table, ids: nil, width: width) }
        return table
    }

    private func number(_ index: Int) -> String { String(numbers?[index] ?? firstNumber.addingClamped(index)) }

    private static let numberHeading = Table.Heading(
        title: "#", isRightAligned: true, weight: 1000, isFlexible: false, style: .faint)

    private static func heading(_ column: Column) -> Table.Heading {
        Table.Heading(
            title: column.title, isRightAligned: column.format.isRightAligned, weight: column.weight,
            // A cut address is useful, a cut id is not.
            isFlexible: column.format.isFlexible || column.path == "href")
    }

    private func standardColumns(_ hasTypes: Bool) -> [Column] {
        var columns = (hasTypes ? Column.mixed : Column.columns(of: rows[0].type)).filter { !isImplied($0) }
        if hasTypes, rows.allSatisfy({ $0.attribute("dateAdded") != nil }) {
            // The rows are sorted by this day, so its column is kept.
            var added = Column.added
            added.weight = 85
            columns.append(added)
        }
        return columns
    }

    /// Returns whether all rows have the owner's artist or album, as an album's tracks do.
    private func isImplied(_ column: Column) -> Bool {
        guard let owner, ["artistName", "albumName"].contains(column.path) else { return false }
        let own = column.path == "albumName" ? owner.attribute("name") : owner.attribute(column.path)
        return rows.allSatisfy { $0.attribute(column.path) == own }
    }
}

extension Resource {
    /// The resource's page on the web; nil if it has none.
    var link: Link? { attribute("url")?.string.flatMap { Link($0) } }
}

/// The marks that distinguish rows with the same name: explicit or clean, else the year, else the id.
struct Distinction {
    let rows: [Resource]
    /// Whether the ids have their own column.
    let showsIds: Bool

    /// - Parameter groups: the indices of rows that look the same.
    /// - Returns: the text after each row's name, such as ` (explicit, 1975)`.
    func marks(_ groups: [[Int]]) -> [String] {
        var marks = Array(repeating: "", count: rows.count)
        for group in groups {
            for (index, words) in words(of: group) where !words.isEmpty {
                marks[index] = " (\(words.joined(separator: ", ")))"
            }
        }
        return marks
    }

    private func words(of group: [Int]) -> [(row: Int, words: [String])] {
        var words = group.map { (row: $0, words: [String]()) }
        for (path, length) in [("contentRating", 16), ("releaseDate", 4)] {
            let values = group.map { rows[$0].attribute(path)?.string.map { String($0.prefix(length)) } ?? "" }
            let before = words
            for place in words.indices where !values[place].isEmpty {
                let differs = words.indices.contains {
                    before[$0].words == before[place].words && values[$0] != values[place]
                }
                if differs { words[place].words.append(values[place]) }
            }
        }
        guard !showsIds else { return words }
        let before = words
        for place in words.indices {
            let id = rows[words[place].row].id
            let hasTwin = words.indices.contains {
                before[$0].words == before[place].words && rows[words[$0].row].id != id
            }
            if hasTwin { words[place].words.append(id.count > 12 ? "…\(Concealment.applied(to: id).suffix(8))" : id) }
        }
        return words
    }
}
