package import JSONValues

/// A transcript for teaching: prose, demonstrations, and tasks with checks.
///
/// A block marked `check` ends a task; the session's block directly after it is the author's solution. Any other
/// session block is a demonstration. Values of `choose` blocks are filled in everywhere, picked by the learner's seed.
package struct Lesson: Sendable {
    package let transcript: Transcript
    /// The parts in the order of the file.
    package let parts: [Part]

    package enum Part: Sendable {
        /// Markdown.
        case prose(String)
        case demonstration([Transcript.Step])
        case task(LessonTask)
    }

    /// - Throws: `TranscriptError` if a check is malformed, or there is no task.
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

    /// The paths in checks and hints, with the line numbers of their tasks' checks.
    var paths: [(path: JSONPath, line: Int)] {
        tasks.flatMap { task in
            task.check.paths.map { ($0, task.line) }
                + task.hints.flatMap { hint in (hint.condition?.paths ?? []).map { ($0, hint.line) } }
        }
    }

    /// Returns the paths in checks and hints that no session has, so that the lesson could never be passed.
    /// - Parameter knows: returns whether a path can ever have a value.
    package func flaws(where knows: (JSONPath) -> Bool) -> [LessonFlaw] {
        paths.filter { !LessonTask.ownPaths.contains($0.path.text) && !knows($0.path) }.map {
            LessonFlaw(line: $0.line, kind: .unknownPath($0.path.text))
        }
    }
}
