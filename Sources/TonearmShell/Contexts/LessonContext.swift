import Transcript

/// The lesson that goes on, and the places of lessons.
protocol LessonContext: SessionContext {
    /// The lesson that goes on; nil if none does.
    var teaching: Teaching? { get set }
    /// Whether a transcript is recorded, which has to be the same for everyone who runs it again.
    var isRecorded: Bool { get }
    /// The values that checks can use.
    var values: SessionValues { get }
    /// The folder in which progress is kept; nil if there is none.
    var stateFolder: String? { get }
    /// The folder of the user's own lessons; nil if there is none.
    var lessonFolder: String? { get }
    /// The language of the user as a tag; nil if it is not known.
    var lessonLanguage: String? { get }
    /// Begins a lesson. Its actions follow when the command is done.
    func beginLesson(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session: Session,
        actions: [LessonAction])
    /// Goes on with the session of a lesson as it was when the learner left.
    func resumeLesson(in session: Session)
    /// Ends the lesson; progress is kept, and the learner's own session is back.
    func stopLesson() throws
}
