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
        fields.option("where", &conditions, "Show only rows with NAME~PART or NAME=TEXT; may be repeated.")
        fields.flag("wide", &wide, "Leave no column out and cut no cell.")
    }

    /// Returns the arrangement that the options describe; nil if none was given.
    /// - Throws: `Failure` for a value that cannot be read, and for an option that the output ignores.
    func arrangement(for output: Output) throws(Failure) -> RowArrangement? {
        if given.isEmpty { return wide ? RowArrangement(isWide: true) : nil }
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

    /// - Throws: `Failure` for an option that the output ignores.
    private func refuse(for output: Output) throws(Failure) {
        for option in given {
            guard let obstacle = output.format.obstacle(to: option) else { continue }
            throw Failure(
                "Cannot use '--\(option.rawValue)' with the output '\(output.rawValue)'", obstacle.reason,
                next: obstacle.next, status: .usage)
        }
    }

    /// The options that choose, order or leave out rows and columns, as given.
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

/// An action whose answers have rows.
protocol RowsAction: Action {
    var rows: RowOptions { get }
}

typealias RowsCommand = PlainCommand & RowsAction

extension RowsAction {
    var rowOptions: RowOptions? { rows }
}

extension Shell {
    /// Arranges the rows of a view, and numbers them as they are then shown.
    /// - Parameter arrangement: nil for all rows as they came.
    /// - Throws: `Failure` for names that the rows do not have.
    func arranged(_ view: any View, by arrangement: RowArrangement?, as output: Output) throws(Failure) -> any View {
        let arranged = try view.arranged { page throws(Failure) in try arrange(page, by: arrangement, as: output) }
        if arranged == nil, arrangement != nil {
            presentation.notes.append("no rows are shown here that could be arranged")
        }
        return arranged ?? view
    }

    private func arrange(
        _ page: AnswerView, by arrangement: RowArrangement?, as output: Output
    ) throws(Failure) -> (page: AnswerView, order: [[Int]]?) {
        guard arrangement != nil || session.here?.shownRows != nil else { return (page, nil) }
        var view = page
        var order: [[Int]]?
        if let arrangement {
            let sections = page.answer.numberedSections.map(\.rows)
            try refuse(arrangement, of: page.answer, as: output)
            let shown =
                output.format.isForPeople || page.answer.single == nil ? sections.flatMap { $0 } : page.resources ?? []
            view.chosenColumns = try arrangement.chosenColumns(among: shown)
            view.isWide = arrangement.isWide
            if arrangement.isChoosing { order = try arrangement.order(of: sections) }
            if sections.allSatisfy(\.isEmpty), page.answer.single == nil || output.format.isForPeople,
                !arrangement.isWide
            {
                presentation.notes.append("no rows came that could be arranged")
            }
        }
        if let order {
            view.answer = Answer(request: page.answer.request, response: page.answer.response, shownRows: order)
        }
        if var place = session.here, place.response == page.answer.response, place.shownRows != order {
            place.shownRows = order
            session.trail.replace(with: place)
        }
        return (view, order)
    }

    /// Where one resource is printed alone, its rows are not.
    private func refuse(_ arrangement: RowArrangement, of answer: Answer, as output: Output) throws(Failure) {
        guard let single = answer.single, arrangement.isChoosing, !output.format.isForPeople else { return }
        let part = answer.numberedSections.first?.name
        throw Failure(
            "Cannot choose rows of '\(single.identifier)' with the output '\(output.rawValue)'",
            "this prints the one resource alone",
            next: part.map { "Type 'open \(single.identifier)', then 'follow \($0)' with these options." }
                ?? "It has no rows.", status: .usage)
    }
}
