import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// The lines of a lesson on the screen.
enum LessonLines {
    /// The greatest width; longer lines are hard to read, even on wide screens.
    static let widest = 100

    /// Lays out Markdown, followed by an empty line.
    static func prose(_ text: String, width: Int) -> [StyledText] {
        let lines = ProseText.lines(of: text, width: width)
        return lines.map { StyledText($0) } + [""]
    }

    static func hint(_ text: String, width: Int) -> [StyledText] {
        let mark = "hint: "
        return prose(mark + text, width: width).dropLast().enumerated().map { index, line in
            index == 0 ? StyledText(mark, .warning) + StyledText(String(line.plain.dropFirst(mark.count))) : line
        }
    }

    static func task(_ number: Int, of count: Int, title: String, width: Int) -> [StyledText] {
        wrapped(
            [
                .strong("Task \(number) of \(count): \(title)"),
                .faint("Your turn: ") + .command("lesson hint") + .faint(" helps, ") + .command("lesson skip")
                    + .faint(" goes on, ") + .command("lesson stop") + .faint(" ends."),
            ], width)
    }

    static func passed(_ title: String, width: Int) -> [StyledText] {
        wrapped(["", .strong("Passed: ") + StyledText(title), ""], width)
    }

    static func noMoreHints(width: Int) -> [StyledText] {
        wrapped(
            [.faint("There are no more hints for this task. ") + .command("lesson skip") + .faint(" goes on.")], width)
    }

    private static func wrapped(_ lines: [StyledText], _ width: Int) -> [StyledText] {
        lines.flatMap { Wrapping.lines(of: $0, width: width) }
    }

    static func finished(_ teaching: Teaching, width: Int) -> [StyledText] {
        let progress = teaching.run.progress
        let skipped = progress.count(.skipped)
        let lines: [StyledText] = [
            .strong("The lesson '\(teaching.entry.name)' is done: ")
                + StyledText(
                    "\(progress.count(.passed)) of \(teaching.taskCount) tasks passed"
                        + (skipped > 0 ? ", \(skipped) skipped." : ".")),
            .faint("Your own session is back. ") + .command("lesson list") + .faint(" shows what else there is."),
        ]
        return wrapped(lines, width)
    }
}

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
