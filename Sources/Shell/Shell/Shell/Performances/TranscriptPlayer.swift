import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// Performs a transcript on the screen, in a separate session.
final class TranscriptPlayer {
    private let shell: Shell
    private let presenter: (any Presenter)?
    private var performance: Performance
    /// The states before the commands, by the commands' numbers, for going back.
    private var kept: [Int: KeptState] = [:]
    /// A copy of the terminal's screen.
    private let shown = PerformanceScreen()
    private let notes: String?
    private let verifies: Bool
    private let author: LineAuthor
    private let stage: SessionStart
    private var differences: [Difference] = []
    private let start = ContinuousClock.now
    /// The time of a performance without a presenter in milliseconds. It jumps ahead instead of waiting.
    private var ahead = 0

    private struct KeptState {
        var session: SessionKeeper.Snapshot?
        var screen: [UInt8] = []
    }

    /// - Parameters:
    ///   - chapter: the chapter with which it begins; nil for the first scene.
    ///   - stage: the start of the session, from the transcript's header.
    ///   - notes: a file or another terminal for the presenter's notes.
    ///   - author: the author of the transcript's commands.
    init(
        _ transcript: Transcript, _ settings: Performance.Settings, from chapter: Transcript.Chapter?,
        stage: SessionStart, notes: String?, in shell: Shell, author: LineAuthor
    ) {
        self.stage = stage
        self.shell = shell
        self.author = author
        self.notes = notes
        verifies = settings.verifies
        presenter = shell.environment.person.presenter?()
        performance = Performance(transcript, settings, from: chapter)
    }

    /// The milliseconds since the beginning.
    private var elapsed: Int {
        guard presenter != nil else { return ahead }
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }

    private var prompt: String { Printable.line(PromptLines(session: shell.session).left) }

    /// - Returns: the differences from the transcript, if they are compared.
    /// - Throws: `CancellationError`, the errors of the screen.
    func run() async throws -> [Difference] {
        if presenter != nil { shell.screen.copies.append(shown) }
        defer {
            shell.screen.copies.removeAll { $0 === shown }
            presenter?.leave()
        }
        var actions = performance.begin(prompt: prompt, at: elapsed)[...]
        while !performance.isEnded || !actions.isEmpty {
            try Task.checkCancellation()
            if let action = actions.popFirst() {
                actions = try await perform(action) + actions
            } else {
                followSize()
                if presenter?.wasAway == true { try draw() }
                actions = next()[...]
            }
        }
        return differences
    }

    /// Follows the terminal's width, which may have changed. Compared output keeps the transcript's width; the height
    /// is always the transcript's.
    private func followSize() {
        guard let columns = presenter?.columns else { return }
        performance.resize(to: columns)
        shell.screen.frame.width = shell.session.settings.display.width ?? (verifies ? stage.width : columns)
        shell.screen.frame.fittedHeight = stage.height
    }

    /// Returns the actions for the next key or the next due time.
    private func next() -> [PerformanceAction] {
        let wait = performance.wakes.map { max($0 - elapsed, 0) }
        guard let presenter else {
            ahead = max(ahead, performance.wakes ?? ahead)
            return performance.tick(at: ahead)
        }
        if let key = presenter.key(within: wait).flatMap({ PerformanceKey($0) }) {
            return performance.press(key, at: elapsed)
        }
        return performance.tick(at: elapsed)
    }

    private func perform(_ action: PerformanceAction) async throws -> [PerformanceAction] {
        switch action {
        case .write(let text), .prompt(let text): try shell.screen.perform(text)
        case .type(let text): try shell.screen.perform(Performance.shown(text))
        case .complete(let beginning): try complete(beginning)
        case .clear: try draw([])
        case .keepScreen(let number): if presenter != nil { kept[number, default: KeptState()].screen = shown.bytes }
        case .restoreScreen(let number): try draw(kept[number]?.screen ?? [])
        case .showKeys: try showKeys()
        case .hideKeys: try draw()
        case .run(let command, let number):
            keep(number)
            let outcome = await shell.observers.performance.run(command, as: author)
            return performance.finished(outcome, prompt: prompt, at: elapsed)
        case .restore(let number): if let snapshot = kept[number]?.session { shell.keeper.restore(snapshot) }
        case .takeOver(let typed, let number):
            keep(number)
            await presenter?.takeOver(typed: typed)
            return performance.resume(at: elapsed)
        case .note(let text): write(note: text)
        case .differs(let found):
            differences += found
            try shell.screen.report(found.map { StyledText("differs: ", .error) + StyledText($0.sentence) })
        case .end: break
        }
        return []
    }

    /// Redraws the screen.
    /// - Parameter bytes: its new content; nil for the current one.
    private func draw(_ bytes: [UInt8]? = nil) throws {
        guard let presenter else { return }
        if let bytes { shown.show(bytes) }
        let columns = presenter.columns ?? shell.screen.frame.width
        try shell.screen.redraw(shown.bytes(columns: columns, lines: presenter.lines ?? Self.usualLines))
    }

    private static let usualLines = 24

    /// Shows the list of completions.
    private func complete(_ beginning: String) throws {
        let rows = shell.completionRows(
            after: beginning, columns: shell.screen.frame.width, lines: presenter?.lines ?? Self.usualLines)
        try shell.screen.perform(rows.map { $0 + "\r\n" }.joined())
    }

    /// Shows the keys of a performance until the next key.
    private func showKeys() throws {
        let before = shown.bytes
        try draw([])
        try shell.screen.show(PerformanceKeysView().lines(in: shell.screen.frame))
        shown.show(before)
    }

    private func keep(_ number: Int) { kept[number, default: KeptState()].session = shell.keeper.snapshot }

    /// Writes a note, and ignores errors, because they should not stop a performance.
    private func write(note: String) {
        guard let notes else { return }
        try? FileSink.write(Array((Printable.block(note) + "\n\n").utf8), to: notes, append: true)
    }
}
