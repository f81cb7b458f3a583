import Testing

@testable import Transcript

/// A terminal and a session for a performance: what is on the screen, and what was done.
private struct Stage {
    var performance: Performance
    var now = 0
    var shown = ""
    var log: [String] = []
    private let outputs: [String: [String]]

    init(_ text: String, stepping: Bool = false, verifies: Bool = false, outputs: [String: [String]] = [:]) throws {
        var settings = Performance.Settings()
        settings.isStepping = stepping
        settings.verifies = verifies
        performance = Performance(try Transcript(text, name: "x.md"), settings)
        self.outputs = outputs
        perform(performance.begin(prompt: "> ", at: 0))
    }

    private mutating func perform(_ actions: [PerformanceAction]) {
        for action in actions {
            switch action {
            case .write(let text): shown += text
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

    /// Lets time pass until only a key, or nothing, goes on.
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

    @Test func `it goes on by itself to the end`() throws {
        var stage = try Stage(talk, outputs: outputs)
        stage.wait()
        #expect(stage.shown == "\r\nTalk\r\n====\r\n\r\n> one\r\n1\r\n> two\r\n2\r\n\r\nThe end.\r\n\r\n")
        #expect(stage.log == ["note smile", "run one keeping 2", "run two keeping 3", "end"])
        #expect(stage.performance.isEnded)
        // A slow typist needs a tenth of a second for a key, and an audience time to read.
        #expect(stage.now > 3_000 && stage.now < 15_000)
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
        // A second press while it is typed completes it, a third runs it.
        stage.press(.forward)
        stage.wait()
        #expect(stage.shown.hasSuffix("> two"))
        #expect(stage.log.last == "run one keeping 2")
        stage.press(.forward)
        #expect(stage.log.last == "run two keeping 3")
    }

    @Test func `other keys type, and the last one runs`() throws {
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

    @Test func `going back takes what is typed first, then the last command with the world`() throws {
        var stage = try Stage(talk, outputs: outputs)
        while !stage.shown.hasSuffix("> tw") { stage.wait(upTo: 1) }
        stage.press(.back)
        #expect(stage.shown.hasSuffix("> tw\r\u{1B}[J> "))
        #expect(stage.log.last == "run one keeping 2")
        stage.press(.back)
        #expect(stage.log.last == "restore 2")
        #expect(stage.shown.hasSuffix("\r\n> "))
        stage.press(.back)
        #expect(stage.log.last == "restore 2")
        // It waits, and goes on from there.
        #expect(stage.performance.wakes == nil)
        stage.press(.forward)
        stage.wait()
        #expect(stage.log.suffix(3) == ["run one keeping 2", "run two keeping 3", "end"])
    }

    @Test func `the line of a command can be drawn anew, and on another width`() throws {
        var stage = try Stage(talk, stepping: true)
        #expect(stage.performance.line == "")
        stage.press(.forward)
        stage.press(.other)
        #expect(stage.performance.line == "\r\u{1B}[J> o")
        stage.performance.resize(to: 2)
        stage.shown = ""
        stage.press(.back)
        #expect(stage.shown == "\r\u{1B}[1A\u{1B}[J> ")
        for width in [0, -1, .min, .max] {
            stage.performance.resize(to: width)
            stage.press(.other)
            stage.press(.back)
        }
    }

    @Test func `what is typed over several rows is erased over several rows`() throws {
        let command = String(repeating: "日", count: 100)
        var stage = try Stage("```tonearm\n> \(command)\n>> b\n```\n", stepping: true)
        stage.press(.forward)
        stage.wait(upTo: 2)
        stage.press(.forward)
        #expect(stage.shown.hasSuffix("日\r\n>> b"))
        stage.press(.back)
        #expect(stage.shown.hasSuffix("\r\u{1B}[3A\u{1B}[J> "))
    }

    @Test func `a pause ends with the same key or with going on`() throws {
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

    @Test func `the presenter takes over with what is typed, and gives back the world as it was`() throws {
        var stage = try Stage(talk, outputs: outputs)
        while !stage.shown.hasSuffix("> tw") { stage.wait(upTo: 1) }
        stage.press(.takeOver)
        #expect(stage.log.last == "take over 'tw' keeping 3")
        #expect(stage.shown.hasSuffix("> tw\r\u{1B}[J"))
        #expect(stage.performance.wakes == nil)
        stage.press(.forward)
        stage.resume()
        #expect(stage.log.last == "restore 3")
        stage.wait()
        #expect(stage.log.suffix(2) == ["run two keeping 3", "end"])
    }

    @Test func `taking over while the audience reads skips nothing`() throws {
        var stage = try Stage(talk, outputs: outputs)
        stage.press(.takeOver)
        #expect(stage.log.last == "take over '' keeping 1")
        stage.resume()
        stage.wait()
        #expect(stage.log.suffix(5) == ["restore 1", "note smile", "run one keeping 2", "run two keeping 3", "end"])
        #expect(stage.shown.hasSuffix("The end.\r\n\r\n"))
    }

    @Test func `leaving ends it at any key's place`() throws {
        for count in 0..<12 {
            var stage = try Stage(talk, outputs: outputs)
            stage.wait(upTo: count)
            if stage.performance.isEnded { continue }
            stage.press(.quit)
            #expect(stage.log.last == "end")
            let log = stage.log
            for key in [PerformanceKey.forward, .back, .pause, .takeOver, .quit, .other] { stage.press(key) }
            stage.resume()
            stage.wait()
            #expect(stage.log == log)
        }
    }

    @Test func `it can compare while it performs, and forgets what was taken back`() throws {
        var stage = try Stage(talk, verifies: true, outputs: ["one": ["x"], "two": ["2"]])
        stage.wait()
        #expect(
            stage.log == [
                "note smile", "run one keeping 2", "line 5: expected '1', found 'x'", "run two keeping 3", "end",
            ])
    }

    @Test func `names get their values while it performs`() throws {
        var stage = try Stage("```tonearm\n> one\n[id:a]\n> open $a\n```\n", outputs: ["one": ["7"]])
        stage.wait()
        #expect(stage.log == ["run one keeping 0", "run open 7 keeping 1", "end"])
    }

    @Test(arguments: 0..<200)
    func `no keys at any time bring it into disorder`(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed))
        let (text, _) = random.document()
        let keys: [PerformanceKey] = [.forward, .back, .pause, .takeOver, .faster, .slower, .other]
        var stage = try Stage(text, stepping: random.below(2) == 0)
        for _ in 0..<200 {
            stage.wait(upTo: random.below(3))
            stage.press(random.pick(keys))
            if random.below(3) == 0 { stage.resume() }
        }
        // Each mark that is restored was kept before.
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
        ("é", .other),
    ])
    func `keys mean what a terminal sends for them`(bytes: String, key: PerformanceKey) {
        #expect(PerformanceKey(Array(bytes.utf8)) == key)
    }

    @Test func `other keys of a terminal mean nothing`() {
        for bytes in ["", "\u{1B}", "\u{1B}[A", "\u{1}", "\u{1B}OP"] {
            #expect(PerformanceKey(Array(bytes.utf8)) == nil)
        }
    }
}
