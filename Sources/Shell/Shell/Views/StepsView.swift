import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors

/// A view of the steps to similar artists with their costs, above the found resources.
struct StepsView: View {
    let records: [WalkRecord]
    /// The found resources; nil if nothing was found.
    var page: AnswerView?

    var body: Body? {
        let steps = records.map { record in
            JSON.object(
                JSONObject([
                    ("step", .string(record.step.rawValue)), ("requests", .integer(record.requests)),
                    ("outcome", .string(record.outcome.word)), ("text", .string(record.outcome.text)),
                ]))
        }
        return .object([
            ("steps", .array(steps)), ("requests", .integer(total)), ("answer", page?.body?.json ?? .null),
        ])
    }

    var identifiers: [ResourceIdentifier]? { page?.identifiers ?? [] }
    var resources: [Resource]? { page?.resources ?? [] }
    var chosenColumns: [ChosenColumn]? { page?.chosenColumns }

    private var total: Int { records.reduce(0) { $0 + $1.requests } }

    func arranged(by arrange: RowArranging) throws(Failure) -> (any View)? {
        guard let page else { return nil }
        return StepsView(records: records, page: try arrange(page).page)
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let headings = [
            Table.Heading(title: "Step", weight: 100),
            Table.Heading(title: "Outcome", weight: 90),
            Table.Heading(title: "Requests", isRightAligned: true, weight: 1000, isFlexible: false),
        ]
        let rows = records.map { [$0.step.title, $0.outcome.text, String($0.requests)] }
        let steps = Table(headings: headings, rows: rows + [["all", "", String(total)]]).lines(in: frame)
        return steps + [""] + (page?.lines(in: frame) ?? ["Nothing was found."])
    }
}
