import TonearmConsole

/// The observers of the shell's lines, in the order of their notification. Each takes part while it has something to
/// do.
package final class LineObservers: ShellPart {
    unowned let shell: Shell
    package let history: LineHistory
    package let archive: ExchangeArchive
    let lesson: LessonGuide
    package let reporter: ClassReporter
    let output = GatheredOutput()
    package let recent: RecentLines
    package let recorder: TranscriptRecorder
    package let performance: LinePerformance
    /// The running or last command.
    package internal(set) var last: LastCommand?
    /// Whether a lesson or a presenter types instead of the user.
    var isDemonstrating = false
    private var members: Members

    /// The observers, in the order of their notification.
    private struct Members {
        let list: [any LineObserver]
        /// Whether one of them takes part. Each reports when it starts and stops (`follow`).
        var isActive = false
    }

    init(of shell: Shell) {
        self.shell = shell
        history = LineHistory(of: shell)
        archive = ExchangeArchive(of: shell)
        lesson = LessonGuide(of: shell)
        reporter = ClassReporter(of: shell)
        recent = RecentLines(of: shell)
        recorder = TranscriptRecorder(of: shell)
        performance = LinePerformance(of: shell)
        members = Members(list: [archive, lesson, reporter, output, recent, recorder])
    }

    /// Notifies the observers of a line that is about to run.
    func begin(_ line: ObservedLine) {
        last = LastCommand(typed: line.text)
        if line.isCommand { keeper.add(line: line.text) }
        guard members.isActive else { return }
        for observer in members.list where takesPart(observer) { observer.begin(line) }
    }

    /// Follows an observer that started or stopped to take part.
    func follow() { members.isActive = members.list.contains(where: \.isActive) }

    /// Notifies the observers of a line that ran.
    /// - Parameter status: the exit status of the line.
    /// - Returns: the status, or that of the first observer that failed after a successful line.
    func end(status: Int32) async -> Int32 {
        var status = status
        shell.presentation.learnSecrets()
        last?.status = status
        guard members.isActive else { return status }
        for observer in members.list where takesPart(observer) {
            guard let line = last else { return status }
            do { try await observer.end(line) } catch {
                let ended = await shell.presentation.show(LineFailure(error))
                guard status == 0 else { continue }
                status = ended
                last?.status = ended
            }
        }
        return status
    }

    private func takesPart(_ observer: any LineObserver) -> Bool {
        observer.isActive && (observer.hearsDemonstrations || !isDemonstrating)
    }

    /// Whether output is collected for an observer.
    private var gathersOutput: Bool { recorder.recording != nil || recent.steps != nil }

    /// Starts or stops collecting output after the needs of an observer changed.
    func followOutput() {
        output.follow(screen, isWanted: gathersOutput)
        follow()
    }

    /// Whether the shell is interactive.
    var isTypedByPerson: Bool { recent.steps != nil }

    /// The session to save: the user's own during a lesson, a recording or a performance.
    package var sessionToKeep: Session { snapshotToKeep.session }

    /// The words that continue the running lesson; nil if none runs.
    package var lessonToKeep: [String]? {
        guard let teaching = lesson.teaching ?? performance.suspended?.teaching else { return nil }
        let learner = teaching.learner.map { ["--learner", $0] } ?? []
        let language = teaching.entry.isNamedAsFile ? nil : teaching.entry.language.map { ["--language", $0] }
        return ["lesson", "start", teaching.entry.startName] + learner + (language ?? [])
    }

    /// Writes the changes that can be undone to the file of the session that will be saved.
    package func keepChanges(in kept: KeptChanges) { snapshotToKeep.keepChanges(in: kept, hiding: screen.secrets) }

    private var snapshotToKeep: SessionKeeper.Snapshot {
        performance.suspended?.snapshot ?? lesson.teaching?.own ?? recorder.recording?.own ?? keeper.snapshot
    }
}

/// An observer of the lines that a shell runs.
protocol LineObserver: AnyObject {
    /// Whether the observer has something to do.
    var isActive: Bool { get }
    /// Whether the observer is also notified of lines from a lesson or a presenter.
    var hearsDemonstrations: Bool { get }
    /// Called before a line runs.
    func begin(_ line: ObservedLine)
    /// Called after a line ran and its answer was shown.
    /// - Throws: `Failure` if the observer cannot do its work; the line fails then.
    func end(_ line: LastCommand) async throws
}

extension LineObserver {
    var hearsDemonstrations: Bool { false }

    func begin(_ line: ObservedLine) {}

    func end(_ line: LastCommand) async throws {}
}

/// A line that is about to run.
struct ObservedLine {
    /// The line as typed, with secrets redacted.
    var text: String
    /// Whether the line is a command that belongs in the history.
    var isCommand = false
}
