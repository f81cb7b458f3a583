import Testing

@testable import TonearmTranscripts

/// The terminal and the session of a performance.
private struct Stage {
    var performance: Performance
    var now = 0
    var shown = ""
    var log: [String] = []
    /// The screens by the numbers under which they were saved.
    private var kept: [Int: String] = [:]
    private(set) var showsKeys = false
    private let outputs: [String: [String]]

    init(
        _ text: String, stepping: Bool = false, verifies: Bool = false, outputs: [String: [String]] = [:],
        width: Int = 80
    ) throws {
        var settings = Performance.Settings()
        settings.width = width
        settings.isStepping = stepping
        settings.verifies = verifies
        performance = Performance(try Transcript(text, name: "x.md"), settings)
        self.outputs = outputs
        perform(performance.begin(prompt: "> ", at: 0))
    }

    private mutating func perform(_ actions: [PerformanceAction]) {
        for action in actions {
            switch action {
            case .write(let text), .prompt(let text): shown += text
            case .type(let text): shown += Performance.shown(text)
            case .complete(let beginning): shown += "[list after '\(beginning)']\r\n"
            case .clear: shown = ""
            case .keepScreen(let mark): kept[mark] = shown
            case .restoreScreen(let mark):
                shown = kept[mark] ?? "nothing was kept under \(mark)"
            case .showKeys: showsKeys = true
            case .hideKeys: showsKeys = false
            case .run(let command, let mark):
                log.append("run \(command) keeping \(mark)")
                let lines = outputs[command] ?? []
                shown += lines.map { $0 + "\r\n" }.joined()
                perform(performance.finished(Outcome(lines: lines), prompt: "> ", at: now))
            case .restore(let mark): log.append("restore \(mark)")
            case .takeOver(let typed, let mark): log.append("take over '\(typed)' keeping \(mark)")
            case .note(let text): log.append("note \(text)")
            case .differs(let differences): log += differences.map(\.sentence)
            case .end: log.append("end")
            }
        }
    }

    mutating func press(_ key: PerformanceKey) { perform(performance.press(key, at: now)) }

    mutating func resume() { perform(performance.resume(at: now)) }

    /// Lets time pass until only a key can continue.
    mutating func wait(upTo events: Int = .max) {
        var count = 0
        while count < events, let time = performance.wakes {
            now = max(now, time)
            perform(performance.tick(at: now))
            count += 1
        }
    }
}

@Suite struct PerformanceTests {
    private let talk = "# Talk\n<!-- note: smile -->\n```tonearm\n> one\n1\n> two\n2\n```\nThe end.\n"
    private let outputs = ["one": ["1"], "two": ["2"]]

    @Test func `it runs by itself to the end`() throws {
        var stage = try Stage(talk, outputs: outputs)
        stage.wait()
        #expect(stage.shown == "\r\nTalk\r\n====\r\n\r\n> one\r\n1\r\n> two\r\n2\r\n\r\nThe end.\r\n\r\n")
        #expect(stage.log == ["note smile", "run one keeping 2", "run two keeping 3", "end"])
        #expect(stage.performance.isEnded)
        // Typing a key takes up to a tenth of a second, and the audience needs time to read.
        #expect(stage.now > 3_000 && stage.now < 15_000)
    }

    private static let completed = """
        <!-- complete: "open " -->
        <!-- complete: open 1 -->
        ```tonearm
        > open 12
        > open 1
        ```

        """

    @Test func `a comment opens the list of completions while the next command is typed`() throws {
        var stage = try Stage(Self.completed)
        stage.wait()
        #expect(
            stage.shown == """
                > open \r
                [list after 'open ']\r
                > open 1\r
                [list after 'open 1']\r
                > open 12\r
                > open 1\r

                """)
        #expect(stage.log == ["run open 12 keeping 0", "run open 1 keeping 1", "end"])
    }

    @Test func `keys that type open the list, and going back opens it again`() throws {
        var stage = try Stage(Self.completed, stepping: true)
        for _ in 0..<6 { stage.press(.other) }
        #expect(stage.shown == "> open \r\n[list after 'open ']\r\n> open ")
        stage.press(.back)
        #expect(stage.shown == "> ")
        for _ in 0..<6 { stage.press(.other) }
        #expect(stage.shown == "> open \r\n[list after 'open ']\r\n> open ")
        // Commands that are typed at once open no list of completions.
        stage.press(.forward)
        #expect(stage.shown.hasSuffix("\r\n> open 12"))
    }

    @Test(arguments: [("open ", nil), ("opne", 1), ("", nil)] as [(String, Int?)])
    func `a completion has to be the beginning of the next command`(beginning: String, line: Int?) throws {
        let text = "<!-- complete: \"\(beginning)\" -->\n```tonearm\n> open 1\n```\n"
        let transcript = try Transcript(text, name: "x.md")
        #expect(transcript.misplacedCompletion?.line == line)
        #expect(try Transcript(text + "<!-- complete: a -->\n", name: "x.md").misplacedCompletion?.line == line ?? 5)
    }

    @Test func `a faster pace takes less time, and the same seed the same`() throws {
        func time(_ keys: [PerformanceKey]) throws -> Int {
            var stage = try Stage(talk, outputs: outputs)
            for key in keys { stage.press(key) }
            stage.wait()
            return stage.now
        }
        #expect(try time([]) == time([]))
        #expect(try time([.faster, .faster, .faster]) < time([]))
        #expect(try time([.slower]) > time([]))
        #expect(try time(Array(repeating: .faster, count: 100)) > 0)
        #expect(try time(Array(repeating: .slower, count: 100)) < 1_000_000)
        #expect(Pace(percent: .max).percent == 1000 && Pace(percent: .min).percent == 10)
    }

    @Test func `in steps each command waits for a key`() throws {
        var stage = try Stage(talk, stepping: true, outputs: outputs)
        stage.wait()
        #expect(stage.shown.hasSuffix("> "))
        #expect(stage.log == ["note smile"])
        stage.press(.forward)
        stage.wait()
        #expect(stage.log.last == "run one keeping 2")
        stage.press(.forward)
        stage.wait(upTo: 2)
        // A second press completes the command being typed, a third runs it.
        stage.press(.forward)
        stage.wait()
        #expect(stage.shown.hasSuffix("> two"))
        #expect(stage.log.last == "run one keeping 2")
        stage.press(.forward)
        #expect(stage.log.last == "run two keeping 3")
    }

    @Test func `other keys type, and the last of them runs the command`() throws {
        var stage = try Stage("```tonearm\n> abc\n```\n", stepping: true)
        stage.press(.other)
        stage.press(.other)
        #expect(stage.shown == "> ab")
        #expect(stage.performance.wakes == nil)
        stage.press(.other)
        #expect(stage.log == [])
        stage.press(.other)
        #expect(stage.log == ["run abc keeping 0", "end"])
    }

    @Test func `going back removes typed text first, then the last command and its effects`() throws {
        var stage = try Stage(talk, outputs: outputs)
        while !stage.shown.hasSuffix("> tw") { stage.wait(upTo: 1) }
        stage.press(.back)
        #expect(stage.shown == "\r\nTalk\r\n====\r\n\r\n> one\r\n1\r\n> ")
        #expect(stage.log.last == "run one keeping 2")
        stage.press(.back)
        #expect(stage.log.last == "restore 2")
        // The command's output disappeared from the screen.
        #expect(stage.shown == "\r\nTalk\r\n====\r\n\r\n> ")
        stage.press(.back)
        #expect(stage.log.last == "restore 2")
        // It waits and continues from here.
        #expect(stage.performance.wakes == nil)
        stage.press(.forward)
        stage.wait()
        #expect(stage.log.suffix(3) == ["run one keeping 2", "run two keeping 3", "end"])
    }

    @Test(arguments: [0, -1, .min, .max, 2, 40])
    func `any width works`(width: Int) throws {
        var stage = try Stage(talk, outputs: outputs, width: width)
        stage.performance.resize(to: width)
        stage.wait()
        #expect(stage.log.last == "end")
    }

    @Test func `a command of several lines is undone as a whole`() throws {
        var stage = try Stage("```tonearm\n> a\n>> b\n```\n", stepping: true)
        stage.press(.forward)
        stage.wait(upTo: 2)
        stage.press(.forward)
        #expect(stage.shown == "> a\r\n>> b")
        stage.press(.back)
        #expect(stage.shown == "> ")
    }

    private let acts = "# One\n```tonearm\n> one\n1\n```\n<!-- clear -->\n# Two\n```tonearm\n> two\n2\n```\n"

    @Test func `a comment clears the screen, and going back restores it`() throws {
        var stage = try Stage(acts, outputs: outputs)
        while !stage.shown.hasSuffix("> tw") { stage.wait(upTo: 1) }
        #expect(stage.shown == "\r\nTwo\r\n===\r\n\r\n> tw")
        stage.press(.back)
        stage.press(.back)
        #expect(stage.shown == "\r\nOne\r\n===\r\n\r\n> ")
        // Only the exact comment clears the screen.
        var other = try Stage(acts.replacing("<!-- clear -->", with: "<!-- clear it -->"), outputs: outputs)
        other.wait()
        #expect(other.shown.contains("One") && other.shown.contains("Two"))
    }

    @Test func `in steps a key clears the screen`() throws {
        var stage = try Stage(acts, stepping: true, outputs: outputs)
        stage.wait()
        stage.press(.forward)
        stage.wait()
        #expect(stage.shown.hasSuffix("> one\r\n1\r\n"))
        #expect(stage.performance.wakes == nil)
        stage.press(.forward)
        #expect(stage.shown == "\r\nTwo\r\n===\r\n\r\n")
    }

    @Test func `the keys are shown until the next key, without time passing`() throws {
        var stage = try Stage(talk, outputs: outputs)
        while !stage.shown.hasSuffix("> tw") { stage.wait(upTo: 1) }
        let next = try #require(stage.performance.wakes)
        stage.press(.help)
        #expect(stage.showsKeys && stage.performance.wakes == nil)
        stage.now += 60_000
        stage.press(.back)
        #expect(!stage.showsKeys)
        #expect(stage.performance.wakes == next + 60_000)
        #expect(stage.shown.hasSuffix("> tw"))
        stage.wait()
        #expect(stage.log.last == "end")
    }

    @Test func `the keys can be shown in a pause, and leaving closes them`() throws {
        var stage = try Stage(talk, outputs: outputs)
        stage.press(.pause)
        stage.press(.help)
        stage.press(.help)
        #expect(stage.performance.wakes == nil && !stage.showsKeys)
        stage.press(.help)
        stage.press(.quit)
        #expect(stage.log.last == "end")
    }

    @Test func `a pause ends by the pause key or the forward key`() throws {
        for key in [PerformanceKey.pause, .forward] {
            var stage = try Stage(talk, outputs: outputs)
            stage.wait(upTo: 3)
            stage.press(.pause)
            #expect(stage.performance.wakes == nil)
            let before = stage.shown
            stage.wait()
            #expect(stage.shown == before)
            stage.now += 60_000
            stage.press(key)
            stage.wait()
            #expect(stage.log.last == "end")
        }
    }

    @Test func `the presenter takes over at the prompt, and the session is restored afterwards`() throws {
        var stage = try Stage(talk, outputs: outputs)
        while !stage.shown.hasSuffix("> tw") { stage.wait(upTo: 1) }
        stage.press(.takeOver)
        #expect(stage.log.last == "take over 'tw' keeping 3")
        // Neither prompt nor command remain in the line.
        #expect(stage.shown.hasSuffix("> one\r\n1\r\n"))
        #expect(stage.performance.wakes == nil)
        stage.press(.forward)
        stage.shown += "what the audience did\r\n"
        stage.resume()
        #expect(stage.log.last == "restore 3")
        #expect(stage.shown.hasSuffix("> one\r\n1\r\n> "))
        stage.wait()
        #expect(stage.log.suffix(2) == ["run two keeping 3", "end"])
    }

    @Test func `taking over while the audience reads skips no step`() throws {
        var stage = try Stage(talk, outputs: outputs)
        stage.press(.takeOver)
        #expect(stage.log.last == "take over '' keeping 1")
        stage.resume()
        stage.wait()
        #expect(stage.log.suffix(5) == ["restore 1", "note smile", "run one keeping 2", "run two keeping 3", "end"])
        #expect(stage.shown.hasSuffix("The end.\r\n\r\n"))
    }

    @Test func `leaving ends it at any point`() throws {
        for count in 0..<12 {
            var stage = try Stage(talk, outputs: outputs)
            stage.wait(upTo: count)
            if stage.performance.isEnded { continue }
            stage.press(.quit)
            #expect(stage.log.last == "end")
            let log = stage.log
            for key in [PerformanceKey.forward, .back, .pause, .takeOver, .help, .quit, .other] { stage.press(key) }
            stage.resume()
            stage.wait()
            #expect(stage.log == log)
        }
    }

    @Test func `it can verify while it performs and drops the results of undone steps`() throws {
        var stage = try Stage(talk, verifies: true, outputs: ["one": ["x"], "two": ["2"]])
        stage.wait()
        #expect(
            stage.log == [
                "note smile", "run one keeping 2", "line 5: expected '1', found 'x'", "run two keeping 3", "end",
            ])
    }

    @Test func `names get their values during the performance`() throws {
        var stage = try Stage("```tonearm\n> one\n[id:a]\n> open $a\n```\n", outputs: ["one": ["7"]])
        stage.wait()
        #expect(stage.log == ["run one keeping 0", "run open 7 keeping 1", "end"])
    }

    @Test(arguments: 0..<200)
    func `random keys at any time keep it consistent`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let (text, _) = random.document()
        let keys: [PerformanceKey] = [.forward, .back, .pause, .takeOver, .faster, .slower, .help, .other]
        var stage = try Stage(text, stepping: random.below(2) == 0)
        for _ in 0..<200 {
            stage.wait(upTo: random.below(3))
            stage.press(random.pick(keys))
            if random.below(3) == 0 { stage.resume() }
        }
        #expect(!stage.shown.contains("nothing was kept"))
        // Each restored mark was saved before.
        var kept: Set<String> = []
        for line in stage.log {
            if let mark = line.split(separator: " ").last, line.contains(" keeping ") { kept.insert(String(mark)) }
            if line.hasPrefix("restore ") { #expect(kept.contains(String(line.dropFirst(8)))) }
        }
        for _ in 0..<1000 where !stage.performance.isEnded {
            stage.resume()
            stage.wait()
            stage.press(.forward)
        }
        #expect(stage.log.last == "end")
    }

    @Test(arguments: [
        (" ", PerformanceKey.forward), ("\r", .forward), ("\u{1B}[C", .forward), ("b", .back), ("\u{7F}", .back),
        ("\u{1B}[D", .back),
        ("p", .pause), ("t", .takeOver), ("+", .faster), ("-", .slower), ("q", .quit), ("\u{3}", .quit), ("x", .other),
        ("é", .other), ("?", .help),
        // A presenter's remote sends page keys or arrows, and a key that blackens the screen.
        ("\u{1B}[6~", .forward), ("\u{1B}[5~", .back), ("\u{1B}[B", .forward), ("\u{1B}[A", .back),
        ("\u{1B}OC", .forward), ("\u{1B}OA", .back), (".", .pause),
        ("\u{1B}[6;5~", .forward), ("\u{1B}[1;2D", .back), ("\u{1B}\u{1B}[6~", .forward),
    ])
    func `keys match the terminal's sequences`(bytes: String, key: PerformanceKey) {
        #expect(PerformanceKey(Array(bytes.utf8)) == key)
    }

    @Test func `other keys of a terminal are ignored`() {
        for bytes in [
            "", "\u{1B}", "\u{1}", "\t", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[15;2~", "\u{1B}[[A", "\u{1B}[", "\u{1B}O",
            "\u{1B}[~",
            "\u{1B}[H", "\u{1B}[66~", "\u{1B}[6;6R", "\u{1B}x", "\u{1B}]11;rgb:0/0/0\u{7}",
        ] {
            #expect(PerformanceKey(Array(bytes.utf8)) == nil, "\(bytes.debugDescription)")
        }
        for bytes: [UInt8] in [[0x9B], [0x80], [0xFF], [0xE3, 0x81], [0x9B, 0x36, 0x7E]] {
            #expect(PerformanceKey(bytes) == nil, "\(bytes)")
        }
    }
}
