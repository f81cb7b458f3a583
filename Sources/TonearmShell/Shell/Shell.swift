import AppleMusicAPI
package import Console
import MusicCatalog
import MusicDevice
package import MusicWorld
import Recordings

/// Runs lines: reads the words, finds the command, runs it on the session, shows its view.
///
/// An object, because there is one of it and it is never compared or copied; all that a command can change is in `session`, a value.
package final class Shell {
    package let keeper: SessionKeeper
    package let client: MusicClient
    package let screen: Screen
    package var environment: Environment
    package private(set) lazy var presentation = Presentation(of: self)
    package private(set) lazy var observers = LineObservers(of: self)
    package private(set) lazy var background = Background(of: self)
    /// `exit` was typed.
    package var isLeaving = false
    /// The last line that could not be read, for whoever wants to give it back to its author.
    private var unread: String?
    /// Where the running line comes from; nil where it was typed.
    package var origin: Origin?
    /// Who wrote the running line.
    package var author = LineAuthor.person
    /// How many files run one another.
    var sourceDepth = 0

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

    /// Runs one line and shows what comes of it: one command after the other, where several stand on it.
    /// - Returns: the status with which a script that stops here would exit, that of the first command that failed; 0 when all went well.
    package func run(_ typed: String) async -> Int32 {
        var used: Set<String> = []
        let text: String
        do throws(Failure) {
            text = try Aliases.expanded(typed, by: session.aliases, used: &used) ?? typed
        } catch {
            return await report { throw error }
        }
        return await writing(as: author(using: used, of: session.fileNames.aliases)) { await runExpanded(text) }
    }

    /// Runs a line in which all aliases are written out.
    private func runExpanded(_ text: String) async -> Int32 {
        let parts = Line.parts(of: text)
        guard parts.count > 1 else { return await runCommand(parts.first ?? text) }
        // As a whole, in case that a secret is parted.
        _ = screen.secrets.learn(line: text)
        var status: Int32 = 0
        for part in parts {
            let result = await runCommand(part)
            if status == 0 { status = result }
            if isLeaving || result == Failure.Status.interrupted.rawValue { break }
        }
        return status
    }

    private func runCommand(_ typed: String) async -> Int32 {
        let text: String
        do throws(Failure) {
            text = try observers.history.recalled(typed) ?? typed
        } catch {
            return await report { throw error }
        }
        var used: Set<String> = []
        let read = Result { () throws(Failure) in
            try Line.read(
                text,
                variable: {
                    used.insert($0)
                    return self.session.variables[$0]
                }, row: { (number, path) throws(Failure) in try self.session.value(ofRow: number, at: path) })
        }
        return await writing(as: author(using: used, of: session.fileNames.variables)) {
            await runRead(read, of: text)
        }
    }

    /// The author of a line: the file that gave it a name that the line uses, or whoever wrote the line itself.
    private func author(using names: Set<String>, of fileNames: Set<String>) -> LineAuthor {
        names.isDisjoint(with: fileNames) ? author : .file
    }

    /// Runs a line whose words were read.
    private func runRead(_ read: Result<Line, Failure>, of text: String) async -> Int32 {
        if case .success(.command(let words)) = read, let source = sourced(words),
            let lines = try? Self.lines(of: source.file)
        {
            return await run(lines, of: source)
        }
        if case .success(.command(let words)) = read, let number = Edit.asked(words, in: self) {
            return await edit(number)
        }
        if case .failure(let failure) = read {
            unread = text
            return await refuse(text, failure)
        }
        let line = screen.secrets.learn(line: text)
        var isCommand = false
        if case .success(.command) = read { isCommand = true }
        return await observed(ObservedLine(text: line, isCommand: isCommand)) {
            switch try read.get() {
            case .empty: return 0
            case .program(let program):
                try await Pipeline.run(.shell(program), on: screen, isAttended: hasTerminal)
                return 0
            case .command(let words): return try await timed(words) { try await run($0, line: line) }
            }
        }
    }

    /// Answers a line that cannot be read, and records it as a command that failed.
    func refuse(_ text: String, _ failure: Failure) async -> Int32 {
        await observed(ObservedLine(text: screen.secrets.learn(line: text))) { throw failure }
    }

    /// Runs one command given as words.
    package func run(words: [String]) async -> Int32 {
        if let source = sourced(Words(words)), let lines = try? Self.lines(of: source.file) {
            return await run(lines, of: source)
        }
        let line = screen.secrets.learn(line: Words.line(of: words))
        return await observed(ObservedLine(text: line)) { try await timed(Words(words)) { try await run($0, line: line) } }
    }

    private func observed(_ line: ObservedLine, _ body: () async throws -> Int32) async -> Int32 {
        observers.begin(line)
        let style = presentation.failureStyle
        defer { presentation.failureStyle = style }
        presentation.failureStyle = Presentation.FailureStyle(output: session.settings.output)
        return await observers.end(status: await report(body))
    }

    func report(_ body: () async throws -> Int32) async -> Int32 {
        do {
            // Those of a session that was loaded, of a token that was got meanwhile, and of what the last line left.
            presentation.learnSecrets()
            do {
                return try await body()
            } catch let failure as Failure {
                presentation.learnSecrets()
                observers.last?.failure = "\(failure.what): \(failure.why)"
                // Where errors cannot be shown, the status still tells which one it is.
                do { try await presentation.show(failure) } catch SinkError.failed {}
                return failure.status.rawValue
            } catch is CancellationError {
                try screen.report([StyledText("Interrupted.", .warning)])
                return Failure.Status.interrupted.rawValue
            }
        } catch SinkError.closed {
            // Whoever read has read enough: nothing more to say, to nobody.
            isLeaving = true
            return OperatingSystem.closedPipeStatus
        } catch SinkError.failed(let number) {
            // Nothing more can be shown where showing fails, but the status tells.
            try? screen.report(Failure("Cannot write the output", OperatingSystem.message(number)).lines)
            return Failure.Status.failed.rawValue
        } catch {
            try? screen.report(Failure("Cannot run the line", String(describing: error)).lines)
            return Failure.Status.failed.rawValue
        }
    }

    /// - Returns: the status with which a script would end that stops here.
    private func run(_ words: Words, line: String) async throws -> Int32 {
        guard let first = words.words.first else { return 0 }
        background.beginLine()
        // What is gone back over has not happened yet, and need not.
        if !Self.movesInTime(first) { try await background.catchUp() }
        var words = words
        words.words =
            DeviceAnswer.command(for: words.words, on: session.world.device)
            ?? BareResource.command(for: words.words) ?? words.words
        let before = session
        keeper.effects = SessionKeeper.Effects()
        presentation.notes = []
        presentation.failureStyle.destination = words.destination
        if let asked = Presentation.askedOutput(words.words) { presentation.failureStyle.output = asked }
        let view: any View
        let output: Output?
        do {
            if let failure = DeviceAnswer.refusal(of: words.words, on: session.world.device) { throw failure }
            let type = try CommandTable.command(named: words.words.first ?? first)
            observers.last?.name = type.name
            var command = try Self.parse(type, Array(words.words.dropFirst()))
            if command.givesName { try refuseSecretNames(words.words) }
            if case .file(let name, _) = words.destination { try refuseSecretNames([first, name]) }
            presentation.failureStyle.output = command.common.output ?? before.settings.output
            let rows = command.rowOptions
            let arrangement = try rows?.arrangement(for: presentation.failureStyle.output)
            try presentation.noteSimulatedDevice(type)
            let whole = try await command.run(in: self)
            let rowsView = rows == nil ? whole : try arranged(whole, by: arrangement, as: presentation.failureStyle.output)
            view = presentation.fitted(rowsView, as: presentation.failureStyle.output, at: words.destination)
            if !keeper.effects.isMovingInTime { try await background.events.playOn(since: before) }
            output = command.common.output
        } catch {
            var failure = Failure(wording: error)?.told(in: frameworks)
            if keeper.effects.hasWritten {
                failure?.details.append("What it changed before that stays; 'undo' takes it back.")
            }
            keeper.settleFailure(line, since: before)
            try presentation.showAnnounced()
            if let failure { keeper.refused = Refused(failure, line: line) }
            throw failure ?? error
        }
        // From here on the command is done, whatever a program or a file makes of its output.
        keeper.settle(line, since: before)
        try await presentation.show(view, as: output ?? session.settings.output, at: words.destination)
        try presentation.note(presentation.notes)
        try presentation.showAnnounced()
        return view.failureStatus?.rawValue ?? 0
    }

    /// Whether a word names `undo` or `redo`.
    private static func movesInTime(_ word: String) -> Bool {
        guard let type = CommandTable.find(word) else { return false }
        return type == Undo.self || type == Redo.self
    }

    /// The line that could not be read, once, unless it has a secret in it.
    package func takeUnreadLine() -> String? {
        defer { unread = nil }
        return unread.flatMap { screen.secrets.hidden(inLine: $0) == $0 ? $0 : nil }
    }
}
