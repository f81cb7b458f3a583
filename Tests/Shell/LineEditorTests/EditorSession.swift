import Foundation
import Synchronization
import TonearmLineEditor
import TonearmTestSupport

/// An editor of this process on a pseudo-terminal, running on its own thread. Its prompts count: `1> `, `2> `.
final class EditorSession {
    let terminal: PseudoTerminal
    private let results = ResultList()

    init(
        columns: Int = 80,
        history: String? = nil,
        environment: [String: String] = ["TERM": "xterm"],
        mode: LineEditor.Mode = .emacs,
        showsHints: Bool = false,
        right: String = "",
        candidates: [Candidate] = [],
        completing: @escaping @Sendable () -> Void = {},
        news: News? = nil,
        hinter: @escaping @Sendable (String) -> ArgumentHint? = { _ in nil },
        painter: (@Sendable (String) -> [ColoredText])? = nil
    ) throws {
        terminal = try PseudoTerminal(columns: columns)
        let file = terminal.terminal
        let results = results
        Thread.detachNewThread {
            let editor = LineEditor(
                program: "tonearm", input: file, output: file, environment: environment,
                history: History(path: history), mode: mode, showsHints: showsHints,
                completer: { line, cursor in
                    completing()
                    let before = Array(line.utf8.prefix(cursor))
                    let start = (before.lastIndex(of: UInt8(ascii: " ")) ?? -1) + 1
                    let word = String(decoding: before[start...], as: UTF8.self)
                    return Completion(
                        replacing: start..<cursor, candidates: candidates.filter { $0.text.hasPrefix(word) })
                },
                hinter: hinter, painter: painter ?? { [ColoredText($0)] })
            editor?.showsColors = painter != nil
            editor?.idleHandler = news.map { news in
                IdleHandler(
                    timeToNext: { news.milliseconds },
                    run: {
                        news.print(on: file)
                        return Prompt("new> ", right: right)
                    })
            }
            var result = ReadResult.endOfInput
            repeat {
                result = editor?.readLine(prompt: Prompt("\(results.count + 1)> ", right: right)) ?? .endOfInput
                results.append(result)
            } while result != .endOfInput
            results.finish()
        }
    }

    /// Types the keys as soon as the prompt with that number appears.
    func type(_ keys: String, at prompt: Int = 1) {
        waitForPrompt(prompt)
        terminal.send(keys)
    }

    func waitForPrompt(_ number: Int) {
        _ = terminal.wait(for: "\(number)>")
    }

    /// Waits for this many results and returns them.
    func firstResults(_ count: Int) -> [ReadResult] {
        _ = terminal.wait { [results] _ in results.count >= count }
        return results.all
    }

    /// Hangs up if the editor has not ended, and waits for its end.
    func end() {
        terminal.close()
        while !results.isFinished { usleep(1000) }
    }

    deinit {
        end()
    }
}

/// An idle handler that prints a text above the line once, when it is released.
final class News: Sendable {
    private let text: String
    /// Microseconds of work before the output.
    private let work: UInt32
    private let state = Mutex(State.held)

    private enum State { case held, due, told }

    init(_ text: String, work: UInt32 = 0) {
        self.text = text
        self.work = work
    }

    /// A Boolean value that is true if the handler works or has printed.
    var hasBegun: Bool { state.withLock { $0 == .told } }

    func letGo() { state.withLock { $0 = .due } }

    /// The interval of polling while the handler is held.
    var milliseconds: Int? {
        switch state.withLock({ $0 }) {
        case .held: 10
        case .due: 0
        case .told: nil
        }
    }

    func print(on file: Int32) {
        guard state.withLock({ $0 == .due }) else { return }
        state.withLock { $0 = .told }
        if work > 0 { usleep(work) }
        let bytes = Array((text + "\n").utf8)
        _ = write(file, bytes, bytes.count)
    }
}

/// The results that a thread has read so far.
final class ResultList: Sendable {
    private let state = Mutex<(results: [ReadResult], isFinished: Bool)>(([], false))

    var all: [ReadResult] { state.withLock { $0.results } }
    var count: Int { all.count }
    var isFinished: Bool { state.withLock { $0.isFinished } }

    func append(_ result: ReadResult) {
        state.withLock { $0.results.append(result) }
    }

    func finish() {
        state.withLock { $0.isFinished = true }
    }
}
