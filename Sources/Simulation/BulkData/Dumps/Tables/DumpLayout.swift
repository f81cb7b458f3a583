/// The columns of a table's file, and what its header says.
struct DumpLayout: Hashable {
    /// The place of each staged column in a record; nil if the file lacks it.
    var places: [Int?]
    /// The number of fields of a record.
    var width: Int
    /// Whether records may have further fields, as files of a later version of the format have.
    var mayBeWider = false
    /// Whether the rows change a table, in place of replacing it.
    var isIncrement = false

    /// The layout of a file without a header.
    init(_ table: DumpTable) {
        places = table.staged.map { column in table.columns.firstIndex { $0.name == column.name } }
        width = table.columns.count
        mayBeWider = true
    }

    /// Reads a header of the Enterprise Partner Feed, whose records come in any order. All but the one with the columns
    /// may be missing. The types and the primary key are those of the table's description, whatever the header has.
    init(header: [String], of table: DumpTable) throws {
        var columns: [String]?
        for record in header where !record.hasPrefix("##") {
            let text = record.dropFirst()
            if let mode = Self.value("exportMode:", text) {
                guard ["FULL", "INCREMENTAL"].contains(mode) else {
                    throw DumpFileProblem("its export mode is '\(mode)', not FULL or INCREMENTAL")
                }
                isIncrement = mode == "INCREMENTAL"
            } else if ["primaryKey:", "dbTypes:", "recordsWritten:"].allSatisfy({ Self.value($0, text) == nil }) {
                columns = columns ?? text.split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init)
            }
        }
        guard let columns else {
            throw DumpFileProblem("it has no header: it does not begin with a record of '#' and the names of columns")
        }
        places = table.staged.map { columns.firstIndex(of: $0.name) }
        width = columns.count
        for (column, place) in zip(table.staged, places) where column.isKey && place == nil {
            let found = columns.prefix(8).joined(separator: ", ")
            throw DumpFileProblem("its header lacks the column '\(column.name)'; it has '\(found)'")
        }
    }

    private static func value(_ name: String, _ text: Substring) -> String? {
        text.hasPrefix(name) ? String(text.dropFirst(name.count)) : nil
    }
}
