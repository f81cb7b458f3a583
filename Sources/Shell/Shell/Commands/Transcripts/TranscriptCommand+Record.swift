import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts

/// The forms that control recordings.
extension TranscriptCommand {
    struct Status: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            guard let recording = context.recording else {
                return Message.prose(
                    [.faint("No recording runs. ") + .command("transcript start FILE") + .faint(" begins one.")],
                    value: ["recording": .null])
            }
            let state = recording.isPaused ? "paused" : "recording"
            let (steps, notes) = (recording.stepCount, recording.noteCount)
            let lines = [
                .strong("\(state) ") + StyledText(recording.path),
                StyledText("\(TranscriptCommand.count(steps, "command")), \(TranscriptCommand.count(notes, "note"))"),
            ]
            return Message(
                lines,
                value: [
                    "recording": .string(recording.path), "state": .string(state), "commands": .integer(steps),
                    "notes": .integer(notes),
                ])
        }
    }

    struct Start: NamingAction {
        @Required var file: FilePath
        var append = false
        var here = false
        var trust = TrustOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_file, "The file to record into.")
            fields.flag("append", &append, "Append to an existing file.")
            fields.flag("here", &here, "Record the present session instead of a fresh one.")
            fields.group(&trust)
        }

        mutating func run(in context: some LessonContext) async throws -> any View {
            let options = RecordingOptions(appends: append, isHere: here, isTrusted: trust.trust)
            try await context.startRecording(file.text, options)
            var lines = [
                .strong("Recording into \(file). ") + .command("note TEXT") + .faint(" adds prose, ")
                    + .command("transcript stop") + .faint(" ends.")
            ]
            if context.recording?.own != nil {
                lines.append(
                    .faint("A fresh session begins, so that the file can be run again; yours comes back at the end."))
            }
            if here {
                lines.append(.faint("It begins in the middle of a session: 'transcript verify' begins in a fresh one."))
            }
            return Message.prose(lines)
        }
    }

    struct Pause: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            let recording = try context.runningRecording(to: "pause the recording")
            guard !recording.isPaused else {
                throw Failure("Cannot pause the recording", "it is paused", next: "'transcript resume' goes on.")
            }
            context.pauseRecording()
            return Message.prose([
                StyledText("Paused: what you do now is not in the file. ") + .command("transcript resume")
                    + StyledText(" goes on, and the session is again as it is now.")
            ])
        }
    }

    struct Resume: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            let recording = try context.runningRecording(to: "go on recording")
            guard recording.isPaused else {
                throw Failure("Cannot go on recording", "it is not paused", next: "'transcript status' tells more.")
            }
            context.resumeRecording()
            return Message.prose(["Recording goes on. The session is as it was when you paused."])
        }
    }

    struct Stop: Action {
        mutating func run(in context: some LessonContext) throws -> any View {
            _ = try context.runningRecording(to: "stop")
            let ended = try context.stopRecording()
            guard let ended else { return Message.none }
            let back = ended.isOwnBack ? [StyledText("Your own session is back.")] : []
            return Message.prose(
                [StyledText("Recorded \(TranscriptCommand.count(ended.steps, "command")) in \(ended.path).")] + back + [
                    .command("transcript verify \(ended.path)") + .faint(" runs it again.")
                ])
        }
    }
}

extension LessonContext {
    /// - Throws: `Failure` if no recording is running.
    fileprivate func runningRecording(to purpose: String) throws -> Recording {
        if let recording { return recording }
        throw Failure(
            "Cannot \(purpose)", "no recording runs", next: "Type for example 'transcript start tour.md'.")
    }
}
