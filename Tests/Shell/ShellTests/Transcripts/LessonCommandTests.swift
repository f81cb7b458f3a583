import AppleMusicAPI
import Foundation
import Testing
import TonearmDevice
import TonearmTestSupport
import TonearmTexts
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

@Suite struct BuiltInLessonTests {
    private static let folder = ProjectFiles.root.appendingPathComponent("Sources/Shell/Texts/Lessons")

    private static let names = BuiltInLessons.all.map(\.file)

    @Test func `every file of the folder is a lesson of the program`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".md") }
        #expect(Set(files).subtracting(["AUTHORS.md"]) == Set(Self.names))
        for file in BuiltInLessons.all {
            #expect(try Data(file.bytes()) == Data(contentsOf: Self.folder.appendingPathComponent(file.file)))
        }
    }

    @Test(arguments: BuiltInLessons.all.map(\.file))
    func `a lesson of the program can teach`(file: String) async throws {
        let entry = LessonEntry(name: file, language: nil, source: .builtIn(file))
        let result = await LessonCheck(client: TestStage.client, depth: 0, author: .file).result(of: entry)
        #expect(result.problems == [])
        #expect(result.tasks >= 3)
        let header = try #require(try entry.transcript().header)
        for key in [Transcript.Header.Key.title, .summary, .language, .minutes] {
            #expect(header[key] != nil, "\(key)")
        }
    }

    /// The durations assume: 200 words or 600 Japanese characters a minute, 0.3 s a key, 4 s an answer, 10 s a task.
    @Test(arguments: BuiltInLessons.all.map(\.file))
    func `a lesson takes no longer than its header promises`(file: String) throws {
        let entry = LessonEntry(name: file, language: nil, source: .builtIn(file))
        let lesson = try Lesson(try entry.transcript(), seed: 1)
        var seconds = 0.0
        for part in lesson.parts {
            switch part {
            case .prose(let text):
                let wide = text.unicodeScalars.count { $0.value >= 0x3000 }
                seconds += Double(wide) * 60 / 600 + Double(text.split { $0.isWhitespace }.count) * 60 / 200
            case .demonstration(let steps): seconds += Double(steps.count) * 4
            case .task(let task):
                let keys = task.solution.reduce(0) { $0 + $1.command.count + 1 }
                seconds += 10 + Double(task.solution.count) * 4 + Double(keys) * 0.3
            }
        }
        let minutes = try #require(lesson.transcript.header?.minutes)
        #expect(seconds <= Double(minutes * 60), "\(seconds / 60)")
    }

    @Test func `the guide for authors lists what a check can look at`() throws {
        let guide = try String(contentsOf: Self.folder.appendingPathComponent("AUTHORS.md"), encoding: .utf8)
        for entry in SessionValues.entries {
            #expect(guide.contains("\n| `\(entry.name)` | \(entry.summary) |\n"), "\(entry.name)")
        }
    }
}

@Suite struct LessonCommandTests {
    private let folder: TemporaryFolder
    private let session: ShellSession

    init() throws {
        folder = try TemporaryFolder()
        session = ShellSession(keptIn: folder)
    }

    @Test func `a lesson shows a task, and a command that reaches what it asks for passes it`() async throws {
        let start = await session.run("lesson start tour")
        #expect(start.status == 0)
        #expect(start.lines.first == "A tour in three minutes")
        #expect(start.lines.contains("Task 1 of 6: Search"))
        #expect(await session.run("storefront gb").lines.allSatisfy { !$0.hasPrefix("Passed") })
        // A different command than the solution's also passes.
        let passed = await session.run("get '/v1/catalog/us/search?types=albums&term=Born+To+Run'")
        #expect(passed.lines.contains("Passed: Search"))
        #expect(passed.lines.contains("Task 2 of 6: Open the album"))
    }

    @Test func `hints look at what was tried, or come in order when they are asked for`() async throws {
        try await session.runAll("lesson start tour", "search born to run")
        let hint = "hint: That is a song. 'back' shows the rows again; the album is row 1."
        #expect(await session.run("open 3").lines.last == hint)
        #expect(await session.run("lesson hint").lines.last == "hint: 'open' takes the number of a row.")
        let last = await session.run("lesson hint")
        #expect(last.lines == ["hint: Type 'open 1', or by its name 'open albums/310730204'."])
        #expect(await session.run("lesson hint").output.hasPrefix("There are no more hints"))
    }

    @Test func `one's own session is as it was when the lesson ends`() async throws {
        try await session.runAll("storefront jp", "open albums/310730204")
        let before = session.session
        try await session.runAll("lesson start tour", "search born to run", "open 1")
        #expect(session.session.world.storefront == "us")
        #expect(session.shell.observers.sessionToKeep == before)
        #expect(await session.run("lesson stop").status == 0)
        #expect(session.session == before)
        #expect(await session.run("undo").lines.first == "Undone: storefront jp")
    }

    @Test func `a lesson that is left goes on where it was, also in another shell`() async throws {
        try await session.runAll("lesson start tour", "search born to run", "open 1", "storefront gb")
        let later = ShellSession(keptIn: folder)
        let back = await later.run("lesson start tour")
        #expect(back.lines.first == "A tour in three minutes, where you were")
        #expect(back.lines.contains("Task 3 of 6: Follow its tracks"))
        #expect(later.session.world.storefront == "gb")
        #expect(later.session.here?.focus?.name == "Born to Run")
        // The task began before the storefront was changed.
        _ = await later.run("lesson again")
        #expect(later.session.world.storefront == "us")
        #expect(await later.run("follow tracks").lines.contains("Passed: Follow its tracks"))
    }

    @Test func `skipping gives no credit, and the end says so`() async throws {
        try await session.runAll("lesson start tour", "search born to run")
        var last = await session.run("lesson skip")
        for _ in 0..<4 { last = await session.run("lesson skip") }
        #expect(last.lines.contains("The lesson 'tour' is done: 1 of 6 tasks passed, 5 skipped."))
        #expect(await session.run("lesson hint").errors.hasPrefix("error: Cannot give a hint: no lesson is running"))
        #expect(await session.run("lesson progress").lines.contains { $0.hasSuffix("1 of 6") })
        // The lesson restarts from its beginning.
        #expect(await session.run("lesson start tour").lines.contains("Task 1 of 6: Search"))
    }

    @Test func `each learner has their own progress, and a summary for a teacher`() async throws {
        try await session.runAll("lesson start tour --learner ada", "search born to run")
        let path = folder.path + "/summary.md"
        try await session.runAll("lesson summary \(path)", "lesson stop")
        let text = try folder.text(of: "summary.md")
        #expect(text.hasPrefix("# A tour in three minutes\n\nada, 2026-11-21\n"))
        #expect(text.contains("| 1 | Search | passed | 1 | 0 |"))
        #expect(text.hasSuffix("1 of 6 tasks passed; not finished.\n"))
        #expect(await session.run("lesson start tour").lines.contains("Task 1 of 6: Search"))
        #expect(try folder.mode(of: "state/lessons/ada/progress/lesson-tour.json") == 0o600)
    }

    @Test func `nothing that was found passes no task of the tour`() async throws {
        try await session.runAll("lesson start tour")
        let found = await session.run("search borntorun")
        #expect(found.lines.first == "Nothing found.")
        #expect(!found.output.contains("Passed"))
        #expect(found.lines.last == "hint: Nothing was found. The words are 'born to run', with spaces between them.")
        // A refused search keeps the results before it.
        try await session.runAll("charts")
        #expect(await !session.run("search born to run --limit 26").output.contains("Passed"))
        #expect(await session.run("search born to run").output.contains("Passed: Search"))
    }

    @Test func `a summary is of all lessons, also of those that are over, gone or unreadable`() async throws {
        let none = await session.run("lesson summary")
        #expect(none.errors.contains("Cannot write a summary: no lesson was begun"), "\(none.errors)")
        try await session.runAll("lesson new greeting", "lesson start greeting", "open albums/310730204")
        try await session.runAll("lesson start tour", "search born to run", "lesson stop")
        let path = folder.path + "/summary.md"
        let wrote = await session.run("lesson summary \(path)")
        #expect(wrote.lines.first?.hasPrefix("Wrote the summary of 2 lessons to") == true)
        let text = try folder.text(of: "summary.md")
        #expect(text.hasPrefix("# Lessons\n\n2026-11-21\n\n| Lesson | Result | Last worked on |\n"))
        #expect(text.contains("| A tour in three minutes | 1 of 6 tasks passed; not finished | 2026-11-21 |\n"))
        #expect(text.contains("| greeting | 1 of 1 tasks passed | 2026-11-21 |\n"))
        try FileManager.default.removeItem(atPath: folder.path + "/lessons/greeting.md")
        try folder.write("{", to: "state/lessons/me/progress/lesson-x.json")
        try folder.setMode(0o600, of: "state/lessons/me/progress/lesson-x.json")
        let shown = await session.run("lesson summary")
        #expect(shown.output.contains("## greeting\n\n2026-11-21\n\nThe lesson is not found any more.\n"))
        #expect(shown.errors == "note: the progress in 'lesson-x.json' cannot be read, and is left out\n")
        #expect(await session.run("lesson summary -o json").output.contains("\"lesson\": \"greeting\""))
    }

    @Test func `a summary has the real day, whatever the lesson's clock says`() async throws {
        let day = 2 * 86_400
        let session = ShellSession(
            store: SessionStore(folder: folder.path + "/state"), systemSeconds: { ShellSession.time + day })
        try await session.runAll("lesson start tour", "search born to run", "clock advance 40d")
        try await session.runAll("lesson summary \(folder.path)/a.csv")
        #expect(
            try folder.text(of: "a.csv").hasPrefix(
                "learner,lesson,title,day,number,task,result,tries,hints\n,tour,A tour in three minutes,2026-11-23,1,Search,passed,1,0\n"
            ))
        let odd = await session.run("lesson summary \(folder.path)/a.pdf")
        #expect(odd.errors.contains("no summary has the ending '.pdf'") && odd.status == 64)
        let other = await session.run("lesson summary --learner ada")
        #expect(other.errors.contains("Cannot write a summary: 'ada' has begun no lesson"))
    }

    @Test func `a new lesson of one's own is good, is listed, and can be begun`() async throws {
        try await session.runAll("lesson new greeting")
        #expect(await session.run("lesson check greeting").lines == ["good    greeting  1 task"])
        let rows = await session.run("lesson list").lines.map { $0.split(separator: " ") }
        #expect(rows.contains { $0.prefix(2) == ["greeting", "greeting"] })
        try await session.runAll("lesson start greeting")
        let shown = await session.run("open albums/310730204")
        #expect(shown.lines.contains("The lesson 'greeting' is done: 1 of 1 tasks passed."))
        #expect(await session.run("lesson new greeting").errors.contains("there is one: "))
        #expect(await session.run("lesson new 'a b'").errors.contains("this is not a name for a lesson"))
    }

    @Test func `a lesson that cannot teach says where`() async throws {
        let check =
            "```check\ncheck: storefront is us\nand: nonsense is not 1\n```\n```tonearm\n> where\nnowhere\n```\n"
        try folder.write("---\nformat: 1\n---\n# A\n\(check)", to: "lessons/bad.md")
        let outcome = await session.run("lesson check bad")
        #expect(outcome.status == 1)
        #expect(
            outcome.lines.prefix(3) == [
                "flawed  bad", "line 5: no value of a session has the path 'nonsense'",
                "line 5: the check holds before anything was typed",
            ])
        #expect(outcome.lines.last?.hasPrefix("line 11: expected 'nowhere', found ") == true)
        let start = await session.run("lesson start bad")
        #expect(start.errors.contains("line 5: no value of a session has the path 'nonsense', so nobody could pass it"))
        #expect(session.shell.observers.lesson.teaching == nil)
        try folder.write("---\nformat: 1\n---\n```tonearm\n> where\n```\n", to: "lessons/none.md")
        #expect(await session.run("lesson start none").errors.contains("it has no block marked 'check'"))
    }

    @Test func `a translation is taken where it is wanted`() async throws {
        let body = "# A\n```check\ncheck: storefront is jp\n```\n```tonearm\n> storefront jp\n...\n```\n"
        try folder.write("---\nformat: 1\ntitle: Hello\n---\n\(body)", to: "lessons/hello.md")
        try folder.write("---\nformat: 1\ntitle: こんにちは\n---\n\(body)", to: "lessons/hello.ja.md")
        #expect(await session.run("lesson list").output.contains("Hello"))
        #expect(await session.run("lesson list --language ja").output.contains("こんにちは"))
        session.shell.environment.lessons.language = "ja"
        #expect(await session.run("lesson list").output.contains("こんにちは"))
    }

    @Test func `values that differ from learner to learner are the same when they come back`() async throws {
        let text = """
            ---
            format: 1
            ---
            ```choose
            album: 310730204, 203708420
            ```
            Open the album $album.
            ```check
            check: focus is albums/$album
            ```
            ```tonearm
            > open albums/$album
            ...
            ```
            """
        try folder.write(text, to: "lessons/own.md")
        #expect(await session.run("lesson check own").lines.first == "good    own  1 task")
        let first = await session.run("lesson start own")
        let later = await ShellSession(keptIn: folder).run("lesson start own")
        let task = try #require(first.lines.first { $0.hasPrefix("Open the album ") })
        #expect(later.lines.contains(task))
    }

    @Test(arguments: [
        ("lesson start tours", "Did you mean 'tour'?"), ("lesson stop", "no lesson is running"),
        ("lesson start absent.md", "No such file"), ("lesson frob", "'lesson' has nothing of this name"),
        ("lesson start tour --learner a/b", "'a/b' is not a name for a learner"),
    ])
    func `what cannot be meant is refused`(line: String, reason: String) async {
        let outcome = await session.run(line)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }

    @Test func `a demonstration is typed by the lesson, and is no try`() async throws {
        let start = await session.run("lesson start consent")
        #expect(start.lines.contains("> scenario load fresh-subscriber"))
        #expect(start.lines.contains("Task 1 of 7: Where are we?"))
        // An empty line separates the output from the following prose.
        #expect(start.output.contains("end the flow.\n\nWhere are we?\n---"))
        #expect(session.session.world.device.consent == .notDetermined)
    }

    @Test func `every path has a value somewhere, or none without an end`() async throws {
        try await session.runAll("authorize --answer allow", "albums 310730204", "let id = data.0.id")
        let values = session.shell.values
        func path(_ text: String) throws -> JSONPath {
            try #require(JSONCondition("\(text) exists").paths.first)
        }
        func value(at text: String) throws -> JSON? { try values.values(named: path(text)).first }
        #expect(try value(at: "focus.type") == .string("albums"))
        #expect(try value(at: "answer.data.0.attributes.name") == .string("Born to Run"))
        #expect(try value(at: "variables.id") == .string("310730204"))
        #expect(try value(at: "user-token") == .string("subscriber"))
        #expect(try value(at: "capabilities") == ["catalogPlayback", "cloudLibraryAdd"])
        #expect(try value(at: "response.status") == .integer(200))
        #expect(try value(at: "session.world.storefront") == .string("us"))
        for path in ["answer.data.9.id", "queue.0", "queue.9223372036854775807", "variables.none", "frob", "focus.x"] {
            #expect(try value(at: path) == nil, "\(path)")
        }
        for known in ["queue.3", "capabilities[0]", "data[0].id"] { #expect(SessionValues.knows(try path(known))) }
        for unknown in ["queue.3.4", "frob", "focus.x"] { #expect(!SessionValues.knows(try path(unknown))) }
        #expect(try value(at: "capabilities[1]") == "cloudLibraryAdd")
        #expect(try value(at: "data[0].id") == "310730204")
        #expect(try value(at: "answer.data[-1]['type']") == "albums")
    }
}
