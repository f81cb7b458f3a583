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
    package var session: Session
    package let client: MusicClient
    package let screen: Screen
    package var environment: Environment
    /// What the commands changed.
    var changes: ChangeHistory
    /// The lines that were run, without their secrets.
    package private(set) var lines: [String] = []
    /// `exit` was typed.
    package var isLeaving = false
    /// Why the last refused command was refused. A command that fails changes nothing, so this is no part of the session.
    var refused: Refused?
    /// What apps heard of since the last line was shown.
    var announced: [Change] = []
    /// Whether the prompt shows how far the now playing item is, until the next line.
    var showsNow = false
    /// The second of the now playing item that the prompt shows.
    var drawnSecond: Int?
    /// What stations asked for while nobody typed, on its way.
    var stationErrand: Errand<StationDelivery>?
    /// Not before this time, in milliseconds since 1970, are stations tended again for which nothing came.
    var stationRetry: Milliseconds?
    /// What the running command did to be remembered, or not to be.
    var effects = Effects()
    /// How the running line shows why it failed.
    var failureStyle = FailureStyle(output: .table)
    /// The last line that could not be read, for whoever wants to give it back to its author.
    private var unread: String?
    /// Where the running line comes from; nil where it was typed.
    package var origin: Origin?
    /// Who wrote the running line.
    package var author = LineAuthor.person
    /// The last note about tokens that are withheld.
    var withheldNote: String?
    /// How many files run one another.
    var sourceDepth = 0
    /// What commands print is not shown, as while the start file runs.
    package var isQuiet = false
    /// The command that runs or ran last.
    package internal(set) var last: LastCommand?
    /// The recording that runs.
    var recording: Recording?
    /// Where exchanges with the service are written.
    var archive: ArchiveWriter?
    /// What is asked again and again while lines are typed.
    var watch: Watch?
    /// What was printed since the last command, while a recording runs or recent commands are kept.
    let copy = MemorySink()
    /// What came by itself between the last command and the one before; it belongs to the last.
    var idleOutput: [UInt8] = []
    /// The last commands and what they printed; nil where they are not kept.
    var recent: RecentSteps?
    /// The user's own session, while a transcript is performed.
    var performed: BeforePerformance?
    /// The lesson that goes on.
    var teaching: Teaching?
    /// A lesson types, and not the user.
    var isDemonstrating = false

    /// What a command did, as far as the session does not show it.
    struct Effects {
        var hasRead = false
        /// A request that changes something was answered with success.
        var hasWritten = false
        var hasReplacedSession = false
        /// `undo` and `redo` are no steps of their own.
        var isMovingInTime = false
        /// What is to be known beside what was asked for, in sentences.
        var notes: [String] = []
    }

    package init(session: Session, client: MusicClient, screen: Screen, environment: Environment) {
        self.session = session
        self.client = client
        self.screen = screen
        self.environment = environment
        changes = ChangeHistory(session)
        screen.secrets = Secrets(commands: CommandTable.secretCommands)
    }

    /// Begins with another session, from which nothing can be undone.
    package func begin(with session: Session) {
        self.session = session
        changes = ChangeHistory(session)
        lines = []
        refused = nil
    }

    package var snapshot: Snapshot {
        Snapshot(session: session, changes: changes, refused: refused, lines: lines)
    }

    /// Makes the session what it was, and what could be undone then can be undone again.
    package func restore(_ snapshot: Snapshot) {
        (session, changes) = (snapshot.session, snapshot.changes)
        (refused, lines) = (snapshot.refused, snapshot.lines)
    }

    /// The line that was run last is no part of the session.
    func forgetLastLine() {
        if recording != nil { _ = lines.popLast() }
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
            text = try recalled(typed) ?? typed
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
        return await runAndTeach(line) {
            switch try read.get() {
            case .empty: return 0
            case .program(let program):
                try await Pipeline.run(.shell(program), on: screen, isAttended: hasTerminal)
                return 0
            case .command(let words):
                lines.append(line)
                return try await timed(words) { try await run($0, line: line) }
            }
        }
    }

    /// Answers a line that cannot be read, and records it as a command that failed.
    func refuse(_ text: String, _ failure: Failure) async -> Int32 {
        await runAndTeach(screen.secrets.learn(line: text)) { throw failure }
    }

    /// Runs one command given as words.
    package func run(words: [String]) async -> Int32 {
        if let source = sourced(Words(words)), let lines = try? Self.lines(of: source.file) {
            return await run(lines, of: source)
        }
        let line = screen.secrets.learn(line: Words.line(of: words))
        return await runAndTeach(line) { try await timed(Words(words)) { try await run($0, line: line) } }
    }

    private func runAndTeach(_ line: String, _ body: () async throws -> Int32) async -> Int32 {
        last = LastCommand(typed: line)
        let style = failureStyle
        defer { failureStyle = style }
        failureStyle = FailureStyle(output: session.settings.output)
        if isCopying, !isDemonstrating { idleOutput = copy.take() }
        var status = await report(body)
        if archive?.problem != nil {
            let ended = await report {
                try stopArchive()
                return 0
            }
            status = status == 0 ? ended : status
        }
        last?.status = status
        guard teaching != nil || isCopying, !isDemonstrating else { return status }
        let ran = last
        let more = await report {
            try await teach()
            last = ran
            try recordLast()
            return 0
        }
        return status == 0 ? more : status
    }

    /// What is secret in the session by now is hidden from now on.
    func learnSecrets() {
        let secrets = session.world.secrets
        if !secrets.isEmpty { screen.secrets.insert(Array(secrets.values)) }
    }

    func report(_ body: () async throws -> Int32) async -> Int32 {
        do {
            // Those of a session that was loaded, of a token that was got meanwhile, and of what the last line left.
            learnSecrets()
            do {
                return try await body()
            } catch let failure as Failure {
                learnSecrets()
                last?.failure = "\(failure.what): \(failure.why)"
                // Where errors cannot be shown, the status still tells which one it is.
                do { try await show(failure) } catch SinkError.failed {}
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
        showsNow = false
        dropStationErrand()
        // What is gone back over has not happened yet, and need not.
        if !Self.movesInTime(first) { try await catchUp() }
        var words = words
        words.words =
            DeviceAnswer.command(for: words.words, on: session.world.device)
            ?? BareResource.command(for: words.words) ?? words.words
        let before = session
        effects = Effects()
        failureStyle.destination = words.destination
        if let asked = Self.askedOutput(words.words) { failureStyle.output = asked }
        let view: any View
        let output: Output?
        do {
            if let failure = DeviceAnswer.refusal(of: words.words, on: session.world.device) { throw failure }
            let type = try CommandTable.command(named: words.words.first ?? first)
            last?.name = type.name
            var command = try Self.parse(type, Array(words.words.dropFirst()))
            if command.givesName { try refuseSecretNames(words.words) }
            if case .file(let name, _) = words.destination { try refuseSecretNames([first, name]) }
            failureStyle.output = command.common.output ?? before.settings.output
            let rows = command.rowOptions
            let arrangement = try rows?.arrangement(for: failureStyle.output)
            try noteSimulatedDevice(type)
            let whole = try await command.run(in: self)
            let rowsView = rows == nil ? whole : try arranged(whole, by: arrangement, as: failureStyle.output)
            view = fitted(rowsView, as: failureStyle.output, at: words.destination)
            if !effects.isMovingInTime { try await playOn(since: before) }
            output = command.common.output
        } catch {
            var failure = Failure(wording: error)?.told(in: frameworks)
                .namingFault(from: before.world, to: session.world)
            if effects.hasWritten {
                failure?.details.append("What it changed before that stays; 'undo' takes it back.")
            }
            try settleFailure(before, line, failure)
            throw failure ?? error
        }
        // From here on the command is done, whatever a program or a file makes of its output.
        if hasChanged(before) { changes.record(line, session, isReplacement: effects.hasReplacedSession) }
        try await show(view, as: output ?? session.settings.output, at: words.destination)
        try note(effects.notes)
        try showAnnounced()
        return view.failureStatus?.rawValue ?? 0
    }

    /// Whether a word names `undo` or `redo`.
    private static func movesInTime(_ word: String) -> Bool {
        guard let type = CommandTable.find(word) else { return false }
        return type == Undo.self || type == Redo.self
    }

    /// Whether a command that succeeded changed something. What answers to reads wear out in the service's memory is no change.
    private func hasChanged(_ before: Session) -> Bool {
        if effects.isMovingInTime { return false }
        if effects.hasWritten || effects.hasReplacedSession { return true }
        var old = before.withoutTraces
        let new = session.withoutTraces
        if effects.hasRead { old.world.takeServiceMemory(of: new.world) }
        return old != new
    }

    /// A command that failed leaves nothing behind but what the service and the device know by now (a token that was refused, say), and the
    /// time that it took. Where that is a change, it can be undone like any other.
    private func settleFailure(_ before: Session, _ line: String, _ failure: Failure?) throws {
        let (world, after) = (session.world, session)
        session = before
        session.world.exchange = world.exchange
        session.world.tokens.takeUserTokens(of: world.tokens)
        if !effects.isMovingInTime {
            session.world.takeServiceMemory(of: world)
            session.world.device = world.device
            session.world.clock = world.clock
        }
        if effects.hasWritten || after.world.device != before.world.device { changes.record(line, session) }
        try showAnnounced()
        if let failure { refused = Refused(failure, line: line) }
    }

    /// The changes that apps hear of, where somebody watches them.
    func showAnnounced() throws {
        if announced.isEmpty { return }
        let heard = announced
        announced = []
        let lines = heard.flatMap { ChangeLines.watched($0, in: frameworks, width: screen.frame.width) }
        // Where programs read the answers, what is heard meanwhile stands beside them.
        if failureStyle.output == .table { try screen.show(lines) } else { try screen.report(lines) }
    }

    /// The line that could not be read, once, unless it has a secret in it.
    package func takeUnreadLine() -> String? {
        defer { unread = nil }
        return unread.flatMap { screen.secrets.hidden(inLine: $0) == $0 ? $0 : nil }
    }

    /// Remembers a change that no command made.
    /// - Parameter before: where undoing it leads.
    func recordChange(_ line: String, before: Session) { changes.record(line, session, before: before) }

    /// Puts another session in the place of the whole one, its trail with it.
    func replaceSession(with other: Session) {
        session = other
        effects.hasReplacedSession = true
    }

    /// Goes back over the last change.
    /// - Returns: the line that was undone; nil when there is none.
    func undo() -> String? {
        effects.isMovingInTime = true
        return changes.undo(&session)
    }

    /// The lines that can be undone and those that can be done again, the next one at the end.
    var changedLines: (past: [String], future: [String]) {
        changes.readEarlier()
        return (changes.past.map(\.line), changes.future.map(\.line))
    }

    /// Takes the last `undo` back.
    func redo() -> String? {
        effects.isMovingInTime = true
        return changes.redo(&session)
    }

    func show(_ view: any View, as output: Output, at destination: Words.Destination) async throws {
        learnSecrets()
        screen.frame = presented
        let view = illustrated(view)
        switch destination {
        case .screen: if !isQuiet { try await showPaged(view, as: output) }
        case .file(let name, let append):
            try FileSink.write(to: name, append: append) { try screen.redirected(to: $0).show(view, as: output) }
        case .program(let program):
            let sink = MemorySink()
            try screen.redirected(to: sink).show(view, as: output)
            try await Pipeline.run(.shell(program), input: sink.bytes, on: screen, isAttended: hasTerminal)
        }
    }
}
