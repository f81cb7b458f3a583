import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// Tests the ways back from a learner's detours to the beginning of a task.
@Suite struct LessonDetourTests {
    private let folder: TemporaryFolder
    private let session: ShellSession

    init() throws {
        folder = try TemporaryFolder()
        session = ShellSession(keptIn: folder)
    }

    private static let notice = "From here the usual way no longer works: "

    @Test func `an offer that was accepted too early is noticed, and the task begins where it can be done`()
        async throws
    {
        try await session.runAll("lesson start offer", "offer")
        let early = await session.run("accept")
        #expect(!early.output.contains("lesson again"))
        let next = await session.run("capabilities")
        #expect(next.lines.contains("Task 2 of 7: Show it"))
        #expect(next.lines.last == Self.notice + "'undo' or 'lesson again' goes back.")
        #expect(await session.run("offer").status == 1)
        let again = await session.run("lesson again")
        #expect(again.lines.contains("Task 2 of 7: Show it"))
        #expect(!again.output.contains(Self.notice))
        #expect(await session.run("offer").lines.contains("Passed: Show it"))
    }

    @Test func `the notice names the way that leads back, once`() async throws {
        var line = 0
        var told: [String] = []
        try await session.runAll("lesson start tour", "search born to run")
        for typed in ["session reset", "version", "where", "version", "undo", "open 1"] {
            line += 1
            told += await session.run(typed).lines.filter { $0.contains("usual way") || $0.hasPrefix("Passed") }
                .map { "\(line): \($0)" }
        }
        #expect(told == ["1: \(Self.notice)'undo' or 'lesson again' goes back.", "6: Passed: Open the album"])
    }

    @Test func `'lesson again' is undone exactly, and so is what was done before`() async throws {
        try await session.runAll("lesson start tour", "search born to run", "open 1")
        let beginning = session.session
        try await session.runAll("storefront gb", "session reset", "storefront fr")
        let before = session.session
        try await session.runAll("lesson again")
        #expect(session.session == beginning)
        #expect(await session.run("undo").lines.first == "Undone: lesson again")
        #expect(session.session == before)
        try await session.runAll("undo 3")
        #expect(session.session.withoutTraces == beginning.withoutTraces)
        try await session.runAll("redo 4")
        #expect(session.session == beginning)
        #expect(await session.run("follow tracks").lines.contains("Passed: Follow its tracks"))
    }

    @Test func `a task about undo can be begun again`() async throws {
        try await session.runAll("lesson start tour", "search born to run", "open 1", "follow tracks", "storefront jp")
        let detour = await session.run("clock advance 1d")
        #expect(detour.lines.last == Self.notice + "'undo' or 'lesson again' goes back.")
        try await session.runAll("lesson again")
        let undone = await session.run("undo")
        #expect(undone.lines.first == "Undone: storefront jp")
        #expect(undone.lines.contains("Passed: Take it back"))
    }

    @Test func `a task about undo goes on in a later shell`() async throws {
        try await session.runAll("lesson start tour", "search born to run", "open 1", "follow tracks", "storefront jp")
        let later = ShellSession(keptIn: folder)
        let back = await later.run("lesson start tour")
        #expect(back.lines.contains("Task 5 of 6: Take it back"))
        #expect(!back.output.contains(Self.notice))
        #expect(await later.run("undo").lines.contains("Passed: Take it back"))
    }

    @Test func `a demonstration is performed where it can be, and the learner can return`() async throws {
        let path = "/v1/catalog/us/albums/310730204/tracks"
        let check = "```check\ncheck: request.path is \(path)\n```\n```tonearm\n> follow tracks\n...\n```\n"
        let first = "```check\ncheck: command is where\n```\n```tonearm\n> where\n...\n```\n"
        let text = "---\nformat: 1\n---\n\(first)\n# B\n```tonearm\n> open albums/310730204\n...\n```\nOn.\n\(check)"
        try folder.write(text, to: "lessons/own.md")
        try await session.runAll("lesson start own", "storefront jp")
        let before = session.session.world
        let next = await session.run("where")
        #expect(next.output.contains("The next part needs another state, so the lesson set it: 'undo' restores yours."))
        #expect(next.output.contains("Born to Run"))
        #expect(session.session.world.storefront == "us")
        _ = await session.run("undo")
        #expect(session.session.world.storefront == before.storefront)
        try await session.runAll("lesson again")
        #expect(await session.run("follow tracks").output.contains("The lesson 'own' is done: 2 of 2 tasks passed."))
    }

    @Test func `a skipped task leaves the next one possible`() async throws {
        try await session.runAll("lesson start tour")
        let skipped = await session.run("lesson skip")
        #expect(skipped.output.contains("'undo' restores yours"))
        #expect(await session.run("open 1").lines.contains("Passed: Open the album"))
    }

    @Test func `undoing past the beginning of a task is noticed`() async throws {
        try await session.runAll("lesson start transactions")
        var passed = 0
        for _ in 0..<2 {
            guard let teaching = session.shell.observers.lesson.teaching, let task = teaching.run.currentTask else {
                break
            }
            for step in task.solution { _ = await session.run(teaching.verification.command(of: step)) }
            passed += 1
        }
        #expect(passed == 2)
        let undone = await session.run("undo 100")
        #expect(undone.output.contains("lesson again"), "\(undone.output)")
        let title = session.shell.observers.lesson.teaching?.run.currentTask?.title ?? ""
        try await session.runAll("lesson again")
        guard let teaching = session.shell.observers.lesson.teaching, let task = teaching.run.currentTask else {
            return
        }
        var output = ""
        for step in task.solution { output += await session.run(teaching.verification.command(of: step)).output }
        #expect(output.contains("Passed: \(title)"))
    }

    @Test func `another service in mid-task is noted, because the lesson cannot try anything there`() async throws {
        try await session.runAll("lesson start tour", "search born to run")
        let elsewhere = await session.run("service http://127.0.0.1:9")
        #expect(elsewhere.lines.last == "The lesson does not know this service: 'lesson again' goes back.")
        #expect(!(await session.run("version").output.contains("lesson again")))
        try await session.runAll("lesson again")
        #expect(session.session.world.address.isSimulated)
        #expect(await session.run("open 1").lines.contains("Passed: Open the album"))
    }

    @Test func `a hint that was asked for where the task cannot be done names the way back`() async throws {
        try await session.runAll("lesson start tour", "search born to run", "session reset")
        let hint = await session.run("lesson hint")
        #expect(hint.lines.first?.hasPrefix("hint: ") == true)
        #expect(hint.lines.last?.hasPrefix(Self.notice) == true)
    }

    @Test func `a solution is tried without effects outside of the session`() {
        for line in [
            "! touch ran", "search a | head -1", "search a > a.json", "record start a.har", "world save a.json",
            "attach http://127.0.0.1:1", "service http://127.0.0.1:1", "source a.tonearm", "session save a", "$a b",
            "version; ! touch ran", "time record start a.har", "transcript start a.md", "catalog export a.catalog",
        ] {
            #expect(!TriableLine.contains(line, in: session.session), "\(line)")
        }
        for line in ["search born to run", "open 1", "offer", "time open 1", "tracks", "albums/310730204", "a b 'c"] {
            #expect(TriableLine.contains(line, in: session.session), "\(line)")
        }
    }

    @Test func `lines without a step are followed by a reminder of the task`() async throws {
        try await session.runAll("lesson start tour")
        var lines: [String] = []
        for _ in 0..<8 { lines = await session.run("version").lines }
        let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(
            words.hasSuffix(
                "You are at task 1 of 6: Search. 'lesson hint' helps, 'lesson again' shows it again."))
        #expect(await session.run("lesson progress").lines.contains { $0.hasSuffix("0 of 6") })
    }

    @Test func `a lesson that changed under way begins again, and says so`() async throws {
        try await session.runAll("lesson new greeting", "lesson start greeting", "version")
        let text = try folder.text(of: "lessons/greeting.md")
        try folder.write(text.replacing("## Open an album", with: "## Open it"), to: "lessons/greeting.md")
        let back = await ShellSession(keptIn: folder).run("lesson start greeting")
        #expect(back.errors.contains("'greeting' has changed since you left"))
        #expect(back.lines.contains("Task 1 of 1: Open it"))
    }
}

/// Tests the language of a lesson's frame.
@Suite struct LessonLanguageTests {
    private let session = ShellSession()

    @Test func `a lesson has its frame in its own language`() async throws {
        let start = try await session.runAll("lesson start tour --language ja")
        #expect(start.lines.contains("課題1/6：検索する"))
        #expect(start.lines.contains("どうぞ。'lesson hint'でヒント、'lesson skip'で次へ、'lesson stop'で終了します。"))
        #expect(await session.run("search borntorun").lines.contains { $0.hasPrefix("ヒント：何も見つかりませんでした。") })
        #expect(await session.run("search born to run").lines.contains("合格：検索する"))
        #expect(await session.run("session reset").lines.last == "ここからは通常のやり方では解けません。'undo'か'lesson again'で戻れます。")
        #expect(await session.run("lesson skip").lines.contains("スキップしました。"))
        #expect(await session.run("lesson stop").lines == ["元のセッションに戻りました。'lesson start tour'で続きから始めます。"])
    }

    @Test(arguments: ["ja", "JA", "ja-JP"])
    func `a language is found by its tag, with or without a region`(tag: String) async {
        #expect(await session.run("lesson start tour --language \(tag)").output.contains("検索する"))
    }

    @Test func `a language without lessons is refused, and one without this lesson is noted`() async throws {
        for line in ["lesson list", "lesson start tour", "lesson show tour", "lesson check tour"] {
            let refused = await session.run("\(line) --language jp")
            #expect(refused.status == 64)
            #expect(refused.errors.contains("Cannot show lessons in 'jp': no lesson is in this language"))
        }
        let url = await session.run("lesson start url --language ja")
        #expect(url.errors.contains("'url' is not in 'ja'; this is the lesson in 'en'"))
        #expect(url.lines.first == "The parts of a URL")
        #expect(await session.run("lesson start tour --language en").errors == "")
    }
}
