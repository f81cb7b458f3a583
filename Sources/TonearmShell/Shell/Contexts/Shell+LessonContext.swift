import Transcript

extension Shell: LessonContext {
    var teaching: Teaching? {
        get { observers.lesson.teaching }
        set { observers.lesson.teaching = newValue }
    }

    var isRecorded: Bool { observers.recorder.recording != nil }

    var values: SessionValues { SessionValues(session: session, last: observers.last, now: now) }

    var stateFolder: String? { environment.store?.folder }

    var lessonFolder: String? { environment.lessons.folder }

    var lessonLanguage: String? { environment.lessons.language }

    func beginLesson(
        _ entry: LessonEntry, _ run: LessonRun, learner: String?, author: LineAuthor, session: Session,
        actions: [LessonAction]
    ) {
        observers.lesson.begin(entry, run, learner: learner, author: author, session: session, actions: actions)
    }

    func resumeLesson(in session: Session) { observers.lesson.resume(in: session) }

    func stopLesson() throws { try observers.lesson.stop() }
}
