import AppleMusicAPI
import TonearmConsole
import TonearmSystem
import TonearmTranscripts
import TonearmWorld

/// The recorder of a transcript: it writes the commands and their output.
package final class TranscriptRecorder: LineObserver, ShellPart {
    unowned let shell: Shell
    /// The running recording; nil without one.
    var recording: Recording? { didSet { shell.observers.follow() } }
    package var isRecording: Bool { recording != nil }

    init(of shell: Shell) { self.shell = shell }

    var isActive: Bool { recording != nil }

    /// Starts recording.
    /// - Throws: `Failure` if it cannot start; nothing has changed then.
    package func start(_ name: String, _ options: RecordingOptions = RecordingOptions()) async throws {
        try checkIsIdle(name)
        let file = try RecordedFile.opened(UserFolder.expandingHome(name), isThere: options.appends)
        let exchanges = try startArchive(beside: file.path, options)
        do {
            let begun = try await recorder(into: file, options, exchanges)
            let own = begun.session == nil || session.isFresh ? nil : keeper.snapshot
            recording = Recording(
                begun.recorder, begun.sink, start: begun.start, own: own, seed: environment.seed,
                clockRan: session.world.clock.isRunning, now: shell.systemSeconds)
            begin(begun.session, begun.start)
        } catch {
            if exchanges != nil { _ = try? archive.stop() }
            if !options.appends { FileSystem.remove(file.path) }
            throw Failure(recording: file.path, error)
        }
    }

    /// Stores the answers of a service on the network beside the transcript, so that the transcript can be run without
    /// the service.
    /// - Returns: the file's name for the header; nil if nothing needs to be stored.
    private func startArchive(beside path: String, _ options: RecordingOptions) throws(Failure) -> String? {
        guard case .server = session.world.address else { return nil }
        let file = (path.hasSuffix(".md") ? String(path.dropLast(3)) : path) + ".har"
        do throws(Failure) {
            try archive.start(file, appends: options.appends)
        } catch {
            if !options.appends { FileSystem.remove(path) }
            throw error
        }
        return file.split(separator: "/").last.map(String.init)
    }

    /// Returns the name of the recording that answers, if it is in the same folder and can be moved with the
    /// transcript.
    private static func neighbor(of path: String, in address: ServiceAddress) -> String? {
        guard case .recording(let file) = address, let name = file.split(separator: "/").last else { return nil }
        let folder = FileSystem.absolute(path).split(separator: "/").dropLast()
        return file.split(separator: "/").dropLast() == folder ? String(name) : nil
    }

    private func checkIsIdle(_ name: String) throws(Failure) {
        if let recording {
            throw Failure(
                "Cannot record into '\(name)'", "the recording into '\(recording.path)' is running",
                next: "Type 'transcript stop' first.")
        }
        if let teaching = shell.observers.lesson.teaching {
            throw Failure(
                "Cannot record into '\(name)'", "the lesson '\(teaching.entry.name)' is running",
                next: "Type 'lesson stop' first; a lesson that begins in a recording is recorded.")
        }
    }

    private struct Begun {
        var recorder: Recorder
        var sink: FileRecordingSink
        var start: SessionStart
        /// The session to record; nil for the present one.
        var session: Session?
    }

    /// - Parameter exchanges: the file of the exchanges, as the header names it.
    private func recorder(
        into file: RecordedFile, _ options: RecordingOptions, _ exchanges: String?
    ) async throws -> Begun {
        // A recording that was killed before its first byte starts from the beginning.
        if options.appends, RecordedFile.isBegun(file.path) {
            let bytes = try TranscriptFiles.read(file.path)
            let continued = try ContinuedFile(of: bytes, name: file.path)
            var (start, session) = try await performed(
                continued.transcript, as: shell.author(ofFile: options.isTrusted))
            session.world.tokens.choose(as: self.session.world.tokens)
            if let exchanges {
                guard continued.transcript.header?[.recording] != nil else {
                    throw PerformanceProblem(
                        "it was recorded without a service on the network, and now one answers",
                        next: "Type 'service simulator' first, or name another file.")
                }
                // Earlier answers are in the recording, but new requests go to the session's service.
                session.world.address = self.session.world.address
                start.recording = exchanges
            }
            let sink = FileRecordingSink(file, length: bytes.count, isSynced: shell.observers.isTypedByPerson)
            let recorder = try Recorder(sink, continuing: continued, hiding: hidden)
            return Begun(recorder: recorder, sink: sink, start: start, session: session)
        }
        var start = SessionStart(of: shell)
        start.recording = exchanges ?? Self.neighbor(of: file.path, in: start.address)
        let sink = FileRecordingSink(file, length: 0, isSynced: shell.observers.isTypedByPerson)
        let recorder = try Recorder(sink, header: start.header, hiding: hidden)
        var fresh = options.isHere ? nil : try start.session()
        // The service that the recording continues to use is the user's choice, so it may get the user's tokens.
        fresh?.world.tokens.choose(as: session.world.tokens)
        return Begun(recorder: recorder, sink: sink, start: start, session: fresh)
    }

    /// Returns the session after the existing commands of a file.
    private func performed(
        _ transcript: Transcript, as author: LineAuthor
    ) async throws -> (SessionStart, Session) {
        let start = try SessionStart(transcript.header, of: transcript.name)
        let stage = try TranscriptStage(start, client: client, depth: environment.nesting.depth + 1, author: author)
        var verification = Verification(transcript)
        for step in transcript.steps {
            verification.add(try await stage.run(verification.command(of: step)), of: step)
            try Task.checkCancellation()
        }
        if let first = verification.differences.first {
            throw Failure(
                "Cannot go on with '\(transcript.name)'",
                "its commands no longer print what the file contains: \(first.sentence)",
                next: "Type 'transcript update \(transcript.name)' first.")
        }
        return (start, stage.shell.session)
    }

    private func begin(_ begun: Session?, _ start: SessionStart) {
        var session = begun ?? session
        if begun == nil { session.world.clock = .fixed(seconds: start.time) }
        session.settings.display.color = self.session.settings.display.color
        keeper.begin(with: session)
        shell.environment.seed = { start.seed }
        shell.observers.followOutput()
        shell.observers.output.forget()
        client.forgetAutomaticToken()
        screen.frame.width = session.settings.display.width ?? start.width
        screen.frame.fittedHeight = start.height
    }

    private var hidden: ([UInt8]) -> [UInt8] { { [screen] in screen.secrets.hidden(in: $0) } }

    /// Stops recording.
    /// - Returns: the recorded file; nil if there was no recording.
    @discardableResult
    package func stop() throws -> (path: String, steps: Int, isOwnBack: Bool)? {
        guard let recording else { return nil }
        self.recording = nil
        shell.observers.followOutput()
        shell.environment.seed = recording.seed
        if let own = recording.own {
            keeper.restore(own)
        } else if recording.clockRan {
            let advanced = shell.now.subtractingClamped(recording.start.time)
            session.world.clock = advanced == 0 ? .system : .ahead(milliseconds: advanced.multipliedClamped(by: 1000))
        }
        let exchanges = Result { () throws(Failure) in if recording.keepsExchanges { try archive.stop() } }
        try recording.finish()
        try exchanges.get()
        return (recording.path, recording.stepCount, recording.own != nil)
    }

    /// The size to which output is laid out during a recording, regardless of the terminal; nil if there is no
    /// recording.
    package var size: Size? { recording.map { Size(width: $0.start.width, height: $0.start.height) } }

    package struct Size: Equatable, Sendable {
        package let width: Int
        /// The height; nil if answers are not fitted to a height.
        package let height: Int?
    }

    private var archive: ExchangeArchive { shell.observers.archive }

    func end(_ line: LastCommand) throws {
        guard let printed = shell.observers.output.printed else { return keeper.forgetLastLine() }
        // The recorder redacts secrets.
        if !line.isBlank { try record(line.fullText, printed: printed, status: line.status) }
    }

    /// Records a command, if a recording is running.
    private func record(_ command: String, printed: [UInt8], status: Int32) throws {
        guard let recording else { return }
        do {
            try recording.record(command, printed: printed, status: status)
        } catch {
            _ = try? stop()
            throw Failure(
                "Cannot go on recording into '\(recording.path)'",
                "\(RecordingProblem.reason(error)); '\(command)' is not in it, and the recording has ended",
                next: "Make room, and type 'transcript start \(recording.path) --append'.")
        }
        if recording.stands != shell.now {
            recording.stands = shell.now
            recording.stoodSince = shell.systemSeconds
        }
    }

    /// Advances the stopped clock of a recording to a due event, and records that as a command.
    func advanceClock() throws {
        guard let recording, recording.clockRan, let next = session.world.scheduled.first,
            timeToNextEvent == 0, next.time > shell.now
        else { return }
        let before = session
        let command = "clock advance \(next.time.subtractingClamped(shell.now))s"
        session.world.clock = .fixed(seconds: next.time)
        keeper.record(command, since: before)
        let lines = shell.clockMessage.lines
        try screen.show([.faint("> ") + .command(command)] + lines)
        shell.observers.output.forgetIdle()
        try record(command, printed: Array(lines.map { $0.plain + "\n" }.joined().utf8), status: 0)
    }

    /// Seconds until the next event of a recording, counted from the time when its clock was stopped.
    var timeToNextEvent: Int? {
        guard let recording, recording.clockRan, !recording.isPaused, let next = session.world.scheduled.first else {
            return nil
        }
        let (wait, overflows) = next.time.subtractingReportingOverflow(shell.now)
        if overflows { return .max }
        return max(wait - max(shell.systemSeconds.subtractingClamped(recording.stoodSince), 0), 0)
    }

    /// Leaves the following commands out of the recording.
    func pause() { recording?.paused = keeper.snapshot }

    /// Continues recording with the session from the time of the pause.
    func resume() {
        guard let paused = recording?.paused else { return }
        keeper.restore(paused)
        recording?.paused = nil
        keeper.effects.isMovingInTime = true
        shell.observers.output.forgetIdle()
    }
}

// MARK: - Command by command

extension Failure {
    /// Creates the failure for a file that cannot be used for a recording.
    fileprivate init(recording path: String, _ error: any Error) {
        let what = "Cannot record into '\(path)'"
        switch error {
        case let error as TranscriptFailure: self.init(error)
        case let problem as PerformanceProblem: self.init(what, problem.why, next: problem.next)
        case let failure as Failure: self = failure
        default: self.init(what, "\(error)", next: "Make room, or record into another file.")
        }
    }
}

extension RecordedFile {
    /// - Parameter isThere: whether the file must exist, or must not.
    fileprivate static func opened(_ path: String, isThere: Bool) throws(TonearmConsole.Failure) -> RecordedFile {
        let what = "Cannot record into '\(path)'"
        if FileSystem.exists(path) != isThere {
            throw isThere
                ? TonearmConsole.Failure(what, "there is no such file", next: "Leave '--append' out to begin one.")
                : TonearmConsole.Failure(
                    what, "the file exists already", next: "Add --append to go on with it, or name another file.")
        }
        do throws(RecordedFile.Problem) {
            return try RecordedFile(path)
        } catch {
            switch error {
            case .taken:
                throw TonearmConsole.Failure(
                    what, "another recording writes it", next: "End the other one, or name another file.")
            case .noFile: throw TonearmConsole.Failure(what, error.description, next: "Name another file.")
            case .impossible:
                throw TonearmConsole.Failure(what, error.description, next: "Check the folder and its permissions.")
            }
        }
    }
}
