import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A view of the members in which two answers differ, side by side.
struct DifferenceView: View {
    private let names: (String, String)
    private let differences: [JSONDifference]
    private let same: Int

    init(names: (String, String), _ left: Response, _ right: Response) {
        self.names = names
        var (differences, same) = JSONDifference.between(Self.value(left), Self.value(right))
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
        if differences.isEmpty {
            return [StyledText("Nothing differs between \(names.0) and \(names.1): \(Self.members(same)).")]
        }
        let headings = [
            Table.Heading(title: "Member", weight: 100), Table.Heading(title: names.0, weight: 90),
            Table.Heading(title: names.1, weight: 90),
        ]
        let room = frame.isPlain ? Int.max : max(Table.narrowest, frame.tableWidth / 3 - 1)
        let rows = differences.map { difference in
            let (left, right) = Self.shortened(
                Concealment.applied(to: Self.text(difference.left)),
                Concealment.applied(to: Self.text(difference.right)), to: room)
            let container = frame.isPlain ? difference.container.map { "\($0) " } : nil
            return [(container ?? "") + difference.member, left, right]
        }
        let table = Table(headings: headings, rows: rows).lines(in: frame)
        let verb = differences.count == 1 ? "differs" : "differ"
        let lines = frame.isPlain ? table : table.prefix(1) + grouped(table.dropFirst(), width: frame.width)
        return lines + [StyledText("\(Self.members(differences.count)) \(verb), \(same) the same")]
    }

    /// Inserts a heading before the rows of each resource.
    private func grouped(_ rows: some Sequence<StyledText>, width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        var container: String?
        for (difference, row) in zip(differences, rows) {
            if difference.container != container, difference.container != nil || container != nil {
                lines += Wrapping.lines(of: .strong(difference.container ?? "the answer itself"), width: width)
            }
            container = difference.container
            lines.append(row)
        }
        return lines
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
