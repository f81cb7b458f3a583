/// The keyframes of an animated picture (CSS Animations Level 1).
struct Timeline {
    /// The duration of the film in milliseconds; it repeats.
    let end: Int

    var duration: String { "\(Duration.milliseconds(end).seconds)s" }

    /// Returns the animation that shows an element from a time on.
    func appearing(_ time: Int, name: String) -> String {
        guard time > 0 else { return "" }
        return ".\(name) { animation-name: \(name); } "
            + "@keyframes \(name) { 0% { visibility: hidden; } \(percent(time)) { visibility: visible; } }"
    }

    /// Returns the animation that narrows the cover of a typed row character by character.
    func typing(_ row: TypedRow) -> String {
        let count = Double(row.columns.count)
        let frames = row.times.map { time, column in
            let rest = Double(row.columns.upperBound - column) / count
            return "\(percent(time)){transform:scaleX(\(PictureStyle.number(rest, digits: 3)))}"
        }
        return ".\(row.name) { animation-name: \(row.name); } "
            + "@keyframes \(row.name) {0%{transform:scaleX(1)}\(frames.joined())}"
    }

    func scrolling(_ rows: FilmedRows, _ style: PictureStyle) -> String {
        let frames = rows.scrolls.map { time, row in
            "\(percent(time)){transform:translateY(\(PictureStyle.number(-Double(row) * style.line))px)}"
        }
        return ".strip { animation-name: strip; } @keyframes strip {0%{transform:none}\(frames.joined())}"
    }

    func cursor(_ rows: FilmedRows, _ style: PictureStyle) -> String {
        let frames = rows.cursors.map { "\(percent($0.time)){transform:\(Self.place($0.row, $0.column, style))}" }
        return ".cursor { animation-name: cursor; } @keyframes cursor {\(frames.joined())}"
    }

    static func place(_ row: Int, _ column: Int, _ style: PictureStyle) -> String {
        let x = PictureStyle.number(Double(column) * style.column)
        return "translate(\(x)px,\(PictureStyle.number(Double(row) * style.line))px)"
    }

    private func percent(_ time: Int) -> String {
        PictureStyle.number(100 * Double(time) / Double(max(end, 1)), digits: 3) + "%"
    }
}

/// A row that appears character by character, because it is typed.
struct TypedRow {
    let index: Int
    /// The columns that are typed.
    let columns: Range<Int>
    /// The end of the visible part, and the time from which it is visible.
    let times: [(time: Int, column: Int)]

    var name: String { "t\(index)" }

    /// - Returns: nil if the whole row appears at once.
    init?(_ row: [TerminalCell], at index: Int) {
        guard let start = row.map(\.time).min() else { return nil }
        let typed = row.indices.filter { row[$0].time > start }
        guard let first = typed.first, let last = typed.last else { return nil }
        self.index = index
        columns = first..<last + 1
        var times: [(time: Int, column: Int)] = []
        for column in columns where row[column].time > times.last?.time ?? start {
            times.append((row[column].time, column + 1))
        }
        // Cells of the same time end with the last of them.
        self.times = times.map { time, column in
            (time, (row.lastIndex { $0.time == time } ?? column - 1) + 1)
        }
    }
}
