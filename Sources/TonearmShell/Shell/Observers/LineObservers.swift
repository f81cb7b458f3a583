import Console

/// The observers of the lines that a shell runs, in the order in which they hear of each.
package final class LineObservers: ShellPart {
    unowned let shell: Shell
    package let history: LineHistory
    package let archive: ExchangeArchive
    let lesson: LessonGuide
    let output = GatheredOutput()
    package let recent: RecentLines
    package let recorder: TranscriptRecorder
    package let performance: LinePerformance
    /// The command that runs or ran last.
    package internal(set) var last: LastCommand?
    /// Whether a lesson or a presenter types, and not the user.
    var isDemonstrating = false
    private let list: [any LineObserver]

    init(of shell: Shell) {
        self.shell = shell
        history = LineHistory(of: shell)
        archive = ExchangeArchive(of: shell)
        lesson = LessonGuide(of: shell)
        recent = RecentLines(of: shell)
        recorder = TranscriptRecorder(of: shell)
        performance = LinePerformance(of: shell)
        list = [history, archive, lesson, output, recent, recorder]
    }

    /// Tells the observers of a line that is about to run.
    func begin(_ line: ObservedLine) {
        last = LastCommand(typed: line.text)
        for observer in list where observer.hearsDemonstrations || !isDemonstrating { observer.begin(line) }
    }

    /// Tells the observers of the line that ran.
    /// - Parameter status: the status of the line.
    /// - Returns: the same, or the status of the first observer that failed after a line that did not.
    func end(status: Int32) async -> Int32 {
        var status = status
        for observer in list where observer.hearsDemonstrations || !isDemonstrating {
            last?.status = status
            guard let line = last else { return status }
            let ended = await shell.presentation.attempt { try await observer.end(line) }
            if status == 0 { status = ended }
        }
        return status
    }

    /// Whether the output is gathered for observers that keep it.
    private var gathersOutput: Bool { recorder.recording != nil || recent.steps != nil }

    /// Begins or ends gathering the output, after an observer began or ended to keep it.
    func followOutput() { output.follow(screen, isWanted: gathersOutput) }

    /// Whether a person sits there and types line after line.
    var isTypedByPerson: Bool { recent.steps != nil }

    /// The session that is worth saving: the user's own while a lesson, a recording or a performance goes on.
    package var sessionToKeep: Session { snapshotToKeep.session }

    /// Keeps the changes of the session that is worth saving.
    package func keepChanges(in kept: KeptChanges) {
        snapshotToKeep.keepChanges(in: kept, hiding: screen.secrets)
    }

    private var snapshotToKeep: SessionKeeper.Snapshot {
        performance.suspended?.snapshot ?? lesson.teaching?.own ?? recorder.recording?.own ?? keeper.snapshot
    }
}
