import Testing

@testable import TonearmTranscripts

@Suite struct PlaceholderTests {
    @Test(arguments: [
        (Placeholder.Kind.id, ["310730204", "i.Abc-1_2", "pl.u-x"], ["", "a b", "a/b", "é"]),
        (.date, ["2026-11-21", "2026-11-21T09:30:00Z"], ["", "yesterday", "2026-02-30", "21.11.2026"]),
        (.token, ["eyJhbGciOiJFUzI1NiJ9.e30.x", "0123456789abcdef"], ["", "short", "0123456789abcde f"]),
        (
            .url, ["https://music.apple.com/us/album/1", "http://127.0.0.1:8502/a?b=c#d", "x-y://é"],
            ["", "music.apple.com", "://a", "https://", "https://a b", "1://a"]
        ),
        (
            .duration, ["4:49", "1:02:03", "30 s", "30s", "1.5 ms", "2 h 5 min", "190d", "1h30m"],
            ["", "4:60", "4", "s", "1 parsec", "1. s", "1:2", "4:49 "]
        ),
        (.count, ["0", "8245", "1,000,007"], ["", "-1", "1,00", "1.5", "1,0000", ",100", "１"]),
        (.rest, ["", "anything at all"], []),
    ])
    func `each kind has its values`(kind: Placeholder.Kind, values: [String], others: [String]) {
        for value in values { #expect(kind.allows(value[...]), "\(value)") }
        for value in others { #expect(!kind.allows(value[...]), "\(value)") }
    }

    private func mismatch(_ expected: String, _ printed: String) throws -> String? {
        var names = Names()
        return try Escapes.pattern(expected).mismatch(printed, line: 1, names: &names)?.sentence
    }

    @Test(arguments: [
        ("album [id] of [date]", "album 310730204 of 1975-08-25"), ("[count] albums", "12 albums"),
        ("albums/[id].json", "albums/a.b.json"), ("[date]-1", "2026-11-21-1"), ("x [id]x", "x axbx"),
        ("[id]-[id]", "a-b-c"),
        ("took [duration], more", "took 1 h 30 min, more"), ("Location: [url]", "Location: https://a.b/c"),
        ("a [..]", "a "), ("a [..]", "a b c"), ("[..]", ""), ("\\[id] [id]", "[id] 7"), ("\\\\[id]", "\\7"),
        ("\\\\\\[id]", "\\[id]"),
        ("ids[songs] [id]", "ids[songs] 7"), ("(\\u{1B}[id])", "(\u{1B}7)"),
    ])
    func `a placeholder matches a value of its kind`(expected: String, printed: String) throws {
        #expect(try mismatch(expected, printed) == nil)
    }

    @Test(arguments: [
        ("made [date] by", "made x by", "expected a date, found 'x'"), ("[date]", "", "expected a date, found ''"),
        ("id [id]", "id a b", "expected an id, found 'a b'"),
        ("id [id] of", "id a/b of", "expected an id, found 'a/b'"),
        ("[count] albums", "many albums", "expected a count, found 'many'"),
        ("[count] albums", "many songs", "expected a count, found 'many'"),
        ("x [url]", "y https://a", "expected 'x ', found 'y https://a'"),
        ("[token]", "short", "expected a token, found 'short'"),
        ("[duration].", "soon.", "expected a duration, found 'soon'"),
    ])
    func `another value is reported with the expected kind`(expected: String, printed: String, sentence: String)
        throws
    {
        #expect(try mismatch(expected, printed) == sentence)
    }

    @Test func `a name has one value in the whole file, and later commands use it`() throws {
        var verification = Verification(
            try Transcript.block("> search\n1  [id:album]\n> albums $album x$albums \\$album $other\n[id:album] [id:x]")
        )
        let steps = verification.transcript.steps
        #expect(verification.command(of: steps[1]) == "albums $album x$albums \\$album $other")
        #expect(verification.add(Outcome(lines: ["1  310730204"]), of: steps[0]) == [])
        #expect(verification.command(of: steps[1]) == "albums 310730204 x$albums \\$album $other")
        #expect(
            verification.add(Outcome(lines: ["5 6"]), of: steps[1]).map(\.sentence) == [
                "line 8: expected '310730204', the 'album' of line 6, found '5'"
            ])
    }

    @Test func `a name whose line was not printed has no value and is reported`() throws {
        var verification = Verification(try Transcript.block("> search\nfound [id:album]\n> albums $album"))
        let steps = verification.transcript.steps
        verification.add(Outcome(lines: ["nothing"]), of: steps[0])
        #expect(
            verification.add(Outcome(lines: []), of: steps[1]).map(\.sentence) == [
                "line 7: '$album' has no value: line 6, which sets it, was not printed as expected"
            ])
    }

    @Test func `a name gets its value from a line that is found among others`() throws {
        var verification = Verification(try Transcript.block("> search\nold\nfound [id:album]\n> albums $album"))
        let steps = verification.transcript.steps
        verification.add(Outcome(lines: ["new", "found 7"]), of: steps[0])
        #expect(verification.command(of: steps[1]) == "albums 7")
    }

    @Test func `values that differ by learner are equal for equal seeds`() throws {
        let transcript = try Transcript(
            "```choose\nalbum: 1, 2, 3\n\nsong: x y\n```\n```tonearm\n> open $album\n```\n", name: "x.md")
        #expect(transcript.choices.map(\.name) == ["album", "song"])
        let values = (0..<50).map { transcript.choices.values(seed: $0) }
        #expect(Set(values.map { $0["album"] }) == ["1", "2", "3"])
        #expect(values.allSatisfy { $0["song"] == "x y" })
        #expect(values == (0..<50).map { transcript.choices.values(seed: $0) })
    }
}
