package import AppleMusicAPI
import AppleMusicCatalogFile
import AppleMusicSimulator
package import Console
import MusicDevice

/// Runs lines: reads the words, finds the command, runs it on the session, shows its view.
///
/// An object, because there is one of it and it is never compared or copied; all that a command can change is in `session`, a value.
package final class Shell {
    package var session: Session
    let service: any Service
    package var screen: Screen
    package var surroundings: Surroundings
    /// What the commands did, the last one at the end.
    private(set) var past: [Step] = []
    /// What was undone, the next one at the end.
    private(set) var future: [Step] = []
    /// The lines that were run, without their secrets.
    package private(set) var lines: [String] = []
    /// `exit` was typed.
    package var isLeaving = false
    /// The developer token that was made when it was last needed.
    var automaticToken: (text: String, expires: Int)?
    /// The simulator over the catalog file that was asked last.
    var opened: (path: String, simulator: Simulator)?
    /// Why the last refused command was refused. A command that fails changes nothing, so this is no part of the session.
    var refused: Refused?
    /// What apps heard of since the last line was shown.
    var announced: [Change] = []

    /// What one command did to the session. Whether it did anything is asked when somebody wants to undo it.
    struct Step {
        let before: Session
        let after: Session
        let line: String
    }

    /// What the shell needs from outside, given so that two runs can be the same.
    package struct Surroundings {
        /// Seconds since 1970.
        package var systemTime: () -> Int
        package var seed: () -> UInt64
        package var store: SessionStore?
        /// Lines typed in this and in earlier runs; nil where none are kept.
        package var pastLines: (() -> [String])?

        package init(
            systemTime: @escaping () -> Int, seed: @escaping () -> UInt64, store: SessionStore? = nil,
            pastLines: (() -> [String])? = nil
        ) {
            self.systemTime = systemTime
            self.seed = seed
            self.store = store
            self.pastLines = pastLines
        }
    }

    /// More steps than this cannot be undone.
    private static let undoLimit = 100

    package init(session: Session, service: any Service, screen: Screen, surroundings: Surroundings) {
        self.session = session
        self.service = service
        self.screen = screen
        self.surroundings = surroundings
    }

    /// Runs one line and shows what comes of it.
    /// - Returns: the status with which a script that stops here would exit; 0 when all went well.
    package func run(_ text: String) async -> Int32 {
        await report {
            let variables = $0.session.variables
            switch try Line.read(text, variable: { variables[$0] }) {
            case .empty: break
            case .program(let program): try await Pipeline.run(program, on: $0.screen)
            case .command(let words):
                let line = Secrets.hidden(inLine: text)
                $0.lines.append(line)
                try await $0.run(words, line: line)
            }
        }
    }

    /// Runs one command given as words.
    package func run(words: [String]) async -> Int32 {
        await report { try await $0.run(Words(words), line: Secrets.hidden(inLine: words.joined(separator: " "))) }
    }

    private func report(_ body: (Shell) async throws -> Void) async -> Int32 {
        do {
            do {
                try await body(self)
                return 0
            } catch let failure as Failure {
                try screen.report(failure.lines)
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

    private func run(_ words: Words, line: String) async throws {
        guard let first = words.words.first else { return }
        try letDueHappen()
        var words = words
        words.words = DeviceAnswer.command(for: words.words, on: session.device) ?? words.words
        let before = session
        let view: any View
        let output: Output?
        do {
            let type = try CommandTable.command(named: words.words.first ?? first)
            var command = try Self.parse(type, Array(words.words.dropFirst()))
            view = try await command.run(in: self)
            output = command.common.output
        } catch {
            undoFailed(before)
            // What the user answered stays although the road ended later, and can be undone.
            if session.device.consent != before.device.consent { remember(before, line) }
            try showAnnounced()
            if let failure = error as? Failure { refused = Refused(failure, line: line) }
            throw error
        }
        // From here on the command is done, whatever a program or a file makes of its output.
        remember(before, line)
        try await show(view, as: output ?? session.settings.output, at: words.destination)
        try showAnnounced()
    }

    /// The changes that apps hear of, where somebody watches them.
    func showAnnounced() throws {
        if session.isWatching {
            try screen.show(announced.flatMap { ChangeLines.watched($0, width: screen.frame.width) })
        }
        announced = []
    }

    /// A command that failed leaves nothing behind but what the service and the device know by now (a token that was refused, say),
    /// and the time that it took.
    private func undoFailed(_ before: Session) {
        isMovingInTime = false
        let (exchange, simulated, device, clock) = (
            session.exchange, session.simulated, session.device, session.clock
        )
        session = before
        session.clock = clock
        session.exchange = exchange
        session.simulated = simulated
        session.device = device
    }

    func remember(_ before: Session, _ line: String) {
        guard !isMovingInTime else {
            isMovingInTime = false
            return
        }
        past.append(Step(before: before, after: session, line: line))
        if past.count > Shell.undoLimit { past.removeFirst() }
    }

    /// Set by `undo` and `redo`, which are no steps of their own.
    private var isMovingInTime = false

    /// Goes back to the session before the last command that changed it.
    /// - Returns: the line that was undone; nil when there is none.
    func undo() -> String? {
        isMovingInTime = true
        forgetFutureIfChanged()
        while let step = past.popLast() {
            guard step.before != step.after else { continue }
            // A request that failed may have been remembered since.
            future.append(Step(before: step.before, after: session, line: step.line))
            session = step.before
            return step.line
        }
        return nil
    }

    /// Takes the last `undo` back.
    func redo() -> String? {
        isMovingInTime = true
        forgetFutureIfChanged()
        guard let step = future.popLast() else { return nil }
        past.append(step)
        session = step.after
        return step.line
    }

    /// What was undone leads on from the session as it was then, and from no other.
    private func forgetFutureIfChanged() {
        if let step = future.last, step.before != session { future.removeAll() }
    }

    /// What answers, in a few words.
    var serviceSummary: String {
        guard let simulator = service as? Simulator else { return "another service" }
        guard let path = session.catalog else { return "simulator: \(simulator.catalog.summary)" }
        return "simulator: " + ((try? Catalogs.open(path).summary) ?? "a catalog that cannot be read")
    }

    private func show(_ view: any View, as output: Output, at destination: Words.Destination) async throws {
        switch destination {
        case .screen: try screen.show(view, as: output)
        case .file(let name, let append):
            try FileSink.write(to: name, append: append) { try screen.redirected(to: $0).show(view, as: output) }
        case .program(let program):
            let sink = MemorySink()
            try screen.redirected(to: sink).show(view, as: output)
            try await Pipeline.run(program, input: sink.bytes, on: screen)
        }
    }

    /// Sends a request, whatever is answered, and remembers it as the session's last exchange.
    func sendOnce(_ request: Request) async throws -> Response {
        try Task.checkCancellation()
        // A request that brings its own needs none.
        let token = request.headers["Authorization"] == nil ? try developerToken() : ""
        let response = try await session.send(
            request, to: try answering(), token: token, systemTime: surroundings.systemTime)
        try checkCatalog()
        return response
    }
}
