import AppleMusicAPI
import Console

/// How the rows of an answer are shown.
package struct RowOptions: DeclaredArguments {
    var columns: ColumnNames?
    var sort: SortNames?
    var conditions: [RowConditionText] = []
    var wide = false

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
        fields.option(
            "columns", &columns, "Show these columns: names of columns, or attributes as 'trackCount,artwork.url'.")
        fields.option("sort", &sort, "Order the rows by columns; '-' before a name puts the greatest first.")
        fields.option("where", &conditions, "Show rows with NAME~PART or NAME=TEXT; '!~' and '!=' negate.")
        fields.flag("wide", &wide, "Leave no column out and cut no cell.")
    }

    /// - Returns: nil where nothing was asked for.
    /// - Throws: `Failure` for what cannot be read, and for what the output has no place for.
    func arrangement(for output: Output) throws(Failure) -> RowArrangement? {
        if columns == nil, sort == nil, conditions.isEmpty { return wide ? RowArrangement(isWide: true) : nil }
        try refuse(for: output)
        var arrangement = RowArrangement(isWide: wide)
        if let columns { arrangement.columns = try Self.names(columns.text, of: "--columns") }
        if let sort { arrangement.keys = try Self.names(sort.text, of: "--sort").map { SortKey($0) } }
        for condition in conditions { arrangement.conditions.append(try RowCondition(condition.text)) }
        return arrangement
    }

    private static func names(_ text: String, of option: String) throws(Failure) -> [String] {
        let names = text.split(separator: ",").map { String($0).filter { $0 != " " } }.filter { $0 != "-" && $0 != "" }
        guard names.isEmpty else { return names }
        throw Failure(
            "Cannot use '\(option) \(text)'", "no column is named",
            next: "Type for example '\(option) name,artist'.", status: .usage)
    }

    /// What is printed as it was answered cannot be arranged.
    private func refuse(for output: Output) throws(Failure) {
        let option = columns != nil ? "--columns" : sort != nil ? "--sort" : "--where"
        switch output {
        case .json, .raw:
            throw Failure(
                "Cannot use '\(option)' with the output '\(output.rawValue)'",
                "this is the body as the service answered it",
                next: "Type '-o ndjson' for the rows as JSON, one a line.", status: .usage)
        case .ids where columns != nil:
            throw Failure(
                "Cannot use '--columns' with the output 'ids'", "this is 'type/id' and nothing else",
                next: "Type '-o csv' for columns.", status: .usage)
        default: break
        }
    }
}

/// An action whose answers have rows.
protocol RowsAction: Action {
    var rows: RowOptions { get }
}

typealias RowsCommand = PlainCommand & RowsAction

extension RowsAction {
    var rowOptions: RowOptions? { rows }
}
