/// A trial of a task: the author's solution runs on a copy of the learner's session, to see whether the task can still
/// be done from there.
package struct LessonTrial {
    private let task: LessonTask
    private let demonstrations: [Transcript.Step]
    private let verification: Verification
    /// The number of earlier tries.
    private let tries: Int

    /// - Parameters:
    ///   - demonstrations: the steps that the lesson performs before the task, if it has not done so.
    ///   - verification: the values of names in commands.
    package init(
        _ task: LessonTask, after demonstrations: [Transcript.Step] = [], _ verification: Verification, tries: Int
    ) {
        self.task = task
        self.demonstrations = demonstrations
        self.verification = verification
        self.tries = tries
    }

    /// Returns whether the solution can run on a copy, without effects outside of the session.
    package func isPossible(on stage: some LessonStage) -> Bool {
        task.solution.allSatisfy { stage.canTry(verification.command(of: $0)) }
    }

    /// Returns whether the solution passes the task from the session of the stage, which is restored. A rest of the
    /// solution suffices, because the learner may have begun it.
    /// - Parameter lines: lines to run first.
    /// - Throws: the errors of the stage.
    package func passes(after lines: [String] = [], on stage: inout some LessonStage) async throws -> Bool {
        stage.keep()
        let starts = demonstrations.isEmpty ? task.solution.indices : task.solution.indices.prefix(1)
        for start in starts {
            let passes = try await passes(after: lines, from: start, on: &stage)
            stage.restore()
            if passes { return true }
        }
        return false
    }

    private func passes(
        after lines: [String], from start: Int, on stage: inout some LessonStage
    ) async throws -> Bool {
        for line in lines {
            guard try await stage.run(line).status == 0 else { return false }
        }
        var verification = verification
        for step in demonstrations {
            let command = verification.command(of: step)
            if stage.canTry(command) { verification.add(try await stage.run(command), of: step) }
        }
        for (index, step) in task.solution[start...].enumerated() {
            let typed = verification.command(of: step)
            verification.add(try await stage.run(typed), of: step)
            let attempt = LessonTask.Try(typed: typed, number: tries + index + 1, session: stage.values)
            if task.isPassed(by: attempt) { return true }
        }
        return false
    }

    /// Runs the demonstrations and solutions of a lesson in its fresh session, up to a task.
    /// - Parameters:
    ///   - number: the zero-based index of the task.
    ///   - demonstrating: whether the demonstrations directly before the task are included.
    ///   - verification: the initial values of names.
    /// - Throws: the errors of the stage.
    package static func perform(
        _ lesson: Lesson, upTo number: Int, demonstrating: Bool, _ verification: Verification,
        on stage: inout some LessonStage
    ) async throws {
        var verification = verification
        var count = 0
        for part in lesson.parts {
            let steps: [Transcript.Step]
            switch part {
            case .prose: continue
            case .demonstration(let demonstration): steps = count < number || demonstrating ? demonstration : []
            case .task(let task):
                if count == number { return }
                count += 1
                steps = task.solution
            }
            for step in steps {
                let command = verification.command(of: step)
                if stage.canTry(command) { verification.add(try await stage.run(command), of: step) }
            }
        }
    }
}
