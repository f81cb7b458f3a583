import Console
import SystemLayer
import Transcript

/// How far a learner has come in each lesson, and the sessions in which they are: `lessons/` in the state folder.
struct LessonStore {
    private let folder: String
    private let sessions: SessionStore

    /// - Parameters:
    ///   - folder: of the state.
    ///   - learner: a name as of a saved session; nil for whoever has only one.
    init(folder: String, learner: String?) {
        self.folder = "\(folder)/lessons/" + (learner ?? "me")
        sessions = SessionStore(folder: self.folder)
    }

    private static let sizeLimit = 1 << 20

    private var progressFolder: String { "\(folder)/progress" }

    private func path(_ name: String) -> String { "\(progressFolder)/\(name).json" }

    /// The progress in all lessons that were begun.
    struct Kept {
        /// By the lessons' keys.
        var progress: [String: LessonProgress] = [:]
        /// The names of files that cannot be read.
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

    /// Progress in a lesson; nil when there is none, or none that can be read.
    func progress(in lesson: LessonEntry) -> LessonProgress? { read(path(lesson.key)) }

    private func read(_ path: String) -> LessonProgress? {
        guard case .success(let bytes) = PrivateFile.read(path, limit: Self.sizeLimit) else { return nil }
        return try? DocumentCoding.decode(LessonProgress.self, from: bytes)
    }

    /// - Parameters:
    ///   - session: as it is.
    ///   - begun: as it was when the task that is on began.
    ///   - secrets: what is hidden in the files.
    /// - Throws: `Failure`.
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

    /// The session in which a learner was; nil when it cannot be gone on with.
    func session(of lesson: LessonEntry) -> (now: Session, begun: Session)? {
        guard case .session(let now, _) = try? sessions.load(lesson.key),
            case .session(let begun, _) = try? sessions.load(lesson.key + Self.begun)
        else { return nil }
        return (now, begun)
    }
}
