import TonearmConsole
import TonearmTranscripts

/// The lesson of a class that a learner does next.
enum ClassLesson {
    /// Begins the first lesson of the class that the learner has not finished, at the place where the learner was.
    /// - Returns: false if all are finished.
    /// - Throws: `Failure` outside a class, or if this machine lacks the lesson.
    static func begin(
        _ membership: ClassMembership?, in context: some AttachmentContext & LessonContext
    ) throws -> Bool {
        guard let membership else {
            throw Failure.usage(
                "Cannot begin a lesson", "the link opens a world, and no class",
                next: "Type 'lesson list' for all lessons.")
        }
        if context.teaching != nil { return true }
        guard let name = try membership.lessons.first(where: { try !isFinished($0, context) }) else {
            context.note("you have finished the lessons of this class; 'lesson summary' prints a record")
            return false
        }
        var start = LessonCommand.Start()
        start.name = LessonName(text: name)
        _ = try start.run(in: context)
        return true
    }

    private static func isFinished(_ name: String, _ context: some LessonContext) throws(Failure) -> Bool {
        let entry = try LessonLanguageOption().lesson(name, of: context)
        let store = context.stateFolder.map { LessonStore(folder: $0, learner: nil) }
        return store?.progress(in: entry)?.isFinished == true
    }
}
