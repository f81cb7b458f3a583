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
    ///   - changes: the last record of the session's changes; nil without one.
    ///   - secrets: the secrets to redact.
    /// - Throws: `Failure` if a file cannot be written.
    func save(
        _ progress: LessonProgress, session: Session, begun: Session, changes: String?, of lesson: LessonEntry,
        hiding secrets: Secrets
    ) throws {
        if let error = PrivateFile.replace(path(lesson.key), with: try DocumentCoding.encode(progress)) {
            throw Failure(writing: "the progress in '\(lesson.name)'", to: folder, error)
        }
        try sessions.save(session, as: lesson.key, hiding: secrets, changes: changes)
        try sessions.save(begun, as: lesson.key + Self.begun, hiding: secrets)
    }

    private static let begun = ".begun"

    /// A learner's session of a lesson.
    struct KeptSession {
        let now: Session
        /// The session at the beginning of the current task.
        let begun: Session
        let changes: KeptChanges
    }

    /// Returns a learner's session; nil if it cannot be continued.
    func session(of lesson: LessonEntry) -> KeptSession? {
        guard case .session(let now, _) = try? sessions.load(lesson.key),
            case .session(let begun, _) = try? sessions.load(lesson.key + Self.begun)
        else { return nil }
        return KeptSession(now: now, begun: begun, changes: changes(of: lesson))
    }

    /// Returns the file with the changes of a lesson's session, which continues those of a loaded session.
    func changes(of lesson: LessonEntry) -> KeptChanges { sessions.changes(of: lesson.key) }
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
    var own: SessionKeeper.Snapshot
    /// The session at the beginning of the current task.
    var begun: SessionKeeper.Snapshot
    /// Whether the learner returns to a task that was begun before.
    var keepsBeginning = false
    /// Whether the task can be done from the learner's state.
    var detour = LessonDetour()
    /// The file with the changes of the lesson's session; nil if it is not stored.
    var kept: KeptChanges?
    /// The actions to run after the command, including those that Ctrl-C interrupted.
    var pending: [LessonAction] = []

    /// The lesson's own words, in its language.
    var words: LessonWords { LessonWords(language: run.lesson.transcript.header?[.language] ?? entry.language) }

    var taskCount: Int { run.progress.records.count }
}
