package import AppleMusicAPI
import TonearmConsole
import TonearmWorld
import TonearmTranscripts

extension TranscriptStage: LessonStage {
    package func keep() { kept = shell.keeper.snapshot }

    package func restore() {
        if let kept { shell.keeper.restore(kept) }
    }

    package var values: any ConditionSubject { shell.values }

    package func knows(_ path: JSONPath) -> Bool { SessionValues.knows(path) }
}

/// A check that a lesson can be solved.
struct LessonCheck {
    let client: MusicClient
    let depth: Int
    /// The author of the lesson's commands.
    let author: LineAuthor

    /// The number of learners for whom a lesson with individual values is tried.
    private static let learners: UInt64 = 8

    func result(of entry: LessonEntry) async -> LessonCheckView.Result {
        do {
            let transcript = try entry.transcript()
            let own = transcript.header?.seed ?? 1
            let seeds = transcript.choices.isEmpty ? [own] : Array(0..<Self.learners)
            var flaws: [LessonFlaw] = []
            var count = 0
            for seed in seeds {
                let lesson = try Lesson(transcript, seed: seed)
                count = lesson.tasks.count
                var stage = try TranscriptStage(
                    for: transcript, client: client, depth: depth + 1, author: author)
                for flaw in try await LessonProof.flaws(of: lesson, seed: seed, on: &stage) where !flaws.contains(flaw)
                {
                    flaws.append(flaw)
                }
            }
            return LessonCheckView.Result(name: entry.name, tasks: count, problems: flaws.map(\.sentence))
        } catch let error as TranscriptError {
            return LessonCheckView.Result(name: entry.name, tasks: 0, problems: [error.description])
        } catch let problem as PerformanceProblem {
            return LessonCheckView.Result(name: entry.name, tasks: 0, problems: ["\(problem.why). \(problem.next)"])
        } catch {
            return LessonCheckView.Result(name: entry.name, tasks: 0, problems: ["\(error)"])
        }
    }
}
