import Console
import Transcript

/// The forms about the current task.
extension LessonCommand {
    struct Hint: LessonForm {
        mutating func answer(in shell: Shell) throws -> any View {
            try shell.askLesson(to: "give a hint") { $0.run.hint(shell.values.value) }
        }
    }

    struct Skip: LessonForm {
        mutating func answer(in shell: Shell) throws -> any View {
            try shell.askLesson(to: "skip the task") { $0.run.skip() }
        }
    }

    struct Again: LessonForm {
        mutating func answer(in shell: Shell) throws -> any View {
            try shell.askLesson(to: "begin the task again") { $0.run.again() }
        }
    }

    struct Paths: LessonForm {
        mutating func answer(in shell: Shell) throws -> any View { SessionPathsView(values: shell.values) }
    }

    struct Stop: LessonForm {
        mutating func answer(in shell: Shell) throws -> any View {
            let teaching = try shell.activeLesson(to: "stop")
            try shell.observers.lesson.stop()
            return Message.prose([
                StyledText("Your own session is back. ") + .command("lesson start \(teaching.entry.name)")
                    + StyledText(" goes on with the lesson.")
            ])
        }
    }
}

extension Shell {
    /// Asks the current lesson for actions, which follow when the command is done.
    fileprivate func askLesson(to purpose: String, _ body: (inout Teaching) -> [LessonAction]) throws -> any View {
        var teaching = try activeLesson(to: purpose)
        teaching.pending += body(&teaching)
        observers.lesson.teaching = teaching
        return Message.none
    }
}
