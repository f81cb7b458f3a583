import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// A view of checked lessons, each with its problems, or with the detours that stop learners.
struct LessonCheckView: View {
    let results: [Result]

    struct Result: Sendable {
        let name: String
        var tasks = 0
        /// The problems in sentences, with line numbers.
        var problems: [String] = []
        /// The detours after which a task must begin again, in the order of the file.
        var stops: [LessonProof.Report.Stop] = []

        /// Adds what a learner with other values would meet.
        mutating func add(_ report: LessonProof.Report) {
            problems += report.flaws.map(\.sentence).filter { !problems.contains($0) }
            stops += report.stops.filter { !stops.contains($0) }
        }
    }

    var failureStatus: Failure.Status? { results.allSatisfy(\.problems.isEmpty) ? nil : .failed }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        results.flatMap { result -> [StyledText] in
            let tasks = "\(result.tasks) task\(result.tasks == 1 ? "" : "s")"
            if result.problems.isEmpty {
                return [StyledText("good    \(result.name)  \(tasks)")] + Self.stops(of: result, frame.width)
            }
            return [StyledText("flawed  \(result.name)", .error)] + result.problems.map { StyledText($0) }
        }
    }

    /// Returns a line with the detours that stop learners, and the number of tasks that each stops; no line without
    /// any.
    private static func stops(of result: Result, _ width: Int) -> [StyledText] {
        guard !result.stops.isEmpty else { return [] }
        var counts: [(typed: String, count: Int)] = []
        for stop in result.stops {
            if let index = counts.firstIndex(where: { $0.typed == stop.typed }) {
                counts[index].count += 1
            } else {
                counts.append((stop.typed, 1))
            }
        }
        let tasks = Set(result.stops.map(\.line)).count
        let list = counts.map { "'\($0.typed)' \($0.count)" }.joined(separator: ", ")
        let line = StyledText.faint("learners are told to go back in \(tasks) of them, after: \(list)")
        return Wrapping.lines(of: line, width: max(width - 8, 20)).map { StyledText("        ") + $0 }
    }

    var body: Body? {
        .list(of: results) { result in
            [
                "name": .string(result.name), "tasks": .integer(result.tasks), "problems": .strings(result.problems),
                "stops": .array(result.stops.map { ["line": .integer($0.line), "typed": .string($0.typed)] }),
            ]
        }
    }
}
