import Console
import Transcript

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
