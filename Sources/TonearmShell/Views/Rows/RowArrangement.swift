import AppleMusicAPI
import Console

/// A choice of an answer's rows, with their order and columns.
package struct RowArrangement: Sendable {
    /// An option that arranges rows, by its name.
    package enum Option: String, CaseIterable, Sendable {
        case columns
        case sort
        case condition = "where"
    }

    /// Names of columns, from left to right; nil for those of the rows' types.
    var columns: [String]?
    var keys: [SortKey] = []
    /// All of them must hold.
    var conditions: [JSONCondition] = []
    /// No column is left out, and no cell cut.
    var isWide = false

    /// Whether rows may be left out or moved.
    var isChoosing: Bool { !keys.isEmpty || !conditions.isEmpty }

    /// - Returns: the columns that were asked for; nil where none were.
    /// - Throws: `Failure` for a name that no row has.
    func chosenColumns(among rows: [Resource]) throws(Failure) -> [ChosenColumn]? {
        guard let columns, !rows.isEmpty else { return nil }
        var chosen: [ChosenColumn] = []
        for name in columns { chosen.append(ChosenColumn(name: name, column: try Column.named(name, among: rows))) }
        return chosen
    }

    /// - Parameter sections: the rows of each section, as they came.
    /// - Returns: the indices of each section's rows that are shown, in their order.
    /// - Throws: `Failure` for a name that no row has.
    func order(of sections: [[Resource]]) throws(Failure) -> [[Int]] {
        let all = sections.flatMap { $0 }
        guard !all.isEmpty else { return sections.map { Array($0.indices) } }
        var named: [String: Column] = [:]
        for path in conditions.flatMap(\.paths) where path.origin == .named && path.hasOnlyNames {
            named[path.text] = try Column.named(path.text, among: all)
        }
        var columns: [(key: SortKey, column: Column)] = []
        for key in keys { columns.append((key, try Column.named(key.name, among: all))) }
        return sections.map { rows in
            let shown = rows.indices.filter { index in
                let values = RowValues(row: rows[index], columns: named)
                return conditions.allSatisfy { $0.holds(for: values) }
            }
            guard !columns.isEmpty else { return shown }
            let values = rows.map { row in columns.map { SortValue($0.column.value(of: row)) } }
            return shown.sorted { left, right in
                for (index, column) in columns.enumerated() {
                    switch (values[left][index], values[right][index]) {
                    case (let one?, let other?):
                        if one < other { return !column.key.isDescending }
                        if other < one { return column.key.isDescending }
                    // Nothing stands last, whatever the direction.
                    case (_?, nil): return true
                    case (nil, _?): return false
                    case (nil, nil): break
                    }
                }
                return left < right
            }
        }
    }
}
