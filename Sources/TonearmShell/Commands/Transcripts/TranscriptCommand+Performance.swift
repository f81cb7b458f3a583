import Console
import TerminalText
import Transcript

/// Performing.
extension TranscriptCommand {
    func play(_ shell: Shell) async throws -> any View {
        if let recording = shell.observers.recorder.recording {
            throw Failure(
                "Cannot play '\(name)'", "the recording into '\(recording.path)' goes on",
                next: "Type 'transcript stop' first.")
        }
        guard shell.observers.performance.suspended == nil else {
            throw Failure(
                "Cannot play '\(name)'", "another performance goes on", next: "Play it when that one has ended.")
        }
        let transcript = try transcript(name)
        let stage: SessionStart
        let session: Session
        do {
            let path = FileSystem.absolute(transcript.name)
            let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
            stage = try SessionStart(transcript.header, folder: folder)
            session = try stage.session()
        } catch {
            throw Failure("Cannot play '\(name)'", error.why, next: error.next)
        }
        let own = shell.observers.performance.begin(session, stage)
        defer { shell.observers.performance.end(own) }
        let settings = settings(shell)
        if verify { shell.screen.frame.width = stage.width }
        let player = TranscriptPlayer(
            transcript, settings, stage: stage, notes: notes?.text, in: shell, author: shell.author(ofFile: trust))
        let differences = try await player.run()
        return PlayedView(name: name, differences: verify ? differences.count : 0)
    }

    private func settings(_ shell: Shell) -> Performance.Settings {
        var settings = Performance.Settings()
        settings.pace = Pace(percent: Int((speed ?? 1) * 100))
        settings.isStepping = step
        settings.verifies = verify
        settings.width = shell.screen.frame.width
        return settings
    }
}

/// Nothing more is said of a transcript that was played, unless it said something else.
struct PlayedView: View {
    let name: String
    let differences: Int

    var failureStatus: Failure.Status? { differences == 0 ? nil : .failed }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        if differences == 0 { return [] }
        return [StyledText("\(TranscriptCommand.count(differences, "difference")) from \(name)", .error)]
    }
}
