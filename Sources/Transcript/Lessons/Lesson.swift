/// A transcript that teaches: prose, demonstrations, and tasks with checks.
///
/// A block marked `check` ends a task; the block of the session directly below it is its solution. Any other block of
/// the session is a demonstration. Values that a block marked `choose` names are filled in everywhere, as the learner's
/// seed picks them.
package struct Lesson: Sendable {
    package let transcript: Transcript
    /// What comes, in the order of the file.
    package let parts: [Part]

    package enum Part: Sendable {
        /// Markdown.
        case prose(String)
        case demonstration([Transcript.Step])
        case task(LessonTask)
    }

    /// - Throws: `TranscriptError` if a check is malformed, or no task is there.
    package init(_ transcript: Transcript, seed: UInt64) throws(TranscriptError) {
        self.transcript = transcript
        do throws(Misplaced<LessonProblem>) {
            let names = Names(transcript.choices.values(seed: seed))
            parts = try LessonReader(transcript: transcript, names: names).parts()
        } catch {
            throw error.error(in: transcript.name)
        }
    }

    package var title: String { transcript.header?.title ?? transcript.name }

    package var tasks: [LessonTask] {
        parts.compactMap { if case .task(let task) = $0 { task } else { nil } }
    }

    /// The paths that checks and hints look at, with the numbers of the lines where their tasks' checks are.
    var paths: [(path: String, line: Int)] {
        tasks.flatMap { task in
            task.check.paths.map { ($0, task.line) }
                + task.hints.flatMap { hint in (hint.condition?.paths ?? []).map { ($0, hint.line) } }
        }
    }

    /// What checks and hints look at and no session has: whoever starts such a lesson could never pass it.
    /// - Parameter knows: whether a path can ever have a value.
    package func flaws(where knows: (String) -> Bool) -> [LessonFlaw] {
        paths.filter { !LessonTask.ownPaths.contains($0.path) && !knows($0.path) }.map {
            LessonFlaw(line: $0.line, kind: .unknownPath($0.path))
        }
    }
}
