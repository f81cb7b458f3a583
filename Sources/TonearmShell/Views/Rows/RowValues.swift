import AppleMusicAPI

/// The values of a row for conditions: a name is a column, as it was answered and as the table shows it.
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
