import TonearmConsole

/// The options that arrange the rows of an answer.
package struct RowOptions: DeclaredArguments {
    var columns: ColumnNames?
    var sort: SortNames?
    var conditions: [RowCondition] = []
    var wide = false

    package init() {}

    package mutating func visit(_ fields: inout FieldVisitor) {
        fields.option(
            "columns", &columns, "Show these columns: names of columns, or attributes as 'trackCount,artwork.url'.")
        fields.option("sort", &sort, "Order the rows by columns; '-' before a name puts the greatest first.")
        fields.option("where", &conditions, "Show rows for which the condition holds: NAME~PART, NAME=TEXT, NAME>5.")
        fields.flag("wide", &wide, "Leave no column out and cut no cell.")
    }

    /// Returns the arrangement that the options describe; nil if there are none.
    /// - Throws: `Failure` if a value is malformed, or if the output ignores an option.
    func arrangement(for output: Output) throws(Failure) -> RowArrangement? {
        if given.isEmpty { return wide ? RowArrangement(isWide: true) : nil }
        try refuse(for: output)
        var arrangement = RowArrangement(isWide: wide)
        if let columns { arrangement.columns = try Self.names(columns.text, of: "--columns") }
        if let sort { arrangement.keys = try Self.names(sort.text, of: "--sort").map { SortKey($0) } }
        for condition in conditions { arrangement.conditions.append(try condition.condition()) }
        return arrangement
    }

    private static func names(_ text: String, of option: String) throws(Failure) -> [String] {
        let names = text.split(separator: ",").map { String($0).filter { $0 != " " } }.filter { $0 != "-" && $0 != "" }
        guard names.isEmpty else { return names }
        throw Failure.usage(
            "Cannot use '\(option) \(text)'", "no column is named", next: "Type for example '\(option) name,artist'.")
    }

    /// - Throws: `Failure` if the output ignores an option.
    private func refuse(for output: Output) throws(Failure) {
        for option in given {
            guard let obstacle = output.format.obstacle(to: option) else { continue }
            throw Failure.usage(
                "Cannot use '--\(option.rawValue)' with the output '\(output.rawValue)'", obstacle.reason,
                next: obstacle.next)
        }
    }

    /// The given options that select, sort or filter rows and columns.
    private var given: [RowArrangement.Option] {
        RowArrangement.Option.allCases.filter { option in
            switch option {
            case .columns: columns != nil
            case .sort: sort != nil
            case .condition: !conditions.isEmpty
            }
        }
    }
}
