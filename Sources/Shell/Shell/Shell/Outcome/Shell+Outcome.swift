import AppleMusicAPI
package import TonearmConsole
import TonearmDevice
import TonearmWorld

/// Runs commands and returns their outcomes.
extension Shell {
    /// Runs words as a command, timed if they begin with `time`.
    /// - Parameter note: a sentence that is shown before the command runs; nil for none.
    func outcome(
        of typed: Words, _ kind: CommandKind, line: String, note: String? = nil
    ) async -> LineOutcome {
        var (words, kind, outcome) = (typed, kind, LineOutcome())
        if kind == .timing, TimeCommand.isBefore(typed.words) {
            words.words.removeFirst()
            kind = CommandTable.kind(of: words)
            outcome.began = environment.elapsed()
        }
        if words.words.isEmpty { return outcome }
        background.beginLine()
        do {
            // `undo` must not trigger the events that it undoes.
            if kind != .movingInTime, !session.world.isIdle { try await background.catchUp() }
        } catch {
            outcome.answer = .failure(LineFailure(error))
            return outcome
        }
        let before = session
        keeper.beginCommand()
        presentation.begin(words)
        if let note { try? presentation.note([note]) }
        do {
            let command = try read(words)
            let (view, output) = try await answer(to: command, of: words, since: before)
            // The command is complete here, even if its output fails.
            keeper.settle(line, since: before)
            outcome.answer = .view(view, as: output ?? session.settings.output, at: words.destination)
        } catch {
            var failure = LineFailure(error).namingFault(from: before.world, to: session.world)
            if keeper.effects.hasWritten {
                failure.remarks.append("What it changed before that stays; 'undo' takes it back.")
            }
            let words = failure.words(in: session.frameworks)
            keeper.settleFailure(line, since: before)
            if let words { keeper.refused = Refused(failure, words, in: session.frameworks, line: line) }
            outcome.answer = .failure(failure)
        }
        if !keeper.announced.isEmpty { outcome.changes = keeper.takeAnnounced() }
        return outcome
    }

    /// Reads the command of the words.
    private func read(_ words: Words) throws -> Invocation {
        do {
            let command = try interpreter.command(for: words.words)
            observers.last?.name = command.type.name
            let invocation = try command.invocation()
            if invocation.action.givesName { try refuseSecretNames(command.words) }
            if case .file(let name, _) = words.destination { try refuseSecretNames([words.words[0], name]) }
            return invocation
        } catch {
            // The failure has the form that the line asks for.
            if let asked = Presentation.askedOutput(words.words) { presentation.failureStyle.output = asked }
            throw error
        }
    }

    /// Runs the command of the words.
    /// - Returns: its view, and the output that the line requests.
    private func answer(
        to invocation: Invocation, of words: Words, since before: Session
    ) async throws -> (any View, Output?) {
        var invocation = invocation
        presentation.failureStyle.output = invocation.output ?? before.settings.output
        let named = invocation.output ?? (words.destination == .screen ? nil : Output(endingOf: words.destination))
        let rows = invocation.rows
        let arrangement = try rows?.arrangement(for: named ?? before.settings.output)
        if session.world.address.isOnNetwork { try presentation.noteSimulatedDevice(invocation.command) }
        if !invocation.action.isStep { keeper.effects.isMovingInTime = true }
        var view = try await invocation.action.run(in: self)
        if invocation.action.setsValue { view = notingUnchanged(view, since: before) }
        if rows != nil { view = try arranged(view, by: arrangement, as: named ?? before.settings.output) }
        view = presentation.fitted(view, as: presentation.failureStyle.output, at: words.destination)
        if !keeper.effects.isMovingInTime, !session.world.isIdle {
            try await background.events.playOn(since: before)
        }
        // Text without rows, such as help, is not a table of Markdown.
        let isText = invocation.output == nil && named?.rawValue == "markdown" && view.resources == nil
        return (view, isText ? nil : named)
    }

    /// Adds to the answer of a command that sets something that the session had it already. A command in an attached
    /// world changes the server's.
    private func notingUnchanged(_ view: any View, since before: Session) -> any View {
        guard session.settings.words >= .second, session.attachment == nil,
            before.withoutTraces == session.withoutTraces
        else { return view }
        guard var message = view as? Message else {
            note(nothingChanged)
            return view
        }
        message.lines.append(.faint(nothingChanged))
        message.facts?.append(.faint(nothingChanged))
        return message
    }

    /// Announces that the command waits for edits of the queue, if that takes a second or more.
    func announceWaitForEdits() throws {
        guard session.world.clock.isRunning, let last = session.world.device.player.lastCompletion else { return }
        let seconds = last.subtractingClamped(milliseconds).addingClamped(999) / 1000
        guard seconds > 1 else { return }
        let isLate = session.world.playerFaults.contains(.queueTimeout)
        let reason = isLate ? " (the fault 'queue-timeout'; 'fault clear' ends it)" : ""
        try presentation.note(["waiting up to \(seconds) s for the completion\(reason); Ctrl-C stops waiting"])
    }

    /// - Parameter words: a command and its arguments, with variables replaced by their values.
    /// - Throws: `Failure` if one of them contains a secret.
    func refuseSecretNames(_ words: [String]) throws(Failure) {
        guard words.contains(where: { screen.secrets.hidden(in: $0) != $0 }) else { return }
        throw Self.secretName("run '\(words[0])'")
    }

    /// - Parameter names: files and sessions in options of the program.
    /// - Throws: `Failure` if one of them is, or resembles, a secret.
    package func refuseSecretNames(ofOptions names: [String]) throws(Failure) {
        let isSecret = names.contains { name in
            let last = name.split(separator: "/").last.map(String.init) ?? name
            return screen.secrets.hidden(in: name) != name || screen.secrets.hidden(inLine: last) != last
        }
        if isSecret { throw Self.secretName("start") }
    }

    private static func secretName(_ purpose: String) -> Failure {
        Failure.usage(
            "Cannot \(purpose)", "a token is among its words, which would be kept as a name and shown",
            next: "Type another name. A token is set with 'token user set' or 'token developer set'.")
    }
}

/// The outcome of a line, before it is shown.
struct LineOutcome {
    var answer = Answer.nothing
    /// The changes that apps were notified of, if they are watched.
    var changes: [Change] = []
    /// The start of a timed command in microseconds; nil if the line is not timed.
    var began: Int?

    enum Answer {
        case nothing
        case view(any View, as: Output, at: Words.Destination)
        case failure(LineFailure)
    }

    init() {}

    init(_ failure: LineFailure) { answer = .failure(failure) }

    /// The exit status of a script that ends after the line, if the answer can be shown.
    var status: Int32 {
        switch answer {
        case .nothing: 0
        case .view(let view, _, _): view.failureStatus?.rawValue ?? 0
        case .failure(let failure): failure.status
        }
    }
}
