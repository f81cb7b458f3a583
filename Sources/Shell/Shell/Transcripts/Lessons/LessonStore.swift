import TonearmConsole
import TonearmSystem
import TonearmTranscripts

/// The stored progress of a learner in each lesson, with the lessons' sessions: `lessons/` in the state folder.
struct LessonStore {
    private let folder: String
    private let sessions: SessionStore

    /// - Parameters:
    ///   - folder: the state folder.
    ///   - learner: the name of a learner, valid as a file name; nil if there is only one.
    init(folder: String, learner: String?) {
        self.folder = "\(folder)/lessons/" + (learner ?? "me")
        sessions = SessionStore(folder: self.folder)
    }

    private static let sizeLimit = 1 << 20

    private var progressFolder: String { "\(folder)/progress" }

    private func path(_ name: String) -> String { "\(progressFolder)/\(name).json" }

    /// The progress in all started lessons.
    struct Kept {
        /// The progress by the lessons' keys.
        var progress: [String: LessonProgress] = [:]
        /// The names of unreadable files.
        var unreadable: [String] = []
    }

    var all: Kept {
        var kept = Kept()
        for name in FileSystem.names(in: progressFolder) where name.hasSuffix(".json") && !name.hasPrefix(".") {
            if let progress = read("\(progressFolder)/\(name)") {
                kept.progress[String(name.dropLast(5))] = progress
            } else {
                kept.unreadable.append(name)
            }
        }
        return kept
    }

    /// Returns the progress in a lesson; nil if there is none or it cannot be read.
    func progress(in lesson: LessonEntry) -> LessonProgress? { read(path(lesson.key)) }

    private func read(_ path: String) -> LessonProgress? {
        guard case .success(let bytes) = PrivateFile.read(path, limit: Self.sizeLimit) else { return nil }
        return try? DocumentCoding.decode(LessonProgress.self, from: bytes)
    }

    /// - Parameters:
    ///   - session: the present session.
    ///   - begun: the session at the beginning of the current task.
    ///   - secrets: the secrets to redact.
    /// - Throws: `Failure` if a file cannot be written.
    func save(
        _ progress: LessonProgress, session: Session, begun: Session, of lesson: LessonEntry, hiding secrets: Secrets
    ) throws {
        if let error = PrivateFile.replace(path(lesson.key), with: try DocumentCoding.encode(progress)) {
            throw Failure(writing: "the progress in '\(lesson.name)'", to: folder, error)
        }
        try sessions.save(session, as: lesson.key, hiding: secrets)
        try sessions.save(begun, as: lesson.key + Self.begun, hiding: secrets)
    }

    private static let begun = ".begun"

    /// Returns a learner's session; nil if it cannot be continued.
    func session(of lesson: LessonEntry) -> (now: Session, begun: Session)? {
        guard case .session(let now, _) = try? sessions.load(lesson.key),
            case .session(let begun, _) = try? sessions.load(lesson.key + Self.begun)
        else { return nil }
        return (now, begun)
    }
}

/// The running lesson of a shell.
struct Teaching: Sendable {
    let entry: LessonEntry
    /// The learner whose progress is stored; nil if there is only one.
    let learner: String?
    /// The author of the lesson's own commands.
    let author: LineAuthor
    var run: LessonRun
    /// The values of names in the commands of demonstrations.
    var verification: Verification
    /// The learner's own session, which is restored at the end.
    let own: SessionKeeper.Snapshot
    /// The session at the beginning of the current task.
    var begun: SessionKeeper.Snapshot
    /// Whether the learner has returned to a task that was begun in an earlier run.
    var isResumed = false
    /// The actions to run after the command, including those that Ctrl-C interrupted.
    var pending: [LessonAction] = []

    var taskCount: Int { run.progress.records.count }
}
