import Testing
import TonearmAlgorithms
import TonearmTranscripts

@testable import TonearmShell

/// A learner who types lines of their own before each solution of a lesson's author.
struct WanderingLearner {
    let session: ShellSession
    /// The tasks whose solution failed without notice.
    private(set) var unnoticed: [String] = []
    /// The number of tasks that were begun again.
    private(set) var returns = 0
    /// The output since the learner last went to the beginning of a task.
    private var read = ""

    init(_ session: ShellSession) { self.session = session }

    private var teaching: Teaching? { session.shell.observers.lesson.teaching }

    /// Works through a lesson.
    /// - Parameter detours: returns the learner's own lines before a task.
    mutating func finish(_ lesson: String, language: String = "en", detours: (Int) -> [String]) async {
        await type("lesson start \(lesson) --language \(language) --fresh")
        while let number = teaching?.run.progress.current, let title = teaching?.run.currentTask?.title {
            // The notice about a task may be the end of the output that passed the one before.
            if !endsWithNotice { read = "" }
            for line in detours(number) where isAt(number) { await type(line) }
            if await solve(number) { continue }
            if !isTold { unnoticed.append("\(lesson): \(title)") }
            returns += 1
            read = ""
            await type("lesson again")
            guard await solve(number) else {
                unnoticed.append("\(lesson): \(title), begun again: \(read)")
                await type("lesson skip")
                continue
            }
        }
    }

    private func isAt(_ number: Int) -> Bool { teaching?.run.progress.current == number }

    private mutating func type(_ line: String) async {
        let outcome = await session.run(line)
        read += "> \(line)\n" + outcome.output + outcome.errors
    }

    /// Types the author's solution.
    /// - Returns: whether it passed the task.
    private mutating func solve(_ number: Int) async -> Bool {
        let steps = teaching?.run.currentTask?.solution ?? []
        for step in steps where isAt(number) {
            if let command = teaching?.verification.command(of: step) { await type(command) }
        }
        return !isAt(number)
    }

    /// The output on one line, because a narrow screen breaks sentences.
    private var text: String { read.replacing("\n", with: " ") }

    private var isTold: Bool { text.contains("the usual way no longer works") || text.contains("通常のやり方では解けません") }

    private var endsWithNotice: Bool { text.hasSuffix("'lesson again' goes back. ") || text.hasSuffix("で戻れます。 ") }
}

/// Tests that no line of a curious learner makes a lesson impossible without notice.
@Suite struct WanderingLearnerTests {
    static let lessons = LessonLibrary(folder: nil, language: nil).entries.map(\.name)

    private static let asked = ["storefront jp", "account lapse", "open albums/310730204", "account subscribe"]

    @Test(arguments: lessons)
    func `the same curious line before each task breaks none of them unnoticed`(lesson: String) async {
        for line in Self.asked {
            var learner = WanderingLearner(ShellSession())
            await learner.finish(lesson) { _ in [line] }
            #expect(learner.unnoticed == [], "\(line)")
        }
    }

    @Test func `a line that breaks tasks is noticed in many of them`() async {
        var returns = 0
        for lesson in Self.lessons {
            var learner = WanderingLearner(ShellSession())
            await learner.finish(lesson) { _ in ["storefront jp"] }
            returns += learner.returns
        }
        #expect(returns > 5, "\(returns)")
    }

    /// The examples of all commands that neither leave the lesson nor the simulated world.
    private static let lines =
        CommandTable.all.flatMap { $0.examples }.filter { TriableLine.contains($0, in: Session(seed: 1)) }
        + ["session reset", "undo 3", "redo", "undo 100", "lesson hint", "help", "frobnicate", "open 2", "2", "back 2"]

    @Test(arguments: lessons + ["tour.ja"], [UInt64(1), 2])
    func `a learner who wanders through the whole command table finishes every lesson`(
        lesson: String, seed: UInt64
    ) async {
        var random = RandomSource(seed: seed)
        let lines = Self.lines
        var learner = WanderingLearner(ShellSession())
        let parts = lesson.split(separator: ".").map(String.init)
        await learner.finish(parts[0], language: parts.count > 1 ? parts[1] : "en") { _ in
            (0..<3).map { _ in lines[Int.random(in: lines.indices, using: &random)] }
        }
        #expect(learner.unnoticed == [])
    }
}
