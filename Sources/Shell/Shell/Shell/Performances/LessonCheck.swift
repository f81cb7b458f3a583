import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts
import TonearmWorld

/// A check that a lesson can be solved.
struct LessonCheck {
    let client: MusicClient
    let depth: Int
    /// The author of the lesson's commands.
    let author: LineAuthor

    /// The number of learners for whom a lesson with individual values is tried.
    private static let learners: UInt64 = 8

    /// Lines of curious learners. The neutral ones are commands that tasks rarely ask for; the others change the
    /// storefront, the account, the place, the last answer, the consent, the clock and the queue.
    static let detours = LessonDetours(
        neutral: ["version", "where", "status"],
        drifting: [
            "storefront jp", "account lapse", "open albums/310730204", "account subscribe", "search beach bunny",
            "get /v1/catalog/us/albums/1", "account sign-out", "consent deny", "clock advance 1d", "queue clear",
            "set output json",
        ])

    func result(of entry: LessonEntry) async -> LessonCheckView.Result {
        do {
            let transcript = try entry.transcript()
            let own = transcript.header?.seed ?? 1
            let seeds = transcript.choices.isEmpty ? [own] : Array(0..<Self.learners)
            var result = LessonCheckView.Result(name: entry.name)
            for seed in seeds {
                let lesson = try Lesson(transcript, seed: seed)
                result.tasks = lesson.tasks.count
                var stage = try TranscriptStage(
                    for: transcript, client: client, depth: depth + 1, author: author)
                result.add(try await LessonProof.report(of: lesson, seed: seed, detours: Self.detours, on: &stage))
            }
            return result
        } catch let error as TranscriptFailure {
            return LessonCheckView.Result(name: entry.name, problems: [error.description])
        } catch let problem as PerformanceProblem {
            return LessonCheckView.Result(name: entry.name, problems: ["\(problem.why). \(problem.next)"])
        } catch {
            return LessonCheckView.Result(name: entry.name, problems: ["\(error)"])
        }
    }
}
