package import TonearmJSON

/// The operations on a session that a lesson's check needs, besides running commands.
package protocol LessonStage: Performer {
    /// Saves the session, replacing the saved one.
    mutating func keep()
    /// Restores the saved session.
    mutating func restore()
    var values: any ConditionSubject { get }
    /// Returns whether a path can ever have a value, even if it has none now.
    func knows(_ path: JSONPath) -> Bool
}

package struct LessonFlaw: Sendable, Hashable {
    /// The one-based line number in the lesson's file.
    package let line: Int
    package let kind: Kind

    package enum Kind: Sendable, Hashable {
        case unknownPath(String)
        case passesUntouched
        /// The check depends only on the request, so it passes even if the service finds no results or refuses.
        case ignoresAnswer
        case wrongTryPasses(String)
        /// A wrong try gets the hint of another line, or no specific hint.
        case otherHint(String, line: Int?)
        case solutionFails
        /// The output of a demonstration or a solution differs from the lesson; a sentence without a full stop.
        case differs(String)
    }

    /// The message: `line 31: the check holds before anything was typed`
    package var sentence: String {
        let text =
            switch kind {
            case .unknownPath(let path): "no value of a session has the path '\(path)'"
            case .passesUntouched: "the check holds before anything was typed"
            case .ignoresAnswer:
                "the check passes regardless of the answer: add 'and: response.status is 200', after a search also 'and: rows > 0'"
            case .wrongTryPasses(let typed): "the wrong try '\(typed)' passes the check"
            case .otherHint(let typed, let line?): "the wrong try '\(typed)' is answered with the hint of line \(line)"
            case .otherHint(let typed, nil): "the wrong try '\(typed)' gets no hint of its own"
            case .solutionFails: "the check does not hold after the steps that follow it"
            case .differs(let sentence): sentence
            }
        return "line \(line): \(text)"
    }
}

/// A proof that a lesson can be passed, that no check passes before the learner acts, and that each listed wrong try
/// gets its hint.
package struct LessonProof {
    private let lesson: Lesson
    private var verification: Verification
    private var flaws: [LessonFlaw] = []

    /// Performs the lesson in a fresh session.
    /// - Parameter seed: the seed with which the lesson was read.
    /// - Returns: the flaws in the order of discovery; empty for a good lesson.
    /// - Throws: the errors of the stage.
    package static func flaws(
        of lesson: Lesson, seed: UInt64, on stage: inout some LessonStage
    ) async throws -> [LessonFlaw] {
        let values = lesson.transcript.choices.values(seed: seed)
        var proof = LessonProof(lesson: lesson, verification: Verification(lesson.transcript, values: values))
        proof.flaws = lesson.flaws(where: stage.knows)
        for part in lesson.parts {
            switch part {
            case .prose: break
            case .demonstration(let steps): _ = try await proof.run(steps, on: &stage)
            case .task(let task): try await proof.prove(task, on: &stage)
            }
        }
        return proof.flaws
    }

    /// - Returns: the last command, as typed.
    private mutating func run(_ steps: [Transcript.Step], on stage: inout some LessonStage) async throws -> String {
        var typed = ""
        for step in steps {
            typed = verification.command(of: step)
            let differences = verification.add(try await stage.run(typed), of: step)
            flaws += differences.map { LessonFlaw(line: $0.line, kind: .differs($0.mismatch.sentence)) }
        }
        return typed
    }

    private mutating func prove(_ task: LessonTask, on stage: inout some LessonStage) async throws {
        stage.keep()
        if task.ignoresAnswer { flaws.append(LessonFlaw(line: task.line, kind: .ignoresAnswer)) }
        if isPassed(task, "", number: 0, stage) { flaws.append(LessonFlaw(line: task.line, kind: .passesUntouched)) }
        for (place, hint) in task.hints.enumerated() {
            for typed in hint.wrongTries {
                _ = try await stage.run(typed)
                if let kind = flaw(of: typed, task, place, stage) {
                    flaws.append(LessonFlaw(line: hint.line, kind: kind))
                }
                stage.restore()
            }
        }
        let typed = try await run(task.solution, on: &stage)
        if !isPassed(task, typed, number: task.solution.count, stage) {
            flaws.append(LessonFlaw(line: task.line, kind: .solutionFails))
        }
    }

    /// Returns the flaw of a wrong try, which may be the first or a later one, as far as the task counts tries.
    private func flaw(of typed: String, _ task: LessonTask, _ place: Int, _ stage: some LessonStage) -> LessonFlaw.Kind?
    {
        let numbers = 1...task.countedTries
        if numbers.contains(where: { isPassed(task, typed, number: $0, stage) }) { return .wrongTryPasses(typed) }
        let given = numbers.map { number in
            task.hint(for: LessonTask.Try(typed: typed, number: number, session: stage.values), given: [])
        }
        if given.contains(place) { return nil }
        return .otherHint(typed, line: given.lazy.compactMap { $0 }.first.map { task.hints[$0].line })
    }

    private func isPassed(_ task: LessonTask, _ typed: String, number: Int, _ stage: some LessonStage) -> Bool {
        task.isPassed(by: LessonTask.Try(typed: typed, number: number, session: stage.values))
    }
}
