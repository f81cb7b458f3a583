import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A view of the members in which two answers differ, side by side.
struct DifferenceView: View {
    private let names: (String, String)
    private let differences: [JSONDifference]
    private let same: Int
    /// The differences in a few rows; nil to show each member.
    private let summary: DifferenceSummary?

    /// - Parameter isWhole: whether each member is shown, addresses too.
    init(names: (String, String), _ left: Response, _ right: Response, isWhole: Bool = true) {
        self.names = names
        var (differences, same) = JSONDifference.between(Self.value(left), Self.value(right))
        let isSummarized = !isWhole && left.status == right.status
        summary = isSummarized ? DifferenceSummary(of: Self.value(left), Self.value(right), sides: names) : nil
        if left.status != right.status {
            differences.insert(
                JSONDifference(path: "status", left: .integer(left.status), right: .integer(right.status)), at: 0)
        } else {
            same += 1
        }
        self.differences = differences
        self.same = same
    }

    /// Returns the body as JSON; a body that is not JSON becomes a single text.
    private static func value(_ response: Response) -> JSON {
        response.body.json ?? .string(String(decoding: response.body.bytes, as: UTF8.self))
    }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if let summary, !differences.isEmpty { return lines(of: summary, in: frame) }
        if differences.isEmpty {
            return [StyledText("Nothing differs between \(names.0) and \(names.1): \(Self.members(same)).")]
        }
        let room = frame.isPlain ? Int.max : max(Table.narrowest, frame.tableWidth / 3 - 1)
        let rows = differences.map { difference in
            let (left, right) = Self.shortened(
                Concealment.applied(to: Self.text(difference.left)),
                Concealment.applied(to: Self.text(difference.right)), to: room)
            let container = frame.isPlain ? difference.container.map { "\($0) " } : nil
            return [(container ?? "") + difference.member, left, right]
        }
        let table = Table(headings: columns, rows: rows).lines(in: frame)
        let verb = differences.count == 1 ? "differs" : "differ"
        let lines = frame.isPlain ? table : table.prefix(1) + grouped(table.dropFirst(), width: frame.width)
        return lines + [StyledText("\(Self.members(differences.count)) \(verb), \(same) the same")]
    }

    private var columns: [Table.Heading] {
        [
            Table.Heading(title: "Member", weight: 100), Table.Heading(title: names.0, weight: 90),
            Table.Heading(title: names.1, weight: 90),
        ]
    }

    /// Inserts a heading before the rows of each resource.
    private func grouped(_ rows: some Sequence<StyledText>, width: Int) -> [StyledText] {
        grouped(rows, under: differences.map(\.container), width: width)
    }

    /// Inserts a heading before rows of another heading than those above.
    private func grouped(
        _ rows: some Sequence<StyledText>, under headings: [String?], width: Int
    ) -> [StyledText] {
        var lines: [StyledText] = []
        var last: String?
        for (heading, row) in zip(headings, rows) {
            if heading != last, heading != nil || last != nil {
                lines += Wrapping.lines(of: .strong(heading ?? "the answer itself"), width: width)
            }
            last = heading
            lines.append(row)
        }
        return lines
    }

    /// Returns the rows of a summary, with a line about the rest.
    private func lines(of summary: DifferenceSummary, in frame: Screen.Frame) -> [StyledText] {
        let whole = Words.line(of: ["diff", names.0, names.1, "--all"])
        let addresses = summary.addresses == 1 ? "1 address differs" : "\(summary.addresses) addresses differ"
        let rest = "\(Self.members(same)) \(same == 1 ? "is" : "are") the same"
        if summary.rows.isEmpty {
            return [
                StyledText(
                    "Nothing but \(summary.addresses == 1 ? "1 address" : "\(summary.addresses) addresses") differs "
                        + "between \(names.0) and \(names.1); \(rest); ") + .command(whole) + .faint(" lists all")
            ].broken(in: frame)
        }
        let room = frame.isPlain ? Int.max : max(Table.narrowest, frame.tableWidth / 3 - 1)
        let rows = summary.rows.map { row in
            let (left, right) = Self.shortened(
                Concealment.applied(to: row.left), Concealment.applied(to: row.right), to: room)
            return [frame.isPlain && !row.heading.isEmpty ? "\(row.heading): \(row.member)" : row.member, left, right]
        }
        let table = Table(headings: columns, rows: rows).lines(in: frame)
        let headings = summary.rows.map { $0.heading.isEmpty ? nil : $0.heading }
        let lines =
            frame.isPlain
            ? table : table.prefix(1) + grouped(table.dropFirst(), under: headings, width: frame.width)
        let end = StyledText("\(rest)\(summary.addresses == 0 ? "" : ", \(addresses)"); ")
        return lines + [end + .command(whole) + .faint(" lists all")].broken(in: frame)
    }

    /// Cuts the common beginning of two long texts, so that their difference is visible.
    private static func shortened(_ left: String, _ right: String, to room: Int) -> (String, String) {
        guard max(left.count, right.count) > room else { return (left, right) }
        let common = zip(left, right).prefix { $0 == $1 }.count
        let cut = common - room / 4
        return cut > 1 ? ("…" + left.dropFirst(cut), "…" + right.dropFirst(cut)) : (left, right)
    }

    private static func members(_ count: Int) -> String { "\(count) member\(count == 1 ? "" : "s")" }

    private static func text(_ value: JSON?) -> String {
        switch value {
        case nil: "none"
        case .string(let text)?: text
        // If only one side has an object, show only its name.
        case .object(let object)?: object["attributes"]?["name"]?.string ?? "{…}"
        case let value?: value.text
        }
    }

    var body: Body? {
        .list(of: differences) { difference in
            var object = JSONObject([("member", .string(difference.path))])
            object.append("left", difference.left)
            object.append("right", difference.right)
            return .object(object)
        }
    }
}
