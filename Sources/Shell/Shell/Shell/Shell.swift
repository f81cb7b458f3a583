import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
package import TonearmWorld

/// A shell that runs lines: it interprets each line, runs its commands on the session, shows the outcome, and notifies
/// the observers.
///
/// It is a class, because it is never compared or copied. Everything that a command can change is in `session`, a
/// value.
package final class Shell {
    package let keeper: SessionKeeper
    package let client: MusicClient
    package let screen: Screen
    package var environment: Environment
    package private(set) lazy var interpreter = Interpreter(of: self)
    package private(set) lazy var presentation = Presentation(of: self)
    package private(set) lazy var observers = LineObservers(of: self)
    package private(set) lazy var background = Background(of: self)
    /// The origin of the running line.
    package var provenance = Provenance()
    /// Whether the shell should end, because of `exit` or because the reader of its output has gone.
    package var isLeaving = false

    package init(session: Session, client: MusicClient, screen: Screen, environment: Environment) {
        keeper = SessionKeeper(session)
        self.client = client
        self.screen = screen
        self.environment = environment
        screen.secrets = Secrets(commands: CommandTable.secretCommands)
    }

    package var session: Session {
        get { keeper.session }
        _modify { yield &keeper.session }
    }

    /// Runs a line and shows its outcome. A line can contain several commands.
    /// - Returns: the exit status of the first failed command, or 0.
    package func run(_ typed: String) async -> Int32 {
        if session.aliases.isEmpty { return await runExpanded(typed) }
        do throws(Failure) {
            let (text, author) = try interpreter.expanded(typed)
            return await writing(as: author) { await runExpanded(text) }
        } catch {
            return await presentation.show(LineFailure(error))
        }
    }

    /// Runs a line whose aliases are expanded.
    private func runExpanded(_ text: String) async -> Int32 {
        let parts = Line.parts(of: text)
        guard parts.count > 1 else { return await runPart(parts.first ?? text) }
        // Look for secrets in the whole line, before it is split.
        _ = screen.secrets.learn(line: text)
        var status: Int32 = 0
        for part in parts {
            let result = await runPart(part)
            if status == 0 { status = result }
            if isLeaving || result == Failure.Status.interrupted.rawValue { break }
        }
        return status
    }

    /// Runs one command of a line.
    private func runPart(_ typed: String) async -> Int32 {
        do throws(Failure) {
            let read = try interpreter.read(typed)
            // Only the variable of a file has another author.
            if read.author == provenance.author { return await run(read) }
            return await writing(as: read.author) { await run(read) }
        } catch {
            return await presentation.show(LineFailure(error))
        }
    }

    private func run(_ read: Interpreter.ReadLine) async -> Int32 {
        switch read.line {
        case .success(.command(let words)):
            let kind = CommandTable.kind(of: words)
            if kind == .readingFile || kind == .editing, let lines = interpreter.replacement(of: words, kind) {
                return await run(lines)
            }
            let line = screen.secrets.learn(line: read.text)
            return await observed(ObservedLine(text: line, isCommand: true)) {
                await outcome(of: words, kind, line: line, note: read.note)
            }
        case .success(.program(let program)):
            return await observed(ObservedLine(text: screen.secrets.learn(line: read.text))) {
                await outcome { try await Pipeline.run(.shell(program), on: screen, isAttended: hasTerminal) }
            }
        case .success(.empty):
            return await observed(ObservedLine(text: screen.secrets.learn(line: read.text))) { LineOutcome() }
        case .failure(let failure): return await refuse(read.text, failure)
        }
    }

    /// Reports a malformed line, and records it as a failed command.
    func refuse(_ text: String, _ failure: Failure) async -> Int32 {
        await observed(ObservedLine(text: screen.secrets.learn(line: text))) { LineOutcome(LineFailure(failure)) }
    }

    /// Runs a command given as words.
    package func run(words: [String]) async -> Int32 {
        let words = Words(words)
        let kind = CommandTable.kind(of: words)
        if case .file(let file, let lines) = interpreter.replacement(of: words, kind) {
            return await run(.file(file, lines: lines))
        }
        let line = screen.secrets.learn(line: Words.line(of: words.words))
        return await observed(ObservedLine(text: line)) { await outcome(of: words, kind, line: line) }
    }

    /// Runs a line, shows its outcome, and notifies the observers.
    private func observed(_ line: ObservedLine, _ body: () async -> LineOutcome) async -> Int32 {
        observers.begin(line)
        let style = presentation.failureStyle
        defer { presentation.failureStyle = style }
        presentation.failureStyle = Presentation.FailureStyle(
            output: session.settings.output, line: line.isCommand ? line.text : nil)
        presentation.learnSecrets()
        background.attached.lendTokens()
        let outcome = await body()
        return await observers.end(status: await presentation.show(outcome))
    }

    /// Returns the outcome of a body without an answer.
    private func outcome(_ body: () async throws -> Void) async -> LineOutcome {
        do {
            try await body()
            return LineOutcome()
        } catch {
            return LineOutcome(LineFailure(error))
        }
    }
}

/// A part of a shell, with access to the other parts.
protocol ShellPart {
    var shell: Shell { get }
}

extension ShellPart {
    var keeper: SessionKeeper { shell.keeper }
    var session: Session {
        get { shell.keeper.session }
        nonmutating _modify { yield &shell.keeper.session }
    }
    var client: MusicClient { shell.client }
    var screen: Screen { shell.screen }
    var environment: Shell.Environment { shell.environment }

    /// Milliseconds since 1970 by the system's clock, whatever the world's.
    var systemMilliseconds: Milliseconds { client.milliseconds(by: .system) }
}
