import Console
import Transcript

/// The forms about the current task.
extension LessonCommand {
    struct Hint: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            try context.askLesson(to: "give a hint") { $0.run.hint(context.values) }
        }
    }

    struct Skip: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            try context.askLesson(to: "skip the task") { $0.run.skip() }
        }
    }

    struct Again: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            try context.askLesson(to: "begin the task again") { $0.run.again() }
        }
    }

    struct Paths: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            SessionPathsView(values: context.values)
        }
    }

    struct Stop: LessonForm {
        mutating func run(in context: some LessonContext) throws -> any View {
            let teaching = try context.activeLesson(to: "stop")
            try context.stopLesson()
            return Message.prose([
                StyledText("Your own session is back. ") + .command("lesson start \(teaching.entry.name)")
                    + StyledText(" goes on with the lesson.")
            ])
        }
    }
}

extension LessonContext {
    /// Gets actions from the current lesson, which run after the command.
    fileprivate func askLesson(to purpose: String, _ body: (inout Teaching) -> [LessonAction]) throws -> any View {
        var teaching = try activeLesson(to: purpose)
        teaching.pending += body(&teaching)
        self.teaching = teaching
        return Message.none
    }
}
