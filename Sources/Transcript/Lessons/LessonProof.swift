/// What a lesson's check needs of a session, beside running commands.
package protocol LessonStage: Performer {
    /// Keeps the session as it is, in the place of what was kept before.
    mutating func keep()
    /// Makes the session what was kept.
    mutating func restore()
    func value(at path: String) -> LessonValue?
    /// Whether a path can ever have a value; `nil` now is no proof that it cannot.
    func knows(_ path: String) -> Bool
}

/// Something that makes a lesson one that cannot teach.
package struct LessonFlaw: Sendable, Hashable {
    /// The number of a line in the lesson's file, from 1.
    package let line: Int
    package let kind: Kind

    package enum Kind: Sendable, Hashable {
        case unknownPath(String)
        case passesUntouched
        /// The check looks at the request alone, so it passes if the service finds nothing or refuses.
        case ignoresAnswer
        case wrongTryPasses(String)
        /// A wrong try is answered with the hint of another line, or with none of its own.
        case otherHint(String, line: Int?)
        case solutionFails
        /// A demonstration or a solution prints something else than the lesson says; a sentence without a full stop.
        case differs(String)
    }

    /// `line 31: the check holds before anything was typed`
    package var sentence: String {
        let text =
            switch kind {
            case .unknownPath(let path): "nothing in a session is called '\(path)'"
            case .passesUntouched: "the check holds before anything was typed"
            case .ignoresAnswer:
                "the check passes whatever is answered: add 'and: response.status is 200', after a search also 'and: rows > 0'"
            case .wrongTryPasses(let typed): "the wrong try '\(typed)' passes the check"
            case .otherHint(let typed, let line?): "the wrong try '\(typed)' is answered with the hint of line \(line)"
            case .otherHint(let typed, nil): "the wrong try '\(typed)' gets no hint of its own"
            case .solutionFails: "the check does not hold after the steps that follow it"
            case .differs(let sentence): sentence
            }
        return "line \(line): \(text)"
    }
}

/// Proves that a lesson can be passed, cannot be passed by doing nothing, and answers each wrong try that it lists.
package struct LessonProof {
    private let lesson: Lesson
    private var verification: Verification
    private var flaws: [LessonFlaw] = []

    /// Performs the lesson in a fresh session.
    /// - Parameter seed: the one with which the lesson was read.
    /// - Returns: the flaws in the order in which they were found; none for a good lesson.
    /// - Throws: what the stage threw.
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

    /// - Returns: the last command as it was typed.
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
        if task.check.ignoresAnswer { flaws.append(LessonFlaw(line: task.line, kind: .ignoresAnswer)) }
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

    /// A wrong try may be somebody's first one, or come after others, as far as the task counts them.
    private func flaw(of typed: String, _ task: LessonTask, _ place: Int, _ stage: some LessonStage) -> LessonFlaw.Kind?
    {
        let numbers = 1...task.countedTries
        if numbers.contains(where: { isPassed(task, typed, number: $0, stage) }) { return .wrongTryPasses(typed) }
        let given = numbers.map { number in
            task.hint(for: LessonTask.Try(typed: typed, number: number, lookup: stage.value), given: [])
        }
        if given.contains(place) { return nil }
        return .otherHint(typed, line: given.lazy.compactMap { $0 }.first.map { task.hints[$0].line })
    }

    private func isPassed(_ task: LessonTask, _ typed: String, number: Int, _ stage: some LessonStage) -> Bool {
        task.isPassed(by: LessonTask.Try(typed: typed, number: number, lookup: stage.value))
    }
}
