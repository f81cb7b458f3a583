import Testing

@testable import TonearmTranscripts

@Suite struct RecordingTests {
    @Test func `a recording is a file of blocks with a header`() throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
        try recorder.note("# A tour")
        try recorder.record("albums 1", Outcome(lines: ["\u{1B}[1mBorn to Run\u{1B}[0m", "1 album"]))
        try recorder.record("open 9", Outcome(lines: ["error: no"], status: 1))
        recorder.isPaused = true
        try recorder.record("secret", Outcome(lines: ["hidden"]))
        try recorder.note("hidden too")
        recorder.isPaused = false
        try recorder.note("The end.")
        try recorder.record("request", Outcome(lines: ["```", "{}", "```"]))
        #expect(recorder.stepCount == 3)
        #expect(
            file.text == """
                ---
                format: 1
                ---

                # A tour

                ``` tonearm
                > albums 1
                Born to Run
                1 album
                ```

                ``` tonearm
                > open 9
                error: no
                [exit 1]
                ```

                The end.

                ```` tonearm
                > request
                ```
                {}
                ```
                ````

                """)
    }

    @Test func `the blocks of a recording are merged when it ends`() throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
        try recorder.record("a", Outcome(lines: ["1"]))
        try recorder.record("b", Outcome(lines: ["```"]))
        try recorder.note("Prose.")
        try recorder.record("c", Outcome(lines: []))
        let text = String(decoding: try Transcript(file.bytes, name: "x.md").tidied, as: UTF8.self)
        #expect(
            text == """
                ---
                format: 1
                ---

                ````tonearm
                > a
                1
                > b
                ```
                ````

                Prose.

                ```tonearm
                > c
                ```

                """)
        let tidied = try Transcript(text, name: "x.md")
        #expect(tidied.steps.map(\.command) == ["a", "b", "c"])
        #expect(tidied.tidied == Array(text.utf8))
    }

    /// The fast and the thorough path must write equal files.
    @Test(arguments: 0..<300) func `output written line by line or whole is equal`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let (byLines, whole) = (MemoryFile(), MemoryFile())
        let hide: ([UInt8]) -> [UInt8] = { $0.replacing("310730204".utf8, with: "‹hidden›".utf8) }
        let first = try Recorder(byLines, header: Transcript.Header(), hiding: hide)
        let second = try Recorder(whole, header: Transcript.Header(), hiding: hide)
        let notes = ["Some *prose*.", "", " ", "## More", "```sh\nls\n```", "a `b`"]
        let special = [
            "```", " ```` x", "> a", ">> b", "...", ".", "[exit 1]", "[id]", "\\> a", "· é", "\tx", "", "    ```",
        ]
        for _ in 0..<8 {
            if random.below(4) == 0 {
                let note = notes[random.below(seed % 3 == 0 ? notes.count : 4)]
                try first.note(note)
                try second.note(note)
            }
            let command = random.command()
            var outcome = random.outcome()
            if random.below(2) == 0 {
                outcome.lines = (0..<random.below(4)).map { _ in special[random.below(special.count)] }
            }
            try first.record(command, outcome)
            let printed = Array(outcome.lines.map { $0 + "\n" }.joined().utf8)
            try second.record(command, printed: printed, status: outcome.status)
        }
        #expect(byLines.text == whole.text)
        let tidied = try Transcript(whole.bytes, name: "x.md").tidied
        let steps = try (Transcript(whole.bytes, name: "x.md").steps, Transcript(tidied, name: "x.md").steps)
        #expect(steps.0.count == second.stepCount && steps.0.map(\.command) == steps.1.map(\.command))
        #expect(zip(steps.0, steps.1).allSatisfy { isSame($0.outcome, $1.outcome) })
    }

    @Test func `bytes that are not text are recorded as readable text`() throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
        try recorder.record("a", printed: [0xFF, 0x62, 0x0A, 0xC2, 0x9B, 0x31, 0x6D, 0x63, 0x0A, 0xC2], status: 0)
        let steps = try Transcript(file.bytes, name: "x.md").steps
        #expect(String(validating: file.bytes, as: UTF8.self) != nil)
        #expect(steps.map(\.shownOutput) == [["\u{FFFD}b", "c", "\u{FFFD}"]])
    }

    @Test func `blocks of another author stay separate`() throws {
        let text = "```tonearm\n> a\n```\n\n```tonearm\n> b\n```\n"
        #expect(try Transcript(text, name: "x.md").tidied == Array(text.utf8))
    }

    @Test func `each step is on the disk when it is recorded`() throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
        #expect(file.syncs == 1)
        try recorder.record("a", Outcome(lines: []))
        try recorder.note("b")
        #expect(file.syncs == 3)
    }

    @Test func `secrets are redacted before writing`() throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) {
            $0.replacing("s3cret".utf8, with: "‹hidden›".utf8)
        }
        try recorder.record("token set s3cret", Outcome(lines: ["kept s3\u{1B}[1mcret"]))
        try recorder.note("It is s3cret.")
        #expect(!file.text.contains("s3cret"))
        #expect(file.text.contains("> token set ‹hidden›\nkept ‹hidden›\n"))
    }

    @Test(arguments: [
        "```tonearm\n> a\n```", "```tonearmed\na\n```", "<!-- a", "before\n```sh\nnot closed", "~~~tonearm\n~~~",
    ])
    func `a note can only be prose`(text: String) throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
        let before = file.bytes
        #expect(throws: RecordingProblem.self) { try recorder.note(text) }
        #expect(file.bytes == before)
        try recorder.note("```swift\nlet a = 1\n```")
        #expect(try Transcript(file.bytes, name: "x.md").steps.isEmpty)
    }

    /// A random recording and the required content of its file.
    private struct Session {
        var pieces: [Transcript.Entry] = []

        init(seed: UInt64) {
            var random = RandomText(seed: seed)
            for _ in 0..<5 {
                let isNote = random.below(4) == 0
                pieces.append(
                    isNote ? .prose("Some *prose*: 日本語.\n\n```sh\nls\n```") : .step(random.command(), random.outcome()))
            }
        }

        /// The commands and outcomes after cleaning.
        var steps: [(String, Outcome)] {
            pieces.compactMap { piece in
                guard case .step(let command, let outcome) = piece else { return nil }
                let typed = command.exactLines.map { PlainText.line($0) }.joined(separator: "\n")
                return (typed, Outcome(lines: outcome.lines.map { PlainText.line($0) }, status: outcome.status))
            }
        }

        /// - Returns: The number of steps recorded before a failure.
        func record(_ pieces: [Transcript.Entry], with recorder: Recorder) throws -> Int {
            for piece in pieces {
                do {
                    switch piece {
                    case .prose(let text): try recorder.note(text)
                    case .step(let command, let outcome): try recorder.record(command, outcome)
                    }
                } catch is MemoryFile.Full { break }
            }
            return recorder.stepCount
        }
    }

    @Test(arguments: 0..<6)
    func `a recording killed at any byte is readable and lacks at most the last step`(seed: Int) throws {
        let session = Session(seed: UInt64(seed))
        let whole = MemoryFile(room: 1 << 20)
        _ = try session.record(session.pieces, with: Recorder(whole, header: Transcript.Header()) { $0 })
        let all = (1 << 20) - whole.room
        let start = Transcript.Header().lines.joined(separator: "\n").utf8.count + 1
        for room in start...all {
            let file = MemoryFile(room: room, isKilled: true)
            let count = try session.record(session.pieces, with: Recorder(file, header: Transcript.Header()) { $0 })
            let found = try Transcript(file.bytes, name: "x.md").steps
            #expect(count...count + 1 ~= found.count, "killed after \(room) bytes")
            for (step, expected) in zip(found, session.steps) {
                #expect(step.command.isExactly(expected.0) && isSame(step.outcome, expected.1), "after \(room) bytes")
            }
        }
    }

    @Test(arguments: 0..<6) func `a killed recording is continued without its torn step`(seed: Int) throws {
        let session = Session(seed: UInt64(seed))
        for room in stride(from: 30, through: 600, by: 1) {
            let torn = MemoryFile(room: room, isKilled: true)
            _ = try session.record(session.pieces, with: Recorder(torn, header: Transcript.Header()) { $0 })
            let before = try Transcript(torn.bytes, name: "x.md").steps.count
            let file = MemoryFile(torn.bytes)
            // A torn note in its own block must be repaired by its author.
            guard let continued = try? ContinuedFile(of: torn.bytes, name: "x.md") else { continue }
            let recorder = try Recorder(file, continuing: continued) { $0 }
            try recorder.record("more", Outcome(lines: ["日本語"]))
            let steps = try Transcript(file.bytes, name: "x.md").steps
            #expect(steps.count == before + 1, "after \(room) bytes")
            #expect(steps.last?.command == "more")
            #expect(!file.text.contains("```-"))
        }
    }

    @Test func `a full disk loses only the step that did not fit`() throws {
        for room in 0..<40 {
            let file = MemoryFile()
            let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
            try recorder.record("first", Outcome(lines: []))
            let before = file.bytes
            file.room = room
            #expect(throws: MemoryFile.Full.self) {
                try recorder.record("second", Outcome(lines: ["something that is too long for it"]))
            }
            #expect(file.bytes == before)
            file.room = .max
            try recorder.record("third", Outcome(lines: []))
            #expect(try Transcript(file.bytes, name: "x.md").steps.map(\.command) == ["first", "third"])
        }
    }

    @Test func `a step that can neither be written nor removed ends the recording`() throws {
        let file = MemoryFile()
        let recorder = try Recorder(file, header: Transcript.Header()) { $0 }
        file.room = 10
        file.canTruncate = false
        #expect(throws: MemoryFile.Full.self) { try recorder.record("a", Outcome(lines: [])) }
        file.room = .max
        #expect(throws: RecordingProblem.broken) { try recorder.record("b", Outcome(lines: [])) }
        #expect(try Transcript(file.bytes, name: "x.md").steps.isEmpty)
    }

    /// Release 0.2.0 reserved empty lines behind its file, in a block of another kind.
    @Test func `a recording that 0.2.0 was killed in is continued without its empty lines`() throws {
        let text = "---\nformat: 1\n---\n\n```tonearm\n> a\n1\n```\n"
        let file = MemoryFile(Array((text + "```-tonearm\n" + String(repeating: "\n", count: 4096)).utf8))
        #expect(try Transcript(file.bytes, name: "x.md").steps.map(\.command) == ["a"])
        let recorder = try Recorder(file, continuing: ContinuedFile(of: file.bytes, name: "x.md")) { $0 }
        #expect(file.text == text)
        try recorder.record("b", Outcome(lines: []))
        #expect(try Transcript(file.bytes, name: "x.md").steps.map(\.command) == ["a", "b"])
    }

    @Test func `a file without a final line feed is continued on a new line`() throws {
        let file = MemoryFile(Array("```tonearm\n> a\n```".utf8))
        let recorder = try Recorder(file, continuing: ContinuedFile(of: file.bytes, name: "x.md")) { $0 }
        try recorder.record("b", Outcome(lines: []))
        #expect(file.text == "```tonearm\n> a\n```\n\n``` tonearm\n> b\n```\n")
    }

    @Test(arguments: [
        ("```tonearm\n> a\n```\n```sh\nls\n", "Cannot use 'x.md:4': the file ends in a block that is not closed."),
        ("```tonearm\n> a\n```\n<!-- a\n", "Cannot use 'x.md:4': the file ends in a comment that is not closed."),
        ("# No session\n", "Cannot use 'x.md': it has neither a header nor a block"),
    ])
    func `a file that would absorb added text is not continued`(text: String, expected: String) {
        do {
            _ = try ContinuedFile(of: Array(text.utf8), name: "x.md")
            Issue.record("it was continued")
        } catch {
            #expect(error.description.hasPrefix(expected), "\(error)")
        }
    }
}
