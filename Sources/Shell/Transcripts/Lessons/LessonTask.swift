package import TonearmJSON

/// A task for a learner.
package struct LessonTask: Sendable {
    /// The nearest heading before it.
    package let title: String
    /// The one-based line number of its check.
    package let line: Int
    package let check: JSONCondition
    /// The hints in the order of the file.
    package let hints: [LessonHint]
    /// The author's solution: the block after the check.
    package let solution: [Transcript.Step]

    /// The paths that every lesson has, in any session.
    static let ownPaths: Set<String> = ["typed", "tries"]

    /// The number of tries up to which the task's conditions can change, within limits.
    var countedTries: Int {
        let comparisons = check.comparisons + hints.flatMap { $0.condition?.comparisons ?? [] }
        let counts = comparisons.compactMap { comparison -> Int? in
            guard case (.path(let path), .literal(.string(let text))) = (comparison.left, comparison.right) else {
                return nil
            }
            return path.text == "tries" ? Int(text) : nil
        }
        return min(max((counts.max() ?? 0).addingReportingOverflow(1).partialValue, 1), Self.mostTries)
    }

    private static let mostTries = 100

    /// Whether the check has an alternative that depends only on the request, so that it is true whatever the answer.
    var ignoresAnswer: Bool {
        check.alternatives.contains { condition in
            let paths = condition.paths.map(\.text).filter { !Self.ownPaths.contains($0) }
            return !paths.isEmpty && paths.allSatisfy { $0.beginsExactly(with: "request.") }
        }
    }

    func isPassed(by attempt: Try) -> Bool { check.holds(for: attempt) }

    /// The commands with which the author expects learners to try: those of the solution and of the wrong tries.
    var commands: Set<String> {
        let lines = solution.map(\.command) + hints.flatMap(\.wrongTries)
        return Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    }

    /// Returns whether the author expects a line's command at this task.
    func expects(_ typed: String) -> Bool {
        typed.split(separator: " ").first.map { commands.contains(String($0)) } ?? false
    }

    /// Returns whether a line tried what the task asks: with a command that the author expects, or with an unknown
    /// one, which is a guess at its name.
    func isTried(by attempt: Try) -> Bool {
        guard let command = attempt.command else { return !attempt.typed.beginsExactly(with: "!") }
        return commands.contains(command)
    }

    /// Returns the index of the first specific hint that applies to a try, preferring hints that were not given yet.
    func hint(for attempt: Try, given: [Int]) -> Int? {
        let isTried = isTried(by: attempt)
        let meant = hints.indices.filter { !hints[$0].isGeneral && hints[$0].isMeant(for: attempt, isTried: isTried) }
        return meant.first { !given.contains($0) } ?? meant.first
    }
}

/// A hint after a failed try.
package struct LessonHint: Sendable, Hashable {
    package let text: String
    /// The one-based line number.
    package let line: Int
    /// The wrong tries to which the hint applies.
    package let wrongTries: [String]
    /// The condition for other tries; `typed` is the command, `tries` the number of tries.
    package let condition: JSONCondition?

    /// Whether the hint is for every failed try; such hints are given in order.
    package var isGeneral: Bool { wrongTries.isEmpty && condition == nil }

    /// Whether the text has a command that leads back from a detour.
    package var namesWayBack: Bool { ["`undo`", "`back`", "`lesson again`"].contains { text.contains($0) } }

    /// Returns whether the hint applies to a line: by its condition if it has one, otherwise by its list of wrong tries.
    ///
    /// A condition that held before the line is no answer to a line that did not try what the task asks.
    func isMeant(for attempt: LessonTask.Try, isTried: Bool) -> Bool {
        if let condition {
            return condition.holds(for: attempt) && (isTried || attempt.hasCaused(condition))
        }
        let words = attempt.typed.split(separator: " ")
        return wrongTries.contains { $0.split(separator: " ").elementsEqual(words) { $0.isExactly($1) } }
    }
}
