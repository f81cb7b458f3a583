import Testing
import TonearmTestSupport

@testable import TonearmTranscripts

@Suite struct ReadingTests {
    @Test func `all blocks of a file are one session`() throws {
        let transcript = try Transcript(
            """
            # Prose
            > a quotation
            ```sh
            > not ours
            ```
            ```tonearm
            > where
            \\> here
              there

            > set
            ```
            more
            ~~~tonearm
            > last
            ~~~
            """, name: "x.md")
        #expect(transcript.header == nil)
        #expect(transcript.steps.map(\.command) == ["where", "set", "last"])
        #expect(transcript.steps.map(\.line) == [7, 11, 15])
        #expect(transcript.outcomes[0] == Outcome(lines: ["> here", "  there", ""]))
        #expect(transcript.outcomes[1] == Outcome(lines: []))
    }

    @Test func `a command of several lines continues after a continuation prompt`() throws {
        let transcript = try Transcript.block("> note one\n>> two\n>> \nprinted\n>> printed too")
        #expect(transcript.steps.map(\.command) == ["note one\ntwo\n"])
        #expect(transcript.steps.first?.shownOutput == ["printed", ">> printed too"])
    }

    @Test func `a failed step has its exit status in the last line`() throws {
        let transcript = try Transcript.block("> open 9\nerror: no\n[exit 64]\n> open 8\n\\[exit 1]")
        #expect(transcript.outcomes[0] == Outcome(lines: ["error: no"], status: 64))
        #expect(transcript.outcomes[1] == Outcome(lines: ["[exit 1]"]))
    }

    @Test func `a longer fence may contain fences`() throws {
        let transcript = try Transcript("````tonearm\n> request\n```\n{}\n```\n````\n", name: "x.md")
        #expect(transcript.outcomes == [Outcome(lines: ["```", "{}", "```"])])
    }

    @Test func `index brackets after a word are not a placeholder`() throws {
        let transcript = try Transcript.block("> post\n'/v1/me/library?ids[songs]=900032829' [Live] [-o x] []")
        #expect(transcript.outcomes == [Outcome(lines: ["'/v1/me/library?ids[songs]=900032829' [Live] [-o x] []"])])
    }

    @Test func `a byte order mark and Windows line ends are kept`() throws {
        let text = "\u{FEFF}---\r\nformat: 1\r\nwidth: 80\r\n---\r\n\r\n```tonearm\r\n> a\r\nb\r\n```"
        let transcript = try Transcript(text, name: "x.md")
        #expect(transcript.header?.width == 80)
        #expect(transcript.outcomes == [Outcome(lines: ["b"])])
        #expect(transcript.bytes == Array(text.utf8))
    }

    @Test func `a combining mark after the prompt does not hide a command`() throws {
        let transcript = try Transcript.block("> \u{301}a\n\u{301}> b")
        #expect(transcript.steps.count == 1)
        #expect(transcript.steps.first?.command.isExactly("\u{301}a") == true)
    }

    @Test func `comments for the presenter are stored separately`() throws {
        let transcript = try Transcript(
            "```tonearm\n> a\n```\n<!-- note: Wait for\n  the laugh. -->\n<!-- other -->\n", name: "x.md")
        #expect(transcript.notes.map(\.text) == ["Wait for\nthe laugh."])
        #expect(transcript.notes.map(\.line) == [4])
    }

    @Test func `a block in a comment is not run`() throws {
        let transcript = try Transcript("```tonearm\n> a\n```\n<!--\n```tonearm\n> b\n```\n-->\n", name: "x.md")
        #expect(transcript.steps.map(\.command) == ["a"])
    }

    @Test(arguments: 0..<300)
    func `a written step is read unchanged`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let steps = (0..<8).map { _ in (random.command(), random.outcome()) }
        let text = Transcript.text(header: Transcript.Header(), steps.map { .step($0, $1) })
        let transcript = try Transcript(text, name: "x.md")
        #expect(transcript.steps.map(\.command).elementsEqual(steps.map(\.0)) { $0.isExactly($1) })
        #expect(transcript.outcomes.elementsEqual(steps.map(\.1)) { isSame($0, $1) })
        #expect(transcript.bytes == Array(text.utf8))
    }

    @Test(arguments: 0..<200)
    func `a document is rewritten byte for byte`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let (text, outcomes) = random.document()
        let transcript = try Transcript(text, name: "x.md")
        #expect(transcript.bytes == Array(text.utf8))
        #expect(transcript.outcomes.elementsEqual(outcomes) { isSame($0, $1) })
    }

    @Test func `every character can be printed and typed`() throws {
        // Of the planes above the first, which have no special characters, only the edges.
        for plane in 0...0x10 {
            let numbers = plane == 0 ? Array(0..<0x1_0000) : Array(0..<0x100) + Array(0xFF00..<0x1_0000)
            let scalars = numbers.compactMap { Unicode.Scalar(UInt32(plane << 16 | $0)) }.filter { $0 != "\n" }
            let line = String(String.UnicodeScalarView(scalars))
            let text = Transcript.text(header: nil, [.step(line, Outcome(lines: [line]))])
            let transcript = try Transcript(text, name: "x.md")
            #expect(transcript.steps.first?.command.isExactly(line) == true, "plane \(plane)")
            #expect(isSame(transcript.outcomes[0], Outcome(lines: [line])), "plane \(plane)")
        }
    }

    @Test(arguments: ["[", "\\", "[id] ", "> ", "é", "$a "])
    func `a line of a hundred thousand bytes is read and written`(piece: String) throws {
        let line = String(repeating: piece, count: 100_000 / piece.utf8.count)
        let text = Transcript.text(header: nil, [.step(line, Outcome(lines: [line, "end"]))])
        let transcript = try Transcript(text, name: "x.md")
        let isRead = isSame(transcript.outcomes[0], Outcome(lines: [line, "end"]))
        #expect(isRead)
        var verification = Verification(transcript)
        let step = try #require(transcript.steps.first)
        let differences = verification.add(Outcome(lines: [line + "!", "end"]), of: step).count
        #expect(differences == 1)
    }

    @Test func `the documents of the project are read and written unchanged`() throws {
        for path in ProjectFiles.transcripts {
            let bytes = try ProjectFiles.bytes(of: path)
            let transcript = try Transcript(bytes, name: path)
            #expect(!transcript.steps.isEmpty, "\(path)")
            #expect(transcript.steps.allSatisfy { $0.outcome != nil }, "\(path)")
            #expect(transcript.bytes == bytes, "\(path)")
        }
    }
}
