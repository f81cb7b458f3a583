import Testing
import TonearmJSON

@testable import TonearmTranscripts

/// Values by their paths.
private struct Values: ConditionSubject {
    var all: [String: JSON] = [:]

    var root: JSON { .null }
    func values(named path: JSONPath) -> [JSON] { all[path.text].map { [$0] } ?? [] }
}

/// A session of a few values: `set PATH VALUE`, `clear`.
private struct ValueStage: LessonStage {
    private var now = Values()
    private var kept = Values()

    var values: any ConditionSubject { now }

    mutating func run(_ command: String) async throws -> Outcome {
        let words = command.split(separator: " ").map(String.init)
        let isKnown = words.first.map { ["set", "clear", "look"].contains($0) } ?? false
        now.all["command"] = isKnown ? words.first.map(JSON.string) : nil
        switch words.first {
        case "look": break
        case "set" where words.count == 3: now.all[words[1]] = Int(words[2]).map(JSON.integer) ?? .string(words[2])
        case "clear": now = Values()
        default: return Outcome(lines: ["unknown"], status: 64)
        }
        return Outcome(lines: [])
    }

    mutating func keep() { kept = now }
    mutating func restore() { now = kept }
    func knows(_ path: JSONPath) -> Bool { path.text != "nonsense" }
    func canTry(_ command: String) -> Bool { !command.contains("|") }
}

private let album = """
    ---
    format: 1
    title: Albums
    ---
    # Albums

    Look at this:

    ```tonearm
    > set shown yes
    ```

    ## Find one

    Set the focus to an album.

    ```check
    check: focus.type is albums
    and: focus.id >= 7

    wrong: > set focus.type songs
    wrong: > set  focus.type  artists
    if: focus.type exists
    and: focus.type is not albums
    hint: That is another type.

    wrong: > frob
    hint: There is no such
      command.

    hint: Say `set`.
    hint: Say `set focus.type albums`.
    ```

    ```tonearm
    > set focus.type albums
    > set focus.id 7
    ```

    ## Clear it

    ```check
    check: typed is clear
    ```
    ```tonearm
    > clear
    ```
    Well done.
    """

private func lesson(_ text: String = album, seed: UInt64 = 0) throws -> Lesson {
    try Lesson(Transcript(text, name: "x.md"), seed: seed)
}

@Suite struct LessonReadingTests {
    @Test func `a lesson consists of prose, demonstrations and tasks`() throws {
        let lesson = try lesson()
        #expect(lesson.title == "Albums")
        #expect(lesson.tasks.map(\.title) == ["Find one", "Clear it"])
        #expect(lesson.tasks.map(\.line) == [17, 42])
        let first = try #require(lesson.tasks.first)
        #expect(first.solution.map(\.command) == ["set focus.type albums", "set focus.id 7"])
        #expect(
            first.hints.map(\.text) == [
                "That is another type.", "There is no such command.", "Say `set`.", "Say `set focus.type albums`.",
            ])
        #expect(first.hints.map(\.line) == [25, 28, 31, 32])
        #expect(first.hints[0].wrongTries == ["set focus.type songs", "set  focus.type  artists"])
        #expect(first.hints.map(\.isGeneral) == [false, false, true, true])
        #expect(lesson.paths.map(\.path.text) == ["focus.type", "focus.id", "focus.type", "focus.type", "typed"])
    }

    private func error(_ check: String, solution: String = "```tonearm\n> a\n```\n") -> String? {
        do {
            _ = try lesson("```check\n\(check)\n```\n\(solution)")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("", "Cannot use 'x.md:1': the block does not begin with 'check:'."),
        ("hint: a", "Cannot use 'x.md:2': the block does not begin with 'check:'."),
        (
            "check: a is b\ncheck: a is b",
            "Cannot use 'x.md:3': the block has a second 'check:'. Write 'and:' or 'or:', or another block."
        ),
        (
            "check: a",
            "Cannot use 'x.md:2': 'a' is not a condition: an operator such as 'is', '~' or '=' is missing at its end. Write"
        ),
        ("check: a is", "Cannot use 'x.md:2': 'a is' is not a condition: a value is missing at its end."),
        ("check: a exists b", "Cannot use 'x.md:2': 'a exists b' is not a condition: 'b' is not allowed here."),
        ("check: a..b is c", "Cannot use 'x.md:2': 'a..b is c' is not a condition: only one value can be compared"),
        ("check: a[b is c", "Cannot use 'x.md:2': 'a[b is c' is not a condition: 'b' is in brackets"),
        ("check: a[] is c", "Cannot use 'x.md:2': 'a[] is c' is not a condition: ']' is in brackets"),
        ("check: a[b][c] is d", "Cannot use 'x.md:2': 'a[b][c] is d' is not a condition: 'c' is in brackets"),
        ("check: a] is d", "Cannot use 'x.md:2': 'a] is d' is not a condition: an operator such as"),
        ("check: a is $b/c", "Cannot use 'x.md:2': 'a is $b/c' is not a condition: '/' is not allowed here."),
        ("check: a equals b", "Cannot use 'x.md:2': 'a equals b' is not a condition: an operator such as"),
        ("check: a is b\nfoo: c", "Cannot use 'x.md:3': a line of a check begins with none of its words: 'foo: c'."),
        ("check: a is b\njust words", "Cannot use 'x.md:3': a line of a check"),
        ("check: a is b\n\nand: c is d", "Cannot use 'x.md:4': 'and:' does not follow a line that it could continue."),
        ("check: a is b\nhint: x\nor: c is d", "Cannot use 'x.md:4': 'or:' does not follow a line"),
        (
            "check: a is b\nwrong: songs",
            "Cannot use 'x.md:3': the wrong try 'songs' is not a command. Write it as it is typed, after '> '"
        ), ("check: a is b\nwrong: > ", "Cannot use 'x.md:3': the wrong try '>' is not a command."),
        ("check: a is b\nwrong: > c", "Cannot use 'x.md:3': the tries that begin here have no hint."),
        ("check: a is b\nif: c exists\n\nhint: d", "Cannot use 'x.md:4': the tries that begin here have no hint."),
        (
            "check: a is b\nwrong: > c\nhint: d\nhint: e",
            "Cannot use 'x.md:5': a wrong try has two hints. Begin another hint after an empty line."
        ),
        ("check: a is b\nif: c exists\nif: d exists\nhint: e", "Cannot use 'x.md:4': a hint has a second 'if:'."),
        ("check: a is b\nhint:", "Cannot use 'x.md:3': the hint is empty."),
    ])
    func `a malformed check is reported with its line`(check: String, expected: String) {
        let found = error(check)
        #expect(found?.hasPrefix(expected) == true, "\(found ?? "no error")")
    }

    @Test func `a malformed condition has a mark at its fault`() {
        #expect {
            _ = try lesson("```check\ncheck: a is b\nand: a equals b\n```\n```tonearm\n> a\n```\n")
        } throws: { error in
            (error as? TranscriptFailure)?.mark == FaultMark(text: "a equals b", offset: 2)
        }
    }

    @Test func `conditions continue in one line`() throws {
        let text = "```check\ncheck: a is 1 || a is 2\nand: b ~ X\nor: c exists\n```\n```tonearm\n> a\n```\n"
        let check = try #require(try lesson(text).tasks.first?.check)
        for (values, holds) in [
            (["a": 1, "b": "xy"], true), (["a": 2, "b": "xy"], true), (["a": 2], false), (["a": 3, "b": "x"], false),
            (["c": 1], true),
        ] as [([String: JSON], Bool)] {
            #expect(check.holds(for: Values(all: values)) == holds, "\(values)")
        }
    }

    @Test func `a lesson needs a task, and each task a solution`() throws {
        #expect(
            error("check: a is b", solution: "Prose.\n```tonearm\n> a\n```\n")?.hasPrefix(
                "Cannot use 'x.md:1': no block of the session follows") == true)
        #expect(error("check: a is b", solution: "\n<!-- note: x -->\n\n```tonearm\n> a\n```\n") == nil)
        #expect(throws: TranscriptFailure.self) { try lesson("```tonearm\n> a\n```\n") }
    }

    @Test func `a learner's values are filled in everywhere`() throws {
        let text =
            "```choose\na: 1, 2, 3, 4\n```\nTake $a.\n```check\ncheck: focus is $a\n\nhint: It is $a.\n```\n```tonearm\n> open $a\n```\n"
        let seeds = (0..<20).map { UInt64($0) }
        for seed in seeds {
            let lesson = try lesson(text, seed: seed)
            let value = try #require(lesson.transcript.choices.values(seed: seed)["a"])
            #expect(lesson.tasks.first?.hints.first?.text == "It is \(value).")
            #expect(lesson.tasks.first?.check.holds(for: Values(all: ["focus": .string(value)])) == true)
        }
        let hints = try Set(seeds.map { try lesson(text, seed: $0).tasks.first?.hints.first?.text })
        #expect(hints.count == 4)
    }
}

@Suite struct LessonRunTests {
    private static let nothing = Values()

    @Test func `a learner moves from task to task when the conditions hold`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        let start = run.begin()
        #expect(start.first == .show("# Albums\n\nLook at this:\n\n"))
        #expect(start.last == .ask(1, of: 2, title: "Find one"))
        guard case .demonstrate(let steps) = start[1] else { throw PerformanceProblem("no demonstration", next: "") }
        #expect(steps.map(\.command) == ["set shown yes"])
        #expect(run.ran("help", Self.nothing) == [])
        #expect(
            run.ran("anything", Values(all: ["focus.type": "albums", "focus.id": 8])).first == .passed(1))
        #expect(run.progress.current == 1)
        #expect(run.ran("clear", Self.nothing) == [.passed(2), .show("Well done."), .finished])
        #expect(run.progress.isFinished)
        #expect(run.ran("clear", Self.nothing) == [])
        #expect(run.hint(Self.nothing) == [])
        #expect(run.skip() == [])
        #expect(run.again() == [])
        #expect(run.progress.records.map(\.tries) == [2, 1])
    }

    @Test func `hints depend on the attempts`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        let songs = Values(all: ["focus.type": "songs"])
        #expect(run.hint(Self.nothing) == [.hint("Say `set`.")])
        #expect(run.ran("set focus.type songs", songs) == [.hint("That is another type.")])
        #expect(run.ran("  frob ", Self.nothing) == [.hint("There is no such command.")])
        // The `hint` command does not repeat a hint that was shown.
        #expect(run.hint(Self.nothing) == [.hint("Say `set focus.type albums`.")])
        #expect(run.hint(Self.nothing) == [.noMoreHints])
        #expect(run.ran("frob", Self.nothing) == [.hint("There is no such command.")])
        #expect(run.progress.records[0].hints == [2, 0, 1, 3])
    }

    @Test func `three failed attempts show a hint unasked`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        let answers = (0..<9).map { _ in run.ran("help", Self.nothing) }
        #expect(
            answers == [[], [], [.hint("Say `set`.")], [], [], [.hint("Say `set focus.type albums`.")], [], [], []])
    }

    @Test func `a hint answers lines that tried the task, or that made its condition true`() throws {
        let text = album.replacing("wrong: > frob\n", with: "if: focus.id is 3\n")
        func hints(_ typed: String, _ before: [String: JSON], _ after: [String: JSON]) throws -> [LessonAction] {
            var run = LessonRun(try lesson(text), name: "albums", seed: 0)
            return run.ran(typed, Values(all: after), since: Values(all: before))
        }
        let wrong: [String: JSON] = ["command": "look", "focus.type": "songs"]
        #expect(try hints("look", ["focus.type": "songs"], wrong) == [])
        #expect(try hints("look", [:], wrong) == [.hint("That is another type.")])
        #expect(
            try hints("set x", ["focus.type": "songs"], ["command": "set", "focus.type": "songs"])
                == [.hint("That is another type.")])
        // Going back only returns to an earlier state.
        #expect(try hints("undo", [:], ["command": "undo", "focus.type": "songs"]) == [])
        // An unknown command is a guess at its name.
        #expect(try hints("sett", ["focus.type": "songs"], ["focus.type": "songs"]) == [.hint("That is another type.")])
        #expect(try hints("! ls", ["focus.type": "songs"], ["focus.type": "songs"]) == [])
    }

    @Test func `a line that neither changes anything nor tries the task is no try`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        let look = Values(all: ["command": "look"])
        for _ in 0..<7 { #expect(run.ran("look", look, since: look, hasChanged: false) == []) }
        #expect(run.progress.records[0].tries == 0)
        // After eight lines, the learner is reminded of the task.
        let reminder = LessonAction.remind(1, of: 2, title: "Find one")
        #expect(run.ran("look", look, since: look, hasChanged: false) == [reminder])
        #expect(run.ran("look", look, since: look) == [])
        #expect(run.progress.records[0].tries == 1)
    }

    @Test func `a general hint is not given where it would mislead`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        for _ in 0..<20 { #expect(run.ran("help", Self.nothing, isPossible: false) == []) }
        let songs = Values(all: ["focus.type": "songs"])
        #expect(run.ran("set focus.type songs", songs, isPossible: false) != [])
        #expect(run.ran("set focus.type songs", songs, isPossible: false, wasPossible: false) == [])
    }

    @Test func `a task can be skipped and restarted`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        #expect(
            run.again() == [
                .restore(1), .show("# Albums\n\nLook at this:\n\n"),
                .show("\n## Find one\n\nSet the focus to an album.\n\n"), .ask(1, of: 2, title: "Find one"),
            ])
        #expect(run.skip().first == .skipped(1))
        #expect(run.progress.count(.skipped) == 1)
        #expect(run.progress.count(.passed) == 0)
    }

    @Test func `a returning learner continues at the last task`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        _ = run.ran("help", Self.nothing)
        _ = run.skip()
        let data = try Coded.encode(run.progress)
        let progress = try Coded.decode(LessonProgress.self, from: data)
        #expect(progress == run.progress)
        var back = try #require(LessonRun(try lesson(), continuing: progress))
        #expect(back.goOn() == [.show("\n## Clear it\n\n"), .ask(2, of: 2, title: "Clear it")])
        #expect(back.ran("clear", Self.nothing).first == .passed(2))
        #expect(try LessonRun(lesson(album.replacing("## Clear it", with: "## Other")), continuing: progress) == nil)
        #expect(try LessonRun(lesson(album.replacing("hint: Say `set`.", with: "")), continuing: progress) != nil)
    }

    @Test func `invalid progress is not continued`() throws {
        let run = LessonRun(try lesson(), name: "albums", seed: 0)
        for current in [-1, 3, Int.max, Int.min] {
            var progress = run.progress
            progress.current = current
            #expect(try LessonRun(lesson(), continuing: progress) == nil)
        }
        var progress = run.progress
        progress.records[0].hints = [7]
        #expect(try LessonRun(lesson(), continuing: progress) == nil)
    }

    @Test func `a summary is a record in Markdown`() throws {
        var run = LessonRun(try lesson(album.replacing("## Clear it", with: "## Clear | it")), name: "albums", seed: 0)
        _ = run.hint(Self.nothing)
        _ = run.ran("help", Self.nothing)
        _ = run.skip()
        let part = LessonSummary.Part(title: "Albums", progress: run.progress, day: "2026-11-20")
        #expect(
            MarkdownSummary().text(
                of: LessonSummary(learner: "A *learner*", date: "2026-11-21", lessons: [part])) == """
                    # Albums

                    A \\*learner\\*, 2026-11-21

                    | | Task | Result | Tries | Hints |
                    |---|---|---|---|---|
                    | 1 | Find one | skipped | 1 | 1 |
                    | 2 | Clear \\| it | not yet | 0 | 0 |

                    0 of 2 tasks passed, 1 skipped; not finished.

                    """)
    }

    @Test func `a summary of several lessons begins with a table of them`() throws {
        var run = LessonRun(try lesson(), name: "albums", seed: 0)
        _ = run.skip()
        _ = run.ran("clear", Self.nothing)
        let fresh = LessonRun(try lesson(), name: "gone", seed: 0)
        let summary = LessonSummary(
            learner: nil, date: "2026-11-21",
            lessons: [
                LessonSummary.Part(title: "Albums", progress: run.progress, day: "2026-11-20"),
                LessonSummary.Part(title: "gone", progress: fresh.progress, day: nil, isGone: true),
            ])
        #expect(
            MarkdownSummary().text(of: summary) == """
                # Lessons

                2026-11-21

                | Lesson | Result | Last worked on |
                |---|---|---|
                | Albums | 1 of 2 tasks passed, 1 skipped | 2026-11-20 |
                | gone | 0 of 2 tasks passed; not finished |  |

                ## Albums

                2026-11-20

                | | Task | Result | Tries | Hints |
                |---|---|---|---|---|
                | 1 | Find one | skipped | 0 | 0 |
                | 2 | Clear it | passed | 1 | 0 |

                1 of 2 tasks passed, 1 skipped.

                ## gone

                The lesson is not found any more.

                | | Task | Result | Tries | Hints |
                |---|---|---|---|---|
                | 1 | Find one | not yet | 0 | 0 |
                | 2 | Clear it | not yet | 0 | 0 |

                0 of 2 tasks passed; not finished.

                """)
    }

    @Test func `a summary for spreadsheets quotes formulas and separators`() throws {
        let run = LessonRun(try lesson(album.replacing("## Clear it", with: "## =1+1")), name: "a,b", seed: 0)
        let part = LessonSummary.Part(title: "Say \"so\"", progress: run.progress, day: "2026-11-20")
        #expect(
            CSVSummary().text(of: LessonSummary(learner: "-x", date: "2026-11-21", lessons: [part])) == #"""
                learner,lesson,title,day,number,task,result,tries,hints
                '-x,"a,b","Say ""so""",2026-11-20,1,Find one,not yet,0,0
                '-x,"a,b","Say ""so""",2026-11-20,2,'=1+1,not yet,0,0

                """#)
    }
}

@Suite struct LessonProofTests {
    private func flaws(_ text: String) async throws -> [String] {
        var stage = ValueStage()
        let detours = LessonDetours(neutral: ["look"], drifting: ["set focus.id 3", "set a 9"])
        return try await LessonProof.report(of: lesson(text), seed: 0, detours: detours, on: &stage).flaws.map(
            \.sentence)
    }

    @Test(arguments: [
        ("check: request.path is /a", true), ("check: request.path is /a\nand: typed matches *x*", true),
        ("check: response.status is 200\nor: request.path is /a", true),
        ("check: request.path is $request.query.a", true), ("check: request.path is /a\nand: rows > 0", false),
        ("check: request.path is /a\nand: response.status is 200", false), ("check: typed is clear", false),
    ])
    func `a check that depends on the request alone would pass with any answer`(check: String, isFlaw: Bool)
        async throws
    {
        let found = try await flaws(album.replacing("check: typed is clear", with: check))
        let flaw =
            "the check passes regardless of the answer: add 'and: response.status is 200', after a search also 'and: rows > 0'"
        #expect(found.contains { $0.hasSuffix(flaw) } == isFlaw, "\(found)")
    }

    @Test func `a good lesson has no flaws`() async throws { #expect(try await flaws(album) == []) }

    @Test(arguments: [
        (
            "check: focus.type is albums\nand: focus.id >= 7", "check: nonsense is not albums",
            [
                "line 17: no value of a session has the path 'nonsense'",
                "line 17: the check holds before anything was typed",
                "line 24: the wrong try 'set focus.type songs' passes the check",
                "line 24: the wrong try 'set  focus.type  artists' passes the check",
                "line 27: the wrong try 'frob' passes the check",
            ]
        ),
        (
            "and: focus.id >= 7", "and: focus.id >= 8",
            ["line 17: the check does not hold after the steps that follow it"]
        ),
        (
            "wrong: > frob", "wrong: > set focus.type songs",
            ["line 28: the wrong try 'set focus.type songs' is answered with the hint of line 25"]
        ),
        (
            "if: focus.type exists\nand: focus.type is not albums", "if: focus.type is songs",
            ["line 24: the wrong try 'set  focus.type  artists' gets no hint of its own"]
        ),
        (
            "and: focus.id >= 7", "or: focus.type is songs",
            ["line 25: the wrong try 'set focus.type songs' passes the check"]
        ),
    ])
    func `a lesson that cannot work is reported with the reason`(text: String, other: String, expected: [String])
        async throws
    {
        #expect(album.contains(text))
        #expect(try await flaws(album.replacing(text, with: other)) == expected)
    }

    @Test func `wrong attempts do not affect the solution`() async throws {
        let text =
            "```check\ncheck: a is 1\n\nwrong: > set b 2\nhint: no\n```\n```tonearm\n> set a 1\n```\n```check\ncheck: a is 2\nand: b exists\n```\n```tonearm\n> set a 2\n```\n"
        #expect(try await flaws(text) == ["line 10: the check does not hold after the steps that follow it"])
    }

    @Test func `a line that changes nothing must neither pass nor break a task`() async throws {
        let task = "```check\ncheck: command is look\nor: a is 1\n```\n```tonearm\n> set a 1\n```\n"
        #expect(try await flaws(task) == ["line 1: 'look' passes the check, although it changes nothing"])
    }

    @Test func `a detour after which a solution fails is told if the solution can run on a copy`() async throws {
        let task = "```check\ncheck: b is 1\nand: a is not 9\n```\n```tonearm\n> set b 1\n```\n"
        #expect(try await flaws(task) == [])
        #expect(
            try await flaws(
                task.replacing("check: b is 1\n", with: "check: b exists\n").replacing("b 1", with: "b 1|2")) == [
                    "line 1: after 'set a 9' the solution fails, and the learner is not told, because it uses files or programs"
                ])
        var stage = ValueStage()
        let detours = LessonDetours(neutral: [], drifting: ["set c 9", "set a 9"])
        let report = try await LessonProof.report(of: lesson(task), seed: 0, detours: detours, on: &stage)
        #expect(report.stops == [LessonProof.Report.Stop(line: 1, typed: "set a 9")])
    }

    @Test func `a wrong attempt may be the first or come after others`() async throws {
        let text = """
            ```check
            check: a is 1
            and: tries >= 2

            wrong: > set a 2
            if: tries >= 3
            hint: You have set it often.

            hint: Set it.
            ```
            ```tonearm
            > set b 1
            > set a 1
            ```
            """
        #expect(try await flaws(text) == [])
        let one = text.replacing("> set b 1\n", with: "")
        #expect(try await flaws(one) == ["line 1: the check does not hold after the steps that follow it"])
        let any = text.replacing("check: a is 1\n", with: "check: a exists\n")
        #expect(try await flaws(any) == ["line 7: the wrong try 'set a 2' passes the check"])
    }
}
