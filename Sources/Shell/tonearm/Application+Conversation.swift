import TonearmConsole
import TonearmLineEditor
import TonearmShell
import TonearmSystem
import TonearmTerminalText
import TonearmWorld

/// The interactive shell at a terminal.
extension Application {
    func runInteractively() async throws -> Int32 {
        let history = History(path: UserFolder.state.map { $0 + "/history" })
        shell.environment.person.pastLines = { history.numbered.map { PastLine(number: $0.number, text: $0.text) } }
        shell.environment.person.keepLine = { history.append($0) }
        await runStartFile()
        followTerminal()
        shell.observers.recent.keep()
        try greet()
        // Output before the first command does not belong in the transcript.
        try await startTranscript()
        if let joinedLink { await join(joinedLink.link) } else { await continueLesson() }
        history.isSuggested = { [weak self] line in
            MainActor.assumeIsolated { self.map { Shell.canRun(line, in: $0.shell.session) } ?? true }
        }
        let editor = editor(with: history)
        editor?.idleHandler = IdleHandler(
            timeToNext: { [weak self] in
                MainActor.assumeIsolated { self?.shell.background.timeToNext }
            },
            run: { [weak self] in MainActor.assumeIsolated { self?.runDueEvents() ?? Prompt("") } })
        let source: any LineSource = editor ?? PlainReader()
        var status: Int32 = 0
        while !shell.isLeaving {
            for problem in history.takeProblems() { try warn(problem.description) }
            interruption?.forget()
            prepare(editor, joiner.begun == nil)
            if let pendingLine { editor?.typedAhead = pendingLine }
            pendingLine = nil
            switch source.readLine(prompt: joiner.begun == nil ? prompt : Self.continuation) {
            case .line(let typed):
                guard var line = joiner.add(typed).first else { continue }
                line.text = try recalled(line.text)
                if let text = try ownLine(forPasted: line.text) {
                    line.text = text
                } else {
                    continue
                }
                let shown = shell.screen.secrets.hidden(inLine: line.text)
                history.append(shown)
                LastWords.note("ran '\(shown)'")
                status = await perform { [line] in await $0.run(line) }
                history.note(shown, failed: status != 0)
                stored.saveAfterLine()
                editor?.typedAhead = shell.interpreter.takeUnreadLine()
            case .interrupted where joiner.take() != nil: continue
            case .interrupted:
                if let title = shell.background.stopWatch() {
                    try shell.screen.show(["'\(title)' is no longer watched."])
                }
            case .tooLong(let limit): try shell.screen.report(Self.tooLong(limit).lines)
            case .unreadable(let why):
                try shell.screen.report(Failure("Cannot read the input", why).lines)
                return Failure.Status.failed.rawValue
            case .endOfInput:
                if editor?.endingSignal == nil, let begun = joiner.finish().first {
                    status = await perform { await $0.run(begun) }
                    continue
                }
                try shell.screen.show([""])
                return editor?.endingSignal.map { 128 + Int32($0) } ?? 0
            }
        }
        return status
    }

    /// Replaces `!!` or `!5` by the line of the history, and shows it. Returns other lines unchanged.
    private func recalled(_ line: String) throws -> String {
        // If there is no such line, running the input reports that.
        guard let recalled = (try? shell.observers.history.recalled(line)) ?? nil else { return line }
        try shell.screen.show([.faint("> ") + .command(shell.screen.secrets.hidden(inLine: recalled))])
        return recalled
    }

    /// Returns the line for a pasted request, such as a curl line, after showing it. Other lines are unchanged.
    /// - Returns: nil if the request changes something: its line is put on the next prompt, for the user to send it.
    private func ownLine(forPasted text: String) throws -> String? {
        guard let pasted = PastedRequest(text, storefront: shell.session.world.storefront) else { return text }
        _ = shell.screen.secrets.learn(line: text)
        let lines = Wrapping.lines(of: StyledText(pasted.sentence), width: shell.screen.frame.width)
        try shell.screen.show(lines.map { .faint($0.plain) })
        if pasted.isReading { return pasted.line }
        try shell.screen.show([.faint("It changes something: Enter sends it.")])
        pendingLine = pasted.line
        return nil
    }

    /// - Parameter others: commands that the shell itself does not have.
    private func editor(with history: History, others: Set<String> = []) -> LineEditor? {
        LineEditor(
            program: "tonearm", environment: Terminal.environment, history: history,
            completer: { [weak self] line, cursor in
                MainActor.assumeIsolated {
                    self.map { $0.completion(of: line, at: cursor, history) }
                        ?? Completion(replacing: cursor..<cursor, candidates: [])
                }
            },
            hinter: { [weak self] line in
                MainActor.assumeIsolated { ArgumentShape.hint(for: line, aliases: self?.shell.session.aliases ?? [:]) }
            },
            painter: { [weak self] line in
                MainActor.assumeIsolated { self?.painted(line, others) ?? [ColoredText(line)] }
            })
    }

    /// Returns the line with syntax colors. Earlier unfinished lines are parsed with it.
    private func painted(_ line: String, _ others: Set<String>) -> [ColoredText] {
        let begun = joiner.begun.map { $0 + "\n" } ?? ""
        let frame = Terminal.frame(shell.session.settings)
        var skipped = begun.utf8.count
        return LineStyles(session: shell.session, others: others).styled(begun + line).spans.map { span in
            let text = Substring(span.text).utf8.dropFirst(skipped)
            skipped = max(skipped - span.text.utf8.count, 0)
            return ColoredText(
                String(decoding: text, as: UTF8.self),
                code: frame.theme.code(of: span.style, hasManyColors: frame.hasManyColors))
        }
    }

    /// Shows hints only with color, because they would look like typed text without it, and only at the beginning of
    /// a command.
    private func prepare(_ editor: LineEditor?, _ isBeginning: Bool) {
        let frame = Terminal.frame(shell.session.settings)
        editor?.showsColors = shell.session.settings.editing.highlight && frame.hasColor
        editor?.showsHints = shell.session.settings.editing.hints && frame.hasColor && isBeginning
        editor?.hintStyle = frame.theme.code(of: .hint, hasManyColors: frame.hasManyColors) ?? "90"
    }

    /// Runs the prompt for a user who interrupts a performed transcript, until `resume`. Its history is not saved.
    ///
    /// An unfinished line continues in the next one, as at the shell's own prompt.
    func converse(from typed: String) async {
        let history = History(path: nil)
        guard let editor = editor(with: history, others: ["resume"]) else { return }
        let words = .faint("Your turn; ") + .command("resume") + .faint(" goes back to the performance.")
        try? shell.screen.show(Wrapping.lines(of: words, width: shell.screen.frame.width, hangingIndent: 0))
        editor.typedAhead = typed.isEmpty ? nil : typed
        while !shell.isLeaving {
            prepare(editor, joiner.begun == nil)
            switch editor.readLine(prompt: joiner.begun == nil ? prompt : Self.continuation) {
            case .line(let line) where joiner.begun == nil && line.split(separator: " ") == ["resume"]: return
            case .line(let typed):
                guard let line = joiner.add(typed).first else { continue }
                history.append(shell.screen.secrets.hidden(inLine: line.text))
                _ = await perform { await $0.observers.performance.runAside(line.text) }
            case .interrupted: _ = joiner.take()
            case .tooLong(let limit): try? shell.screen.report(Self.tooLong(limit).lines)
            case .endOfInput, .unreadable: return
            }
        }
    }

    /// The prompt of a continuation line.
    private static let continuation = Prompt("...> ")

    /// Returns the completions of a line, which may continue earlier lines.
    private func completion(of line: String, at cursor: Int, _ history: History) -> Completion {
        let begun = joiner.begun.map { $0 + "\n" } ?? ""
        var completion = completer(history).completion(of: begun + line, at: begun.utf8.count + cursor)
        let lower = max(completion.replacing.lowerBound - begun.utf8.count, 0)
        completion.replacing = lower..<max(completion.replacing.upperBound - begun.utf8.count, lower)
        return completion
    }

    private func completer(_ history: History) -> Completer {
        var memory = CompletionMemory(store: stored.store, lessonFolder: UserFolder.lessons)
        memory.lines = { history.entries }
        memory.attachedWorlds = { [background = shell.background] in background.attachedWorlds }
        memory.listed = { [client = shell.client] in client.listed($0, in: $1) }
        return Completer(session: shell.session, memory: memory)
    }

    /// Runs due events while a line is edited.
    private func runDueEvents() -> Prompt {
        // If this output fails, that of the next command fails too and is reported.
        try? shell.screen.concealing { try shell.background.run() }
        stored.saveAfterLine()
        return prompt
    }

    private var prompt: Prompt {
        let playing = shell.background.drawProgress()
        let isRecording = shell.observers.recorder.isRecording || shell.observers.archive.isRecording
        let lines = PromptLines(session: shell.session, playing: playing, now: shell.now, isRecording: isRecording)
        let frame = Terminal.frame(shell.session.settings)
        return shell.screen.concealing {
            Prompt(
                shell.screen.rendered(lines.styledLeft, in: frame),
                right: shell.screen.rendered(lines.styledRight, in: frame),
                title: shell.session.settings.editing.title ? harmless("tonearm: " + lines.left) : nil)
        }
    }

    private func harmless(_ text: String) -> String { Printable.line(shell.screen.secrets.hidden(in: text)) }

    private func greet() throws {
        let address = shell.session.world.address
        let greeting =
            .strong("tonearm \(ProgramVersion.number)")
            + StyledText(", answered by \(address.isSimulated ? "a simulator" : address.word). Try ")
            + .command("search beach bunny") + StyledText(" or ") + .command("help") + StyledText(".")
        let lesson = StyledText("Find, open and follow an album, step by step: ") + .command("lesson start tour")
        for line in [greeting, stored.lessonToContinue == nil ? lesson : StyledText()] {
            try shell.screen.show(Wrapping.lines(of: line, width: shell.screen.frame.width))
        }
        if let notice = shell.session.conditionsNotice {
            try shell.screen.show(Wrapping.lines(of: notice, width: shell.screen.frame.width))
        }
        if stored.isResumed, stored.lessonToContinue == nil, let place = shell.session.resumedPlace {
            try shell.screen.show(Wrapping.lines(of: place, width: shell.screen.frame.width))
        }
    }

    /// Attaches the world of a link of a class, and begins its lesson or goes on with it.
    private func join(_ link: String) async {
        _ = await perform { await $0.run(words: ["attach", link, "--begin"]) }
        stored.saveAfterLine()
    }

    /// Continues the lesson in which the last shell ended, unless the learner had stopped it.
    private func continueLesson() async {
        guard let words = stored.takeLesson() else { return }
        _ = await perform { await $0.run(words: words) }
        stored.saveAfterLine()
    }

    /// Runs the commands of `tonearmrc` in the configuration folder, without output. A line that fails is reported,
    /// and the others run.
    private func runStartFile() async {
        guard let file = UserFolder.configuration.map({ $0 + "/tonearmrc" }), FileSystem.exists(file) else { return }
        shell.presentation.isQuiet = true
        defer { shell.presentation.isQuiet = false }
        do throws(Failure) {
            let descriptor = try Terminal.file(file)
            defer { descriptor.closeQuietly() }
            // The user wrote the file, so its lines count as the user's own.
            _ = await read(from: PlainReader(input: descriptor.rawValue), of: file, by: .person, keepsGoing: true)
        } catch {
            try? shell.screen.report(error.lines)
        }
    }
}
