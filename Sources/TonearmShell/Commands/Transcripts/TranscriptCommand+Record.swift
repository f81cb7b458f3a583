import AppleMusicAPI
import Console
import Transcript

/// Recording.
extension TranscriptCommand {
    func status(_ shell: Shell) -> any View {
        guard let recording = shell.observers.recorder.recording else {
            return Message.prose(
                [.faint("No recording runs. ") + .command("transcript start FILE") + .faint(" begins one.")],
                value: ["recording": .null])
        }
        let state = recording.isPaused ? "paused" : "recording"
        let (steps, notes) = (recording.stepCount, recording.noteCount)
        let lines = [
            .strong("\(state) ") + StyledText(recording.path),
            StyledText("\(Self.count(steps, "command")), \(Self.count(notes, "note"))"),
        ]
        return Message(
            lines,
            value: [
                "recording": .string(recording.path), "state": .string(state), "commands": .integer(steps),
                "notes": .integer(notes),
            ])
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    func start(_ shell: Shell) async throws -> any View {
        let options = TranscriptRecorder.Options(appends: append, isHere: here, isTrusted: trust)
        try await shell.observers.recorder.start(name, options)
        shell.keeper.effects.isMovingInTime = true
        var lines = [
            .strong("Recording into \(name). ") + .command("note TEXT") + .faint(" adds prose, ")
                + .command("transcript stop") + .faint(" ends.")
        ]
        if shell.observers.recorder.recording?.own != nil {
            lines.append(
                .faint("A fresh session begins, so that the file can be run again; yours comes back at the end."))
        }
        if here {
            lines.append(.faint("It begins in the middle of a session: 'transcript verify' begins in a fresh one."))
        }
        return Message.prose(lines)
    }

    private func running(_ shell: Shell, _ purpose: String) throws -> Recording {
        if let recording = shell.observers.recorder.recording { return recording }
        throw Failure(
            "Cannot \(purpose)", "no recording runs", next: "Type for example 'transcript start tour.md'.")
    }

    func pause(_ shell: Shell) throws -> any View {
        let recording = try running(shell, "pause the recording")
        guard !recording.isPaused else {
            throw Failure("Cannot pause the recording", "it is paused", next: "'transcript resume' goes on.")
        }
        shell.observers.recorder.pause()
        return Message.prose([
            StyledText("Paused: what you do now is not in the file. ") + .command("transcript resume")
                + StyledText(" goes on, and the session is again as it is now.")
        ])
    }

    func resume(_ shell: Shell) throws -> any View {
        let recording = try running(shell, "go on recording")
        guard recording.isPaused else {
            throw Failure("Cannot go on recording", "it is not paused", next: "'transcript status' tells more.")
        }
        shell.observers.recorder.resume()
        return Message.prose(["Recording goes on. The session is as it was when you paused."])
    }

    func stop(_ shell: Shell) throws -> any View {
        _ = try running(shell, "stop")
        let ended = try shell.observers.recorder.stop()
        shell.keeper.effects.isMovingInTime = true
        guard let ended else { return Message.none }
        let back = ended.isOwnBack ? [StyledText("Your own session is back.")] : []
        return Message.prose(
            [StyledText("Recorded \(Self.count(ended.steps, "command")) in \(ended.path).")] + back + [
                .command("transcript verify \(ended.path)") + .faint(" runs it again.")
            ])
    }

    func save(_ shell: Shell) throws -> any View {
        guard let recent = shell.observers.recent.steps, !recent.isEmpty else {
            throw Failure(
                "Cannot save into '\(name)'",
                !shell.observers.isTypedByPerson
                    ? "what is printed is kept only in an interactive shell" : "nothing was typed yet",
                next: "Type 'transcript start \(name)' to record what comes.")
        }
        let path = UserFolder.expandingHome(name)
        guard !FileSystem.exists(path) else {
            throw Failure("Cannot save into '\(name)'", "the file exists already", next: "Name another file.")
        }
        let steps = recent.last(last ?? .max)
        let entries = steps.map { Transcript.Entry.step($0.command, $0.outcome) }
        // Where chance began is not known any more.
        var header = recent.start.header
        header[.seed] = nil
        let text = Transcript.text(header: header, entries)
        if let number = PrivateFile.replace(FileSystem.absolute(path), with: Array(text.utf8)) {
            throw Failure("Cannot write '\(name)'", OperatingSystem.message(number))
        }
        var lines = [StyledText("Wrote \(Self.count(steps.count, "command")) to \(name).")]
        if recent.isCut, last == nil {
            lines.append(.faint("Earlier ones are not kept any more."))
        }
        lines.append(
            .command("transcript verify \(name)")
                + .faint(" tells what they print in a fresh session, where they may print something else."))
        return Message.prose(lines)
    }
}
