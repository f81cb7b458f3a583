import Testing

@testable import TonearmTranscripts

@Suite struct UpdateTests {
    /// Returns the file updated to the printed output.
    private func updated(_ transcript: Transcript, _ outcomes: [Outcome]) -> (text: String, diff: [String]) {
        var verification = Verification(transcript)
        for (step, outcome) in zip(transcript.steps, outcomes) { verification.add(outcome, of: step) }
        return (String(decoding: verification.updated, as: UTF8.self), verification.diff)
    }

    private func block(_ lines: String, printed: [String], status: Int32 = 0) throws -> String {
        let text = updated(try Transcript.block(lines), [Outcome(lines: printed, status: status)]).text
        return text.replacing("---\nformat: 1\n---\n```tonearm\n", with: "").replacing("\n```\n", with: "")
    }

    @Test func `output that still matches is kept, placeholders too`() throws {
        #expect(
            try block("> a\n[id] old\n[date]\nend", printed: ["7 new", "2026-11-21", "end"])
                == "> a\n7 new\n[date]\nend")
        #expect(try block("> a\nx\ny\nz", printed: ["x", "new", "y", "z"]) == "> a\nx\nnew\ny\nz")
        #expect(try block("> a\nx", printed: []) == "> a")
        #expect(try block("> a", printed: ["> b", "[id]", "..."]) == "> a\n\\> b\n\\[id]\n\\...")
    }

    @Test func `three dots stay between unchanged neighbors`() throws {
        #expect(
            try block("> a\nfirst\n...\nlast", printed: ["first", "1", "2", "end", "last"]) == "> a\nfirst\n...\nlast")
        #expect(
            try block("> a\nb\nfirst\n...\nlast", printed: ["c", "first", "1", "last"]) == "> a\nc\nfirst\n...\nlast")
        #expect(try block("> a\nfirst\n...\nlast", printed: ["first", "1", "end"]) == "> a\nfirst\n1\nend")
        #expect(try block("> a\nold\n...", printed: ["new", "1"]) == "> a\nnew\n1")
    }

    @Test func `an exit status is added, changed and removed`() throws {
        #expect(try block("> a\nb", printed: ["b"], status: 1) == "> a\nb\n[exit 1]")
        #expect(try block("> a\nb\n[exit 1]", printed: ["b"], status: 64) == "> a\nb\n[exit 64]")
        #expect(try block("> a\nb\n[exit 1]", printed: ["b"]) == "> a\nb")
        let document = try Transcript.block("> a\nb", header: nil)
        #expect(updated(document, [Outcome(lines: ["c"], status: 1)]).text == "```tonearm\n> a\nc\n```\n")
    }

    @Test func `a fence grows with its output`() throws {
        let transcript = try Transcript("~~~tonearm\n> a\n~~~\n```tonearm\n> b\nx\n```\n", name: "x.md")
        let (text, _) = updated(transcript, [Outcome(lines: ["~~~~"]), Outcome(lines: ["```", "x"])])
        #expect(text == "~~~~~tonearm\n> a\n~~~~\n~~~~~\n````tonearm\n> b\n```\nx\n````\n")
    }

    @Test func `a diff has the line numbers of the file`() throws {
        let prose = (1...10).map { "line \($0)" }.joined(separator: "\n")
        let transcript = try Transcript(
            "\(prose)\n```tonearm\n> a\nold\nsame\n```\n\(prose)\n```tonearm\n> b\n```", name: "x.md")
        let (text, diff) = updated(transcript, [Outcome(lines: ["new", "newer", "same"]), Outcome(lines: ["b"])])
        #expect(
            diff == [
                "--- x.md", "+++ x.md (as printed)", "@@ -10,7 +10,8 @@", " line 10", " ```tonearm", " > a", "-old",
                "+new",
                "+newer", " same", " ```", " line 1", "@@ -25,4 +26,5 @@", " line 10", " ```tonearm", " > b", "+b",
                " ```",
                "\\ No newline at end of file",
            ])
        #expect(text.hasSuffix("> b\nb\n```"))
    }

    @Test(arguments: 0..<300)
    func `an update changes outputs only, and a second update changes nothing`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let (text, outcomes) = random.document()
        let transcript = try Transcript(text, name: "x.md")
        // The printed output is equal, a part of it, or different.
        let printed = outcomes.map { outcome in
            switch random.below(3) {
            case 0: outcome
            case 1:
                Outcome(
                    lines: outcome.lines.filter { _ in random.below(2) == 0 } + random.lines(upTo: 2),
                    status: outcome.status)
            default: random.outcome()
            }
        }
        let (first, diff) = updated(transcript, printed)
        let again = try Transcript(first, name: "x.md")
        let (second, none) = updated(again, printed)
        #expect(second.isExactly(first))
        #expect(none == [])
        #expect(diff.isEmpty == first.isExactly(text))
        #expect(again.steps.map(\.command).elementsEqual(transcript.steps.map(\.command)) { $0.isExactly($1) })
        let isProse: (Transcript.Section) -> Bool = { !$0.isSession }
        #expect(
            again.sections.filter(isProse).map(again.text).elementsEqual(
                transcript.sections.filter(isProse).map(transcript.text), by: { $0.isExactly($1) }))
    }

    @Test(arguments: 0..<300)
    func `an updated file with placeholders verifies`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let values = ["7", "8", "2026-11-21", "x", "..."]
        let patterns = ["[id]", "[id:a]", "[id:b] [..]", "[date:c]", "...", "7", "x", "[..]"]
        func some(_ list: [String]) -> [String] { (0..<random.below(6)).map { _ in random.pick(list) } }
        let blocks = (0..<3).map { "> \($0) $a\n" + some(patterns).map { $0 + "\n" }.joined() }.joined()
        let transcript = try Transcript("```tonearm\n\(blocks)```\n", name: "x.md")
        let printed = (0..<3).map { _ in Outcome(lines: some(values)) }
        let (first, _) = updated(transcript, printed)
        let (second, _) = updated(try Transcript(first, name: "x.md"), printed)
        #expect(first == second, "from \(blocks) and \(printed)")
    }

    @Test func `thousands of differences are reported as fast as a few`() throws {
        let lines = (0..<20_000).map { "line \($0)" }
        let transcript = try Transcript.block("> a\n" + lines.joined(separator: "\n"))
        let printed = lines.map { $0 + "!" }
        #expect(updated(transcript, [Outcome(lines: printed)]).diff.count == 40_000 + 7)
    }
}
