/// A table of a feed, as far as an import reads it.
package struct DumpTable: Sendable, Hashable {
    package struct Column: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            case number, text
            /// A column that is in the files and is not staged.
            case unused
        }

        package var name: String
        package var kind: Kind
        package var isKey = false

        static func key(_ name: String, _ kind: Kind = .number) -> Column {
            Column(name: name, kind: kind, isKey: true)
        }
        static func number(_ name: String) -> Column { Column(name: name, kind: .number) }
        static func text(_ name: String) -> Column { Column(name: name, kind: .text) }
        static func unused(_ name: String) -> Column { Column(name: name, kind: .unused) }
    }

    package var name: String
    /// The columns in the order of the format's description.
    package var columns: [Column]

    init(_ name: String, _ columns: Column...) {
        self.name = name
        self.columns = columns
    }

    /// The staged columns: the primary key first.
    package var staged: [Column] { columns.filter(\.isKey) + columns.filter { !$0.isKey && $0.kind != .unused } }

    package var key: [String] { columns.filter(\.isKey).map(\.name) }

    /// The statement that makes the staged table.
    var creation: String {
        let columns = staged.map { "\"\($0.name)\" \($0.kind == .number ? "INTEGER" : "TEXT")" }
        let key = key.map { "\"\($0)\"" }.joined(separator: ", ")
        return "CREATE TABLE IF NOT EXISTS \"\(name)\"(\(columns.joined(separator: ", ")), PRIMARY KEY(\(key))) "
            + "WITHOUT ROWID"
    }

    /// The statement that writes a row, over one with an equal key.
    var insertion: String {
        "INSERT OR REPLACE INTO \"\(name)\" VALUES(\(staged.map { _ in "?" }.joined(separator: ", ")))"
    }
}
