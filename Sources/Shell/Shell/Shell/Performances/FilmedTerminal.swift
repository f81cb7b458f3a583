import TonearmConsole
import TonearmTerminalText
import TonearmTranscripts

/// A terminal with colors and covers, on which a transcript runs in a separate session for a film.
struct FilmedTerminal {
    private let transcript: Transcript
    private let stage: TranscriptStage
    private let width: Int
    private let height: Int

    /// - Parameter author: the author of the transcript's commands.
    /// - Throws: `Failure` if the session cannot begin, or a `complete` comment does not match its command.
    init(for transcript: Transcript, in shell: Shell, author: LineAuthor) throws {
        self.transcript = transcript
        width = transcript.header?.width ?? ExportScreen.usualWidth
        height = transcript.header?.height ?? ExportScreen.usualHeight
        do {
            stage = try TranscriptStage(
                for: transcript, client: shell.client, depth: try shell.depth(ofRunning: transcript.name),
                limit: shell.environment.nesting.limit, author: author, showsColors: true)
        } catch let problem as PerformanceProblem {
            throw Failure("Cannot run '\(transcript.name)'", problem.why, next: problem.next)
        }
        stage.shell.environment.catalog = shell.environment.catalog
        stage.shell.session.settings.display.artwork = .blocks
        if let misplaced = transcript.misplacedCompletion {
            throw Failure(
                "Cannot show the completions of '\(misplaced.beginning)'",
                "the command after line \(misplaced.line) of '\(transcript.name)' does not begin with it",
                next: "Write '<!-- complete: BEGINNING -->' in front of the block of the command.")
        }
    }

    /// Returns the screen of the filmed terminal.
    static func frame(_ start: SessionStart) -> Screen.Frame {
        var frame = Screen.Frame(
            width: start.width, isTerminal: true, isErrorTerminal: true, hasColor: true, hasErrorColor: true)
        frame.fittedHeight = start.height ?? ExportScreen.usualHeight
        frame.hasManyColors = true
        return frame
    }

    /// Runs the session, and films the terminal.
    /// - Throws: `CancellationError`.
    func film() async throws -> Film {
        let shell = stage.shell
        let terminal = Filming.Terminal(
            width: width, height: height, prompt: prompt, looks: looks,
            list: { shell.completionRows(after: $0, columns: width, lines: height) },
            // The line editor erases the right-hand prompt (ECMA-48 EL).
            entered: "\u{1B}[K")
        var filming = Filming(transcript, on: terminal)
        while let command = filming.nextCommand() {
            try Task.checkCancellation()
            let (shown, outcome) = await stage.show(command)
            stage.followSettings()
            filming.finished(showing: shown, outcome)
        }
        filming.end()
        return filming.film
    }

    /// Returns the look of each character of a command.
    private func looks(_ command: String) -> [String?] {
        let shell = stage.shell
        guard shell.session.settings.editing.highlight, shell.screen.frame.hasColor else { return [] }
        return shell.looks(ofLine: command)
    }

    /// Returns the prompt on the left, and the right-hand prompt if the command leaves space for it, as the line
    /// editor does.
    private func prompt(_ command: String) -> String {
        let (shell, screen) = (stage.shell, stage.shell.screen)
        let lines = PromptLines(session: shell.session, playing: shell.background.drawProgress(), now: shell.now)
        let right = displayWidth(lines.right)
        guard right > 0, displayWidth(lines.left + command) + right + 2 < width else {
            return screen.rendered(lines.styledLeft)
        }
        // Move to a column (ECMA-48 CHA, one-based). libedit leaves two columns free after the right-hand prompt.
        return "\u{1B}[\(width - right - 1)G" + screen.rendered(lines.styledRight) + "\r"
            + screen.rendered(lines.styledLeft)
    }
}

extension TranscriptStage {
    /// Applies the settings of the session to the terminal, as the program does before each command.
    func followSettings() {
        let settings = shell.session.settings
        shell.screen.frame.theme = settings.display.theme
        shell.screen.frame.hasColor = settings.display.color != .never
        shell.screen.frame.hasErrorColor = settings.display.color != .never
        shell.screen.frame.width = settings.display.width ?? width
    }

    /// Runs a command.
    /// - Returns: the output for a terminal, and the lines for a file.
    func show(_ command: String) async -> (shown: String, outcome: Outcome) {
        let status = await shell.runComplete(command)
        let text = String(decoding: sink.take(), as: UTF8.self)
        let outcome = Outcome(lines: PlainText.lines(text), status: status)
        return (text.replacing("\n", with: "\r\n"), outcome)
    }
}
