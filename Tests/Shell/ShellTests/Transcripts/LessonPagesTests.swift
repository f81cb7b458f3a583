import Testing
import TonearmConsole
import TonearmTestSupport

@testable import TonearmShell

/// A learner at the keys, who presses the next key whenever a key is awaited.
private final class Learner: Presenter {
    private var keys: [String]
    /// The screens at each awaited key.
    private(set) var seen: [String] = []
    private let screen: () -> String

    init(_ keys: [String], seeing screen: @escaping () -> String) {
        self.keys = keys
        self.screen = screen
    }

    func key(within milliseconds: Int?) -> [UInt8]? {
        seen.append(screen())
        return Array((keys.isEmpty ? "q" : keys.removeFirst()).utf8)
    }

    var columns: Int? { nil }
    var lines: Int? { nil }
    var wasAway: Bool { false }
    func takeOver(typed: String) {}
    func leave() {}
}

@Suite struct LessonPagesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the beginning of a lesson on a screen large enough not to pause.
    private func whole(_ lesson: String) async -> String {
        let session = session(height: 200)
        let learner = Learner([]) { "" }
        session.shell.environment.person.presenter = { learner }
        return await session.run("lesson start \(lesson) --fresh").output
    }

    private func session(width: Int = 40, height: Int) -> ShellSession {
        let session = ShellSession(
            width: width, isTerminal: true, store: SessionStore(folder: folder.path + "/state"))
        session.shell.screen.frame.height = height
        session.shell.observers.recent.keep()
        return session
    }

    /// Returns the numbers of rows shown before each key and after the last key.
    private func rows(_ seen: [String], _ whole: String) -> [Int] {
        var counts: [Int] = []
        var start = 0
        for text in seen + [whole] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let rows = lines.reduce(0) { $0 + TerminalRows.count(of: String($1), width: 40) }
            counts.append(rows - start)
            start = rows
        }
        return counts
    }

    @Test(arguments: ["tour", "url", "forms", "offer", "transactions", "serving"], [12, 20, 24])
    func `a lesson begins screen by screen, and says the same in all`(lesson: String, height: Int) async throws {
        let whole = await whole(lesson)
        let session = session(height: height)
        let learner = Learner(Array(repeating: " ", count: 100)) { session.outputSoFar }
        session.shell.environment.person.presenter = { learner }
        let outcome = await session.run("lesson start \(lesson) --fresh")
        #expect(outcome.output == whole)
        #expect(rows(learner.seen, whole).allSatisfy { $0 < height }, "\(rows(learner.seen, whole))")
        #expect(learner.seen.count >= whole.split(separator: "\n").count / height)
    }

    @Test func `what fits the screen waits for nothing`() async throws {
        let session = session(width: 80, height: 24)
        let learner = Learner([]) { "" }
        session.shell.environment.person.presenter = { learner }
        _ = await session.run("lesson start tour")
        #expect(learner.seen.isEmpty)
    }

    @Test func `an answer is read before the next task comes`() async throws {
        let session = session(width: 80, height: 24)
        let learner = Learner([" "]) { session.outputSoFar }
        session.shell.environment.person.presenter = { learner }
        try await session.runAll("lesson start tour")
        _ = await session.run("search born to run")
        let seen = try #require(learner.seen.first)
        #expect(seen.contains("Passed: Search\n\n") && !seen.contains("Open the album"))
        #expect(learner.seen.count == 1)
    }

    @Test func `a command that is begun goes into the next line, and all is shown`() async throws {
        let whole = await whole("url")
        let session = session(height: 12)
        let learner = Learner(["\u{1B}[Z", "x"]) { "" }
        session.shell.environment.person.presenter = { learner }
        #expect(await session.run("lesson start url --fresh").output == whole)
        #expect(learner.seen.count == 2)
        #expect(session.shell.interpreter.takeUnreadLine() == "x")
    }

    @Test(arguments: [
        (" ", LessonPageKey.next), ("\r", .next), ("\u{1B}[6~", .next), ("q", .all), ("\u{4}", .all),
        ("s", .typed("s")),
        ("日", .typed("日")),
    ])
    func `keys go on, show all, or begin a command`(bytes: String, key: LessonPageKey) {
        #expect(LessonPageKey(Array(bytes.utf8)) == key)
    }

    @Test func `other keys mean nothing`() {
        for bytes in ["", "\u{1B}", "\u{1B}[5~", "\t", "\u{7F}", "\u{1B}OP"] {
            #expect(LessonPageKey(Array(bytes.utf8)) == nil)
        }
        #expect(LessonPageKey([0x80]) == nil)
    }
}
