import Testing

@testable import TonearmTranscripts

@Suite struct ComparisonTests {
    /// Returns the sentences about a block whose first step prints these lines.
    private func sentences(_ block: String, _ lines: [String], status: Int32 = 0) throws -> [String] {
        var verification = Verification(try Transcript.block(block, header: nil))
        let step = try #require(verification.transcript.steps.first)
        return verification.add(Outcome(lines: lines, status: status), of: step).map(\.sentence)
    }

    @Test func `expected output is not a difference`() throws {
        #expect(try sentences("> a\nb\n\\> c", ["b", "> c"]) == [])
    }

    @Test func `a difference is reported with its line`() throws {
        #expect(try sentences("> a\nb\nc", ["b", "d"]) == ["line 4: expected 'c', found 'd'"])
        #expect(try sentences("> a\nb\nc", ["b"]) == ["line 4: expected 'c', and nothing more was printed"])
        #expect(try sentences("> a\nb", ["b", "c"]) == ["line 4: 'c' was printed where nothing more was expected"])
        #expect(try sentences("> a", ["\u{1B}"]) == ["line 3: '\\u{1B}' was printed where nothing more was expected"])
    }

    @Test func `a long line is shown from shortly before its first difference`() throws {
        let line = String(repeating: "0123456789", count: 20)
        #expect(
            try sentences("> a\n\(line)X", [line + "Y"]) == [
                "line 3: expected '…567890123456789X', found '…567890123456789Y' from column 201 on"
            ])
    }

    @Test func `characters that look equal are different`() throws {
        #expect(
            try sentences("> a\ncafé", ["cafe\u{301}"]) == [
                "line 3: 'cafe\u{301}' looks as expected, but is written with other characters: U+00E9 expected, U+0065 found"
            ])
    }

    @Test func `every exit status is compared in a file with a header, otherwise only the stated ones`() throws {
        var strict = Verification(try Transcript.block("> a\nb\n> c\n[exit 1]"))
        let steps = strict.transcript.steps
        #expect(
            strict.add(Outcome(lines: ["b"], status: 2), of: steps[0]).map(\.sentence) == [
                "line 7: expected the exit status 0, found 2"
            ])
        #expect(
            strict.add(Outcome(lines: []), of: steps[1]).map(\.sentence) == [
                "line 8: expected the exit status 1, found 0"
            ])
        #expect(try sentences("> a\nb", ["b"], status: 2) == [])
        #expect(try sentences("> a\nb\n[exit 1]", ["b"], status: 2) == ["line 4: expected the exit status 1, found 2"])
    }

    @Test func `three dots match any lines`() throws {
        let block = "> a\nfirst\n...\nmiddle\n...\nlast"
        #expect(try sentences(block, ["first", "middle", "last"]) == [])
        #expect(try sentences(block, ["first", "x", "middle", "y", "z", "last"]) == [])
        #expect(
            try sentences(block, ["first", "x", "last"]) == [
                "line 5: expected 'middle', and no line matches it"
            ])
        #expect(try sentences(block, ["first", "middle"]) == ["line 7: expected 'last', and nothing more was printed"])
        #expect(try sentences(block, ["x", "middle", "last"]) == ["line 3: expected 'first', found 'x'"])
        #expect(try sentences("> a\n...", []) == [])
        #expect(try sentences("> a\n...\nx", ["x", "y", "x"]) == [])
        #expect(try sentences("> a\n...\nx", ["x", "y"]) == ["line 4: expected 'x', found 'y'"])
        #expect(try sentences("> a\n\\...", ["..."]) == [])
        #expect(try sentences("> a\n\\...", ["more"]) == ["line 3: expected '...', found 'more'"])
    }

    @Test(arguments: 0..<150)
    func `any changed character fails at its line`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let (text, outcomes) = random.document()
        let transcript = try Transcript(text, name: "x.md")
        for (index, step) in transcript.steps.enumerated() {
            for (row, line) in outcomes[index].lines.enumerated() where !line.isEmpty {
                var scalars = Array(line.unicodeScalars)
                let place = random.below(scalars.count)
                scalars[place] = scalars[place] == "x" ? "y" : "x"
                var changed = outcomes[index]
                changed.lines[row] = String(String.UnicodeScalarView(scalars))
                var verification = Verification(transcript)
                #expect(verification.add(outcomes[index], of: step) == [])
                #expect(verification.add(changed, of: step).map(\.line) == [step.line + step.commandPlace.count + row])
            }
        }
    }
}
