import Console
import Transcript

/// A lesson that goes on in the shell.
struct Teaching: Sendable {
    let entry: LessonEntry
    /// For whom progress is kept; nil for whoever has only one.
    let learner: String?
    /// Of the lesson's own commands.
    let author: LineAuthor
    var run: LessonRun
    /// The values of names in the commands of demonstrations.
    var verification: Verification
    /// The learner's own session, which comes back at the end.
    let own: SessionKeeper.Snapshot
    /// The session as the task that is on began.
    var begun: SessionKeeper.Snapshot
    /// The learner has come back: the task that is on was begun in an earlier session.
    var isResumed = false
    /// What is to be done when the running command is done, and what Ctrl-C kept from being done.
    var pending: [LessonAction] = []

    var taskCount: Int { run.progress.records.count }
}
