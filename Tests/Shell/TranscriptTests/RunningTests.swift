import Testing

@testable import TonearmTranscripts

/// A shell whose commands name their output and status (`print a b`, `fail 2`). A few of them do not end normally.
private struct EchoShell: Performer {
    var count = 0

    mutating func run(_ command: String) async throws -> Outcome {
        count += 1
        let words = command.split(separator: " ").map(String.init)
        switch words.first {
        case "print": return Outcome(lines: [words.dropFirst().joined(separator: " ")])
        case "count": return Outcome(lines: [String(count)])
        case "fail": return Outcome(lines: [], status: Int32(words.last ?? "") ?? 1)
        case "ask": throw PerformanceProblem.readsFromTerminal(command)
        case "break": throw Broken()
        case "wait":
            try await Task.sleep(for: .seconds(600))
            return Outcome(lines: [])
        case "hang":
            // Returns only after it is cancelled.
            while !Task.isCancelled { await Task.yield() }
            try? await Task.sleep(for: .milliseconds(20))
            return Outcome(lines: [])
        default: return Outcome(lines: ["unknown"], status: 64)
        }
    }

    struct Broken: Error, CustomStringConvertible {
        let description = "the service is gone"
    }
}

private func source(_ name: String, _ block: String) -> Verifier.Source {
    Verifier.Source(name: name) { Array("---\nformat: 1\n---\n```tonearm\n\(block)\n```\n".utf8) }
}

private func run(_ sources: [Verifier.Source], _ change: (inout Verifier) -> Void = { _ in }) async -> [FileReport] {
    var verifier = Verifier { _ in EchoShell() }
    change(&verifier)
    return await verifier.run(sources)
}

@Suite struct RunningTests {
    @Test func `each file has a fresh session`() async {
        let reports = await run([source("a", "> count\n1\n> count\n2"), source("b", "> count\n1")])
        #expect(reports.map(\.name) == ["a", "b"])
        #expect(reports.allSatisfy { $0.isPassed })
        #expect(reports[0].times.map(\.line) == [5, 7])
        #expect(RunSummary(reports).sentence == "2 files, 3 commands: 2 passed")
        #expect(RunSummary(reports).isPassed)
        #expect(RunSummary.lines(about: reports[0]) == ["passed   a  2 commands"])
    }

    @Test func `a file that differs is reported with sentences and a diff`() async {
        let reports = await run([source("a", "> print b\nc\n> fail 2")])
        #expect(
            RunSummary.lines(about: reports[0]) == [
                "differs  a  2 differences", "line 6: expected 'c', found 'b'",
                "line 8: expected the exit status 0, found 2",
                "--- a", "+++ a (as printed)", "@@ -3,6 +3,7 @@", " ---", " ```tonearm", " > print b", "-c", "+b",
                " > fail 2",
                "+[exit 2]", " ```",
            ])
        #expect(RunSummary(reports).sentence == "1 file, 2 commands: 1 differs")
        #expect(!RunSummary(reports).isPassed)
    }

    @Test(arguments: [
        ("> ask name", "Cannot use 'a:5': 'ask name' reads from the terminal, and there is none. Give the answer"),
        ("> print x\nx\n> break", "Cannot use 'a:7': the service is gone. Run the command by itself to see more."),
        ("text", "Cannot use 'a:5': a block does not begin with a command: 'text'."),
    ])
    func `a file that cannot be run to its end is reported with the reason`(block: String, expected: String)
        async throws
    {
        let reports = await run([source("a", block)])
        guard case .failed(let error) = reports[0].result else { throw EchoShell.Broken() }
        #expect(error.description.hasPrefix(expected), "\(error)")
        #expect(RunSummary(reports).sentence.hasSuffix("1 could not be run"))
    }

    @Test(arguments: ["wait", "hang"])
    func `a file that runs forever is stopped`(command: String) async throws {
        let reports = await run([source("a", "> print x\nx\n> \(command)"), source("b", "> count\n1")]) {
            // Enough for the other commands on a busy machine.
            $0.limit = .seconds(3)
        }
        guard case .failed(let error) = reports[0].result else { throw EchoShell.Broken() }
        #expect(
            error.description.hasPrefix("Cannot use 'a:7': '\(command)' still runs, and a file has 3.000 s."),
            "\(error)")
        #expect(reports[1].isPassed)
    }

    @Test func `an unreadable file and a session that cannot begin are reported`() async throws {
        let reports = await run([
            Verifier.Source(name: "gone") { throw PerformanceProblem("it is not there", next: "Look.") },
            Verifier.Source(name: "odd") { throw EchoShell.Broken() },
        ])
        #expect(
            reports.map { RunSummary.lines(about: $0)[1] } == [
                "Cannot use 'gone': it is not there", "Cannot use 'odd': the service is gone",
            ])
        let verifier = Verifier { transcript in
            throw PerformanceProblem("the catalog '\(transcript.header?[.catalog] ?? "")' is not there", next: "Look.")
        }
        let file = Verifier.Source(name: "a") {
            Array("---\nformat: 1\ncatalog: big\n---\n```tonearm\n> a\n```\n".utf8)
        }
        let lines = RunSummary.lines(about: await verifier.run([file])[0])
        #expect(lines == ["failed   a", "Cannot use 'a': the catalog 'big' is not there", "Look."])
    }

    @Test(arguments: [1, 2, 8])
    func `reports come in the order of the files, whatever runs concurrently`(workers: Int) async {
        let sources = (0..<30).map { source("\($0)", "> print \($0)\n\($0 % 7 == 6 ? "x" : "\($0)")") }
        var told: [String] = []
        let verifier = Verifier(workers: workers) { _ in EchoShell() }
        let reports = await verifier.run(sources) { told.append($0.name) }
        #expect(told == sources.map(\.name))
        #expect(reports.map(\.isPassed) == (0..<30).map { $0 % 7 != 6 })
        #expect(RunSummary(reports).sentence == "30 files, 30 commands: 26 passed, 4 differ")
    }

    @Test(arguments: [1, 3])
    func `every file runs, also after a failed file`(workers: Int) async {
        let sources = [
            source("a", "> count\n1"), source("b", "> count\n2"), source("c", "text"), source("d", "> count\n1"),
        ]
        let reports = await run(sources) { $0.workers = workers }
        #expect(RunSummary(reports).sentence == "4 files, 3 commands: 2 passed, 1 differs, 1 could not be run")
        #expect(RunSummary.lines(about: reports[3]) == ["passed   d  1 command"])
    }

    @Test func `a lesson's values follow from its header's seed`() async {
        let sources = (0..<80).map { number in
            let header = "---\nformat: 1\nseed: \(number / 2)\n---\n"
            let text = header + "```choose\na: 1, 2, 3, 4\n```\n```tonearm\n> print $a\n[id:a]\n```\n"
            return Verifier.Source(name: "\(number)") { Array(text.utf8) }
        }
        let reports = await run(sources)
        #expect(reports.allSatisfy { $0.isPassed })
        let values = reports.compactMap { $0.times.first?.command.suffix(1) }
        #expect(Set(values) == ["1", "2", "3", "4"])
        // Each seed runs twice.
        #expect(values.count == 80)
        for place in stride(from: 0, to: values.count - 1, by: 2) { #expect(values[place] == values[place + 1]) }
    }

    @Test func `the slowest commands are listed`() {
        let times = [3, 1, 2].map {
            StepTime(file: "a.md", line: $0, command: "x\ny", duration: .milliseconds($0 * 1500))
        }
        let summary = RunSummary([FileReport(name: "a.md", result: .passed, times: times)])
        #expect(summary.slowest(2).map(RunSummary.line) == ["4.500 s  a.md:3  x y", "3.000 s  a.md:2  x y"])
        #expect(summary.slowest(-1).isEmpty)
        #expect(Duration.seconds(-1).seconds == "0.000")
    }
}

@Suite struct JUnitTests {
    @Test func `build servers read a suite for each file and a case for each command`() async {
        let good = source("a.md", "> print x\nx")
        let bad = source("b<&>\"'.md", "> print ]]>\n<y>\n> fail 1\n> print \u{1}\nx")
        let reports = await run([good, bad, source("c.md", "> ask")])
        // Times differ between runs.
        let text = JUnitReport.text(reports).replacing(#/time="[0-9.]+"/#, with: "time=\"T\"")
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="5" failures="3" errors="1" skipped="0" time="T">
                  <testsuite name="a.md" tests="1" failures="0" errors="0" skipped="0" time="T">
                    <testcase classname="a.md" name="line 5: print x" time="T"></testcase>
                  </testsuite>
                  <testsuite name="b&lt;&amp;&gt;&quot;&#39;.md" tests="3" failures="3" errors="0" skipped="0" time="T">
                    <testcase classname="b&lt;&amp;&gt;&quot;&#39;.md" name="line 5: print ]]&gt;" time="T"><failure message="line 6: expected &#39;&lt;y&gt;&#39;, found &#39;]]&gt;&#39;">b&lt;&amp;&gt;&quot;&#39;.md: line 6: expected &#39;&lt;y&gt;&#39;, found &#39;]]&gt;&#39;</failure></testcase>
                    <testcase classname="b&lt;&amp;&gt;&quot;&#39;.md" name="line 7: fail 1" time="T"><failure message="line 8: expected the exit status 0, found 1">b&lt;&amp;&gt;&quot;&#39;.md: line 8: expected the exit status 0, found 1</failure></testcase>
                    <testcase classname="b&lt;&amp;&gt;&quot;&#39;.md" name="line 8: print \u{2401}" time="T"><failure message="line 9: expected &#39;x&#39;, found &#39;\\u{1}&#39;">b&lt;&amp;&gt;&quot;&#39;.md: line 9: expected &#39;x&#39;, found &#39;\\u{1}&#39;</failure></testcase>
                  </testsuite>
                  <testsuite name="c.md" tests="1" failures="0" errors="1" skipped="0" time="T">
                    <testcase classname="c.md" name="Cannot use &#39;c.md:5&#39;" time="T"><error message="&#39;ask&#39; reads from the terminal, and there is none">Cannot use &#39;c.md:5&#39;: &#39;ask&#39; reads from the terminal, and there is none. Give the answer with the command, or in a command of its own.</error></testcase>
                  </testsuite>
                </testsuites>

                """)
    }
}
