import AppleMusicAPI
import Console

/// A view of checked lessons, one line each, with their problems.
struct LessonCheckView: View {
    let results: [Result]

    struct Result: Sendable {
        let name: String
        let tasks: Int
        /// The problems in sentences, with line numbers.
        let problems: [String]
    }

    var failureStatus: Failure.Status? { results.allSatisfy(\.problems.isEmpty) ? nil : .failed }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        results.flatMap { result -> [StyledText] in
            let tasks = "\(result.tasks) task\(result.tasks == 1 ? "" : "s")"
            if result.problems.isEmpty { return [StyledText("good    \(result.name)  \(tasks)")] }
            return [StyledText("flawed  \(result.name)", .error)] + result.problems.map { StyledText($0) }
        }
    }

    var body: Body? {
        .list(of: results) {
            ["name": .string($0.name), "tasks": .integer($0.tasks), "problems": .strings($0.problems)]
        }
    }
}
