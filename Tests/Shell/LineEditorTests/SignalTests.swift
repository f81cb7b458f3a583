import CTonearmEditline
import Foundation
import Synchronization
import Testing
import TonearmLineEditor
import TonearmTestSupport

extension TerminalTests {
    @Suite struct SignalTests {
        init() {
            for number in [SIGINT, SIGTERM] {
                // A signal that arrives between reads must not end the tests.
                let earlier = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
                // All tests share one process. Another handler of these signals (Hummingbird's live tests, Dispatch's
                // signal sources) would take them from the editor.
                let isFree = earlier == 0 || earlier == unsafeBitCast(SIG_IGN, to: Int.self)
                #expect(isFree)
            }
        }

        @Test func `Ctrl-C drops the line, and the next read works`() throws {
            let session = try EditorSession()
            session.type("half a line")
            #expect(session.terminal.wait(for: "half a line"))
            kill(getpid(), SIGINT)
            #expect(session.firstResults(1) == [.interrupted])
            #expect(session.terminal.wait { $0.lines[0] == "1> half a line^C" && $0.lines[1] == "2>" && $0.row == 1 })
            session.type("whole\r", at: 2)
            #expect(session.firstResults(2) == [.interrupted, .line("whole")])
        }

        @Test func `Ctrl-C at an empty prompt continues`() throws {
            let session = try EditorSession()
            session.waitForPrompt(1)
            kill(getpid(), SIGINT)
            session.type("x\r", at: 2)
            #expect(session.firstResults(2) == [.interrupted, .line("x")])
        }

        @Test func `Ctrl-C ends a search without ending input`() throws {
            let session = try EditorSession()
            session.type("\u{12}")
            #expect(session.terminal.wait(for: "search '':"))
            kill(getpid(), SIGINT)
            session.type("x\r", at: 2)
            #expect(session.firstResults(2) == [.interrupted, .line("x")])
        }

        @Test func `Ctrl-C while candidates are computed drops the line`() throws {
            let session = try EditorSession(
                candidates: [Candidate("albums"), Candidate("artists")],
                completing: { kill(getpid(), SIGINT) })
            session.type("a\t")
            #expect(session.firstResults(1) == [.interrupted])
            session.type("x\r", at: 2)
            #expect(session.firstResults(2) == [.interrupted, .line("x")])
        }

        @Test func `Ctrl-C drops the pasted lines that wait`() throws {
            let session = try EditorSession()
            session.waitForPrompt(1)
            session.terminal.paste("one\ntwo")
            #expect(session.terminal.wait(for: "1 more pasted line"))
            kill(getpid(), SIGINT)
            #expect(session.terminal.wait { $0.lines[1] == "2>" })
        }

        @Test func `a request to terminate ends input and restores the terminal`() throws {
            let session = try EditorSession()
            session.type("half")
            #expect(session.terminal.wait(for: "half"))
            kill(getpid(), SIGTERM)
            #expect(session.firstResults(1) == [.endOfInput])
            #expect(session.terminal.isCooked)
        }

        @Test(arguments: [15, 200])
        func `the line survives a change of the terminal's width`(columns: Int) throws {
            let session = try EditorSession(columns: 40)
            session.type("search 日本語の歌")
            #expect(session.terminal.wait(for: "歌"))
            session.terminal.resize(columns: columns, rows: 24)
            kill(getpid(), SIGWINCH)
            session.terminal.settle()
            let more = String(repeating: "m", count: 30)
            session.terminal.send(more + "!")
            #expect(
                session.terminal.wait { screen in
                    screen.lines.joined().contains("1> search 日本語の歌" + more + "!")
                        && screen.lines.count { $0.contains("1>") } == 1
                        && screen.lines[0].contains("!") == (columns == 200)
                })
            session.terminal.send("\r")
            #expect(session.firstResults(1) == [.line("search 日本語の歌" + more + "!")])
        }

        @Test func `signals have their earlier actions afterwards`() throws {
            signal(SIGWINCH, SIG_IGN)
            let session = try EditorSession()
            session.type("\u{4}")
            #expect(session.firstResults(1) == [.endOfInput])
            session.end()
            let earlier = signal(SIGWINCH, SIG_DFL)
            #expect(unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
        func `a signal that comes too late for a read has its earlier action, also on a thread that blocks it`(
            number: Int32
        ) {
            SignalCount.reset()
            let earlier = signal(number) { _ in SignalCount.add() }
            defer { signal(number, earlier) }
            let isDone = ResultList()
            Thread.detachNewThread {
                // The threads of tasks block signals, as this one does.
                var blocked = sigset_t()
                sigemptyset(&blocked)
                sigaddset(&blocked, number)
                pthread_sigmask(SIG_BLOCK, &blocked, nil)
                var noted = pollfd(fd: editline_signals_begin(), events: Int16(POLLIN), revents: 0)
                kill(getpid(), number)
                while poll(&noted, 1, -1) < 1 {}
                editline_signals_end()
                isDone.finish()
            }
            while !isDone.isFinished { usleep(1000) }
            for _ in 0..<120_000 where SignalCount.value == 0 { usleep(1000) }
            #expect(SignalCount.value == 1)
        }

        @Test func `a dumb terminal has a prompt without colors, and Ctrl-C interrupts`() throws {
            let terminal = try PseudoTerminal()
            let file = terminal.terminal
            let results = ResultList()
            Thread.detachNewThread {
                let reader = PlainReader(input: file, output: file)
                while results.all.last != .endOfInput {
                    results.append(reader.readLine(prompt: Prompt("\u{1B}[1mplain \(results.count + 1)\u{1B}[0m> ")))
                }
                results.finish()
            }
            #expect(terminal.wait(for: "plain 1>"))
            kill(getpid(), SIGINT)
            #expect(terminal.wait(for: "plain 2>"))
            terminal.send("albums\n")
            #expect(terminal.wait(for: "plain 3>"))
            #expect(!terminal.output.contains(0x1B))
            terminal.close()
            while !results.isFinished { usleep(1000) }
            #expect(results.all == [.interrupted, .line("albums"), .endOfInput])
        }
    }
}

/// Counts signals. Its functions may be called in a signal handler.
private enum SignalCount {
    private static let count = Atomic<Int>(0)

    static var value: Int { count.load(ordering: .relaxed) }
    static func add() { count.add(1, ordering: .relaxed) }
    /// Creates the count, which must not be created in a signal handler.
    static func reset() { count.store(0, ordering: .relaxed) }
}
