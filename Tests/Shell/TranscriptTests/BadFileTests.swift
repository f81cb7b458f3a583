import Testing

@testable import TonearmTranscripts

@Suite struct BadFileTests {
    @Test(arguments: [
        (
            "# Only prose\n",
            "Cannot use 'x.md': it has neither a header nor a block marked 'tonearm', so it is not a transcript."
        ),
        ("", "Cannot use 'x.md': it has neither a header nor"),
        ("a\n```tonearm\n> b\n", "Cannot use 'x.md:2': the block that begins here is not closed. Close it with a line"),
        ("a\n```check\ncheck: a is b\n", "Cannot use 'x.md:2': the block that begins here is not closed."),
        ("1. a\n   ```tonearm\n   > b\n   ```\n", "Cannot use 'x.md:2': the block that begins here is indented"),
        (
            "```tonearm fast\n> b\n```\n",
            "Cannot use 'x.md:1': after 'tonearm' stands 'fast', which means nothing here."
        ),
        (
            "```tonearm\nb\n```\n",
            "Cannot use 'x.md:2': a block does not begin with a command: 'b'. Begin the block with"
        ),
        ("<!-- a\n```tonearm\n> b\n```\n", "Cannot use 'x.md:2': this block is in a comment that is not closed"),
        ("---\nformat: 1\n", "Cannot use 'x.md:1': the header that begins here has no second '---'."),
        (
            "---\nformat: 1\ncolour: red\n---\n",
            "Cannot use 'x.md:3': the header key 'colour' is unknown. The keys are 'format',"
        ),
        (
            "---\nformat: 2\n---\n",
            "Cannot use 'x.md:2': its format is '2', and the newest that is known here is 1. Read it with"
        ),
        ("---\nformat: new\n---\n", "Cannot use 'x.md:2': the header's format 'new' is not a whole number such as 1."),
        (
            "---\ntitle: A\n---\n",
            "Cannot use 'x.md:1': the header has no 'format'. Write 'format: 1' as its first line."
        ),
        ("---\nformat: 1\nformat: 1\n---\n", "Cannot use 'x.md:3': the header has 'format' twice."),
        ("---\nformat: 1\ntitle\n---\n", "Cannot use 'x.md:3': a line of the header is not 'key: value': 'title'."),
        (
            "---\nformat: 1\nwidth: wide\n---\n",
            "Cannot use 'x.md:3': the header's width 'wide' is not a whole number from 1 to 10000."
        ),
        (
            "---\nformat: 1\nwidth: 99999999999999999999\n---\n",
            "Cannot use 'x.md:3': the header's width '99999999999999999999' is not"
        ),
        (
            "---\nformat: 1\nseed: -1\n---\n",
            "Cannot use 'x.md:3': the header's seed '-1' is not a whole number from 0 to"
        ),
        (
            "---\nformat: 1\nclock: 2026-02-30T09:30:00Z\n---\n",
            "Cannot use 'x.md:3': the header's clock '2026-02-30T09:30:00Z' is not a time"
        ),
        ("---\nformat: 1\ntitle:\n---\n", "Cannot use 'x.md:3': the header's title '' is not a value."),
        (
            "```tonearm\n> a\n[foo]\n```\n",
            "Cannot use 'x.md:3': the placeholder '[foo]' is unknown. Known are [id] [date] [token]"
        ),
        ("```tonearm\n> a\n[id:1a]\n```\n", "Cannot use 'x.md:3': '[id:1a]' has an invalid name."),
        (
            "```tonearm\n> a\n[..] b\n```\n",
            "Cannot use 'x.md:3': '[..]' matches the rest of the line, but text follows it."
        ),
        ("```tonearm\n> a\n[id][date]\n```\n", "Cannot use 'x.md:3': two placeholders have no text between them"),
        ("```tonearm\n> a\n[id:x]\n[date:x]\n```\n", "Cannot use 'x.md:4': 'x' is of another kind in line 3."),
        (
            "```tonearm\n> a\n[exit 1]\nb\n```\n",
            "Cannot use 'x.md:4': there is text after the exit status of a step."
        ),
        (
            "```tonearm\n> a\n[exit 99999999999]\n```\n",
            "Cannot use 'x.md:3': '[exit 99999999999]' is not an exit status."
        ),
        (
            "```tonearm\n> a\n```\n```choose\nalbum\n```\n",
            "Cannot use 'x.md:5': 'album' is not a name with its values."
        ),
        (
            "```tonearm\n> a\n```\n```choose\na: 1\na: 2\n```\n",
            "Cannot use 'x.md:6': the values of 'a' are in two lines."
        ),
        ("a\0b", "Cannot use 'x.md:1': it holds a zero byte, so it is not text. Name a Markdown file in UTF-8."),
    ])
    func `a malformed file is rejected with its line`(text: String, expected: String) {
        let found = problem(text)
        #expect(found?.hasPrefix(expected) == true, "\(found ?? "no error")")
    }

    @Test func `bytes that are not UTF-8 are reported with their line`() {
        #expect(throws: (any Error).self) { try Transcript([0x61, 0x0A, 0xFF, 0x0A], name: "x.md") }
        do {
            _ = try Transcript([0x61, 0x0A, 0xFF, 0x0A], name: "x.md")
        } catch {
            #expect(error.what == "Cannot use 'x.md:2'")
            #expect(error.why == "it holds bytes that are not UTF-8")
        }
    }

    @Test func `a file beyond the limit is not read`() {
        do {
            _ = try Transcript(Array("```tonearm\n> a\n```\n".utf8), name: "x.md", limit: 10)
            Issue.record("it was read")
        } catch {
            #expect(
                error.description
                    == "Cannot use 'x.md': it has 19 bytes, and 10 are the most. Cut it into several files.")
        }
    }

    @Test(arguments: 0..<300)
    func `random bytes do not crash the reader`(seed: Int) {
        var random = RandomText(seed: UInt64(seed))
        var bytes = Array((random.document().text).utf8)
        for _ in 0..<random.below(5) where !bytes.isEmpty {
            let place = random.below(bytes.count)
            bytes[place] = UInt8(random.below(256))
        }
        bytes.removeLast(random.below(bytes.count + 1))
        // A file is either read and written back unchanged, or refused with a message.
        do throws(TranscriptFailure) {
            let transcript = try Transcript(bytes, name: "x.md")
            #expect(transcript.bytes == bytes)
        } catch {
            #expect(!error.why.isEmpty && !error.next.isEmpty)
        }
    }
}
