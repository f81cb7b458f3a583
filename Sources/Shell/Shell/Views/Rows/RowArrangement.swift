import AppleMusicAPI
import TonearmConsole

/// A selection of an answer's rows, their order, and their columns.
package struct RowArrangement: Sendable {
    /// An option that arranges rows.
    package enum Option: String, CaseIterable, Sendable {
        case columns
        case sort
        case condition = "where"
    }

    /// The names of columns from left to right; nil for those of the rows' types.
    var columns: [String]?
    var keys: [SortKey] = []
    /// The conditions, all of which must be true.
    var conditions: [JSONCondition] = []
    /// Whether all columns are shown with uncut cells.
    var isWide = false

    /// Whether rows may be filtered or sorted.
    var isChoosing: Bool { !keys.isEmpty || !conditions.isEmpty }

    /// Finds the requested columns among those of the rows.
    /// - Returns: nil if the user requested no columns, or the answer has no rows.
    /// - Throws: `Failure` if no row has a named value.
    func chosenColumns(among rows: [Resource]) throws(Failure) -> [ChosenColumn]? {
        guard let columns, !rows.isEmpty else { return nil }
        var chosen: [ChosenColumn] = []
        for name in columns { chosen.append(ChosenColumn(name: name, column: try Column.named(name, among: rows))) }
        return chosen
    }

    /// - Parameter sections: the rows of each section in the service's order.
    /// - Returns: the indices of each section's shown rows, in order.
    /// - Throws: `Failure` if no row has a named value.
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
                    // Missing values are last in either direction.
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

/// The values of a row for conditions. A name means a column, with its value in the answer and its text in the table.
struct RowValues: ConditionSubject {
    let row: Resource
    /// The columns of the names without brackets in the conditions.
    let columns: [String: Column]

    var root: JSON { ValueLookup.root(of: row) }

    func values(named path: JSONPath) -> [JSON] {
        guard let column = columns[path.text] else { return root.values(named: path) }
        let shown = column.text(of: row, row.attributes)
        return [column.value(of: row) ?? .null] + (shown.isEmpty ? [] : [.string(shown)])
    }
}

extension ResourceType {
    /// Returns the types of resources without repetitions.
    static func all(of resources: [ResourceIdentifier]) -> [ResourceType] {
        var types: [ResourceType] = []
        for resource in resources where !types.contains(resource.type) { types.append(resource.type) }
        return types
    }
}
