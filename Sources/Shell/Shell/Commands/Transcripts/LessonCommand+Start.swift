import TonearmConsole
import TonearmSystem
import TonearmTranscripts

extension LessonCommand {
    struct Start: LessonForm {
        @Required var name: LessonName
        var learner = LearnerOption()
        var language = LessonLanguageOption()
        var fresh = false
        var trust = TrustOption()

        mutating func visit(_ fields: inout FieldVisitor) {
            fields.required(&_name, "The name or the file of the lesson.")
            fields.group(&learner)
            fields.group(&language)
            fields.flag("fresh", &fresh, "Start from the beginning.")
            fields.group(&trust)
        }

        /// Whether progress is stored under the name of a learner.
        var givesName: Bool { learner.isGiven }

        mutating func run(in context: some LessonContext) throws -> any View {
            let name = name.text
            let entry = try language.lesson(name, of: context)
            let store = context.stateFolder.map { LessonStore(folder: $0, learner: learner.learner?.text) }
            if let teaching = context.teaching, teaching.entry == entry, !fresh {
                throw Failure(
                    "Cannot start '\(name)'", "this lesson is already running",
                    next: "'lesson again' begins the task again, 'lesson start \(name) --fresh' the lesson."
                ).at(.nothing)
            }
            // A recording must be reproducible, so it ignores progress.
            let known = fresh || context.isRecorded ? nil : store?.progress(in: entry)
            let seed = known?.seed ?? context.newSeed()
            let author = context.author(ofFile: trust.trust)
            var (lesson, session) = try Self.read(entry, seed: seed)
            // A lesson prints in the words of the learner's session; its checks do not depend on them.
            if !context.isRecorded {
                session.settings.vocabulary = context.session.settings.vocabulary
                session.settings.words = context.session.settings.words
            }
            if let known, !known.isFinished {
                if let run = LessonRun(lesson, continuing: known), let kept = store?.session(of: entry) {
                    context.beginLesson(
                        entry, run, learner: learner.learner?.text, author: author, session: kept.begun,
                        actions: run.goOn())
                    context.resumeLesson(kept)
                    return Message.prose([.strong(context.teaching?.words.resumed(lesson.title) ?? lesson.title)])
                }
                context.note("'\(name)' has changed since you left, or its session cannot be read; it begins again")
            }
            let run = LessonRun(lesson, name: entry.name, seed: seed)
            context.beginLesson(
                entry, run, learner: learner.learner?.text, author: author, session: session, actions: run.begin())
            return Message.none
        }

        /// Reads a lesson and its initial session.
        private static func read(_ entry: LessonEntry, seed: UInt64) throws -> (Lesson, Session) {
            do {
                let lesson = try Lesson(try entry.transcript(), seed: seed)
                if let flaw = lesson.flaws(where: SessionValues.knows).first {
                    throw Failure(
                        "Cannot start '\(entry.name)'", "\(flaw.sentence), so nobody could pass it",
                        next: "'lesson check \(entry.name)' lists all that is wrong, 'lesson paths' what there is.")
                }
                return (lesson, try SessionStart(lesson.transcript.header, of: entry.file).session())
            } catch let error as TranscriptFailure {
                throw Failure(error)
            } catch let problem as PerformanceProblem {
                throw Failure("Cannot start '\(entry.name)'", problem.why, next: problem.next)
            }
        }
    }
}
