import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// The learners of a class, one on each line.
struct ClassView: View {
    private let answer: JSON
    private let rows: [JSON]

    /// - Parameter answer: the class as the control address describes it.
    init(_ answer: JSON) {
        self.answer = answer
        rows = answer["learners"]?.array ?? []
    }

    var body: Body? { .json(answer) }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let headings = [
            Table.Heading(title: "Learner", weight: 100), Table.Heading(title: "State", weight: 95, isFlexible: false),
            Table.Heading(title: "Lesson", weight: 40, isSpare: true),
            Table.Heading(title: "Step", weight: 90, isFlexible: false), Table.Heading(title: "Task", weight: 60),
            Table.Heading(title: "Tries", isRightAligned: true, weight: 50, isFlexible: false, isSpare: true),
            Table.Heading(title: "Hints", isRightAligned: true, weight: 55, isFlexible: false, isSpare: true),
            Table.Heading(title: "Remarks", weight: 70),
        ]
        return Table(headings: headings, rows: rows.map(Self.cells)).lines(in: frame)
            + Wrapping.lines(of: summary, width: frame.width)
    }

    private static func cells(_ row: JSON) -> [String] {
        let hasBegun = row["lesson"] != nil
        return [
            row["learner"]?.string ?? "", row["state"]?.string ?? "", row["lesson"]?.string ?? "",
            hasBegun ? "\(row["step"]?.integer ?? 0) of \(row["steps"]?.integer ?? 0)" : "",
            row["task"]?.string ?? "", hasBegun ? String(row["tries"]?.integer ?? 0) : "",
            hasBegun ? String(row["hints"]?.array?.count ?? 0) : "",
            (row["remarks"]?.strings ?? []).joined(separator: "; "),
        ]
    }

    private var summary: StyledText {
        let counts = ["stuck", "working", "left", "finished", "not begun"].map { word in
            "\(rows.count { $0["state"]?.string == word }) \(word)"
        }
        return StyledText(counts.joined(separator: ", ")) + .faint("; results: ") + .command("class results")
    }
}
