import TonearmJSON

/// A proof that a lesson can be passed, that no check passes before the learner acts, and that each listed wrong try
/// gets its hint. Detours neither get hints nor make a task impossible without notice.
package struct LessonProof {
    private let lesson: Lesson
    private let detours: LessonDetours
    private var verification: Verification
    private var report = Report()

    package struct Report: Sendable, Hashable {
        /// The flaws in the order of discovery; empty for a good lesson.
        package var flaws: [LessonFlaw] = []
        /// The detours after which a task's solution fails, so that the learner is told and goes back.
        package var stops: [Stop] = []

        package struct Stop: Sendable, Hashable {
            /// The one-based line number of the task's check.
            package let line: Int
            package let typed: String
        }
    }

    /// Performs the lesson in a fresh session.
    /// - Parameter seed: the seed with which the lesson was read.
    /// - Throws: the errors of the stage.
    package static func report(
        of lesson: Lesson, seed: UInt64, detours: LessonDetours, on stage: inout some LessonStage
    ) async throws -> Report {
        let values = lesson.transcript.choices.values(seed: seed)
        var proof = LessonProof(
            lesson: lesson, detours: detours, verification: Verification(lesson.transcript, values: values))
        proof.report.flaws = lesson.flaws(where: stage.knows)
        for part in lesson.parts {
            switch part {
            case .prose: break
            case .demonstration(let steps): _ = try await proof.run(steps, on: &stage)
            case .task(let task): try await proof.prove(task, on: &stage)
            }
        }
        return proof.report
    }

    /// - Returns: the last command, as typed.
    private mutating func run(_ steps: [Transcript.Step], on stage: inout some LessonStage) async throws -> String {
        var typed = ""
        for step in steps {
            typed = verification.command(of: step)
            let differences = verification.add(try await stage.run(typed), of: step)
            for difference in differences { add(.differs(difference.mismatch.sentence), at: difference.line) }
        }
        return typed
    }

    private mutating func add(_ kind: LessonFlaw.Kind, at line: Int) {
        let flaw = LessonFlaw(line: line, kind: kind)
        if !report.flaws.contains(flaw) { report.flaws.append(flaw) }
    }

    private mutating func prove(_ task: LessonTask, on stage: inout some LessonStage) async throws {
        stage.keep()
        if task.ignoresAnswer { add(.ignoresAnswer, at: task.line) }
        if isPassed(task, "", number: 0, stage) { add(.passesUntouched, at: task.line) }
        try await proveWrongTries(of: task, on: &stage)
        try await proveNeutralLines(detours.neutral, of: task, fromBeginning: true, on: &stage)
        try await proveDrift(of: task, on: &stage)
        let typed = try await run(task.solution, on: &stage)
        if !isPassed(task, typed, number: task.solution.count, stage) { add(.solutionFails, at: task.line) }
    }

    /// Runs each wrong try from the beginning of the task, and a neutral line after it.
    private mutating func proveWrongTries(of task: LessonTask, on stage: inout some LessonStage) async throws {
        let start = stage.values
        for (place, hint) in task.hints.enumerated() {
            for typed in hint.wrongTries {
                _ = try await stage.run(typed)
                if let kind = flaw(of: typed, task, place, stage, since: start) {
                    add(kind, at: hint.line)
                } else {
                    try await proveNeutralLines(Array(detours.neutral.prefix(1)), of: task, on: &stage)
                }
                stage.restore()
            }
        }
    }

    /// Runs lines that no task asks for: they neither pass it nor get a hint.
    /// - Parameter isBeginning: whether nothing was typed before.
    private mutating func proveNeutralLines(
        _ lines: [String], of task: LessonTask, fromBeginning isBeginning: Bool = false,
        on stage: inout some LessonStage
    ) async throws {
        let mayPass = !isBeginning || isPassed(task, "", number: 0, stage)
        for typed in lines where !task.expects(typed) {
            let start = stage.values
            _ = try await stage.run(typed)
            for number in 1...task.countedTries {
                let attempt = LessonTask.Try(typed: typed, number: number, session: stage.values, before: start)
                if !mayPass, task.isPassed(by: attempt) { add(.neutralPasses(typed), at: task.line) }
                if let hint = task.hint(for: attempt, given: []) {
                    add(.hintsUnasked(typed), at: task.hints[hint].line)
                }
            }
        }
    }

    /// Runs lines that change the session, each from the beginning of the task, and the solution after them.
    private mutating func proveDrift(of task: LessonTask, on stage: inout some LessonStage) async throws {
        for typed in detours.drifting {
            stage.restore()
            _ = try await stage.run(typed)
            guard !isPassed(task, typed, number: 1, stage) else { continue }
            try await proveNeutralLines(Array(detours.neutral.prefix(1)), of: task, on: &stage)
            guard try await !passes(task, on: &stage) else { continue }
            if task.solution.allSatisfy({ stage.canTry(verification.command(of: $0)) }) {
                report.stops.append(Report.Stop(line: task.line, typed: typed))
            } else {
                add(.breaksUnnoticed(typed), at: task.line)
            }
        }
        stage.restore()
    }

    /// Returns whether the solution passes from the present session, which it changes.
    private func passes(_ task: LessonTask, on stage: inout some LessonStage) async throws -> Bool {
        var verification = verification
        for (index, step) in task.solution.enumerated() {
            let typed = verification.command(of: step)
            verification.add(try await stage.run(typed), of: step)
            if isPassed(task, typed, number: index + 1, stage) { return true }
        }
        return false
    }

    /// Returns the flaw of a wrong try, which may be the first or a later one, as far as the task counts tries.
    private func flaw(
        of typed: String, _ task: LessonTask, _ place: Int, _ stage: some LessonStage, since start: any ConditionSubject
    ) -> LessonFlaw.Kind? {
        let numbers = 1...task.countedTries
        if numbers.contains(where: { isPassed(task, typed, number: $0, stage) }) { return .wrongTryPasses(typed) }
        let given = numbers.map { number in
            task.hint(
                for: LessonTask.Try(typed: typed, number: number, session: stage.values, before: start), given: [])
        }
        if given.contains(place) { return nil }
        return .otherHint(typed, line: given.lazy.compactMap { $0 }.first.map { task.hints[$0].line })
    }

    private func isPassed(_ task: LessonTask, _ typed: String, number: Int, _ stage: some LessonStage) -> Bool {
        task.isPassed(by: LessonTask.Try(typed: typed, number: number, session: stage.values))
    }
}
