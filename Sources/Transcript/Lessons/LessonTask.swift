/// A task for a learner.
package struct LessonTask: Sendable {
    /// The nearest heading before it.
    package let title: String
    /// The one-based line number of its check.
    package let line: Int
    package let check: LessonCondition
    /// The hints in the order of the file.
    package let hints: [LessonHint]
    /// The author's solution: the block after the check.
    package let solution: [Transcript.Step]
}

/// A hint after a failed try.
package struct LessonHint: Sendable, Hashable {
    package let text: String
    /// The one-based line number.
    package let line: Int
    /// The wrong tries for which it is meant.
    package let wrongTries: [String]
    /// The condition for other tries; `typed` is the command, `tries` the number of tries.
    package let condition: LessonCondition?

    /// Whether it is for everyone, in order.
    package var isGeneral: Bool { wrongTries.isEmpty && condition == nil }

    /// Returns whether it is meant for a try: by its condition if it has one, otherwise by its list of wrong tries.
    func isMeant(for typed: String, _ lookup: LessonLookup) -> Bool {
        if let condition { return condition.holds(lookup) }
        let words = typed.split(separator: " ")
        return wrongTries.contains { $0.split(separator: " ").elementsEqual(words) { $0.isExactly($1) } }
    }
}

extension LessonTask {
    /// A try of a task: the typed command, and the session afterwards.
    struct Try {
        var typed: String
        /// The number of tries, including this one.
        var number: Int
        var lookup: LessonLookup

        func value(at path: String) -> LessonValue? {
            switch path {
            case "typed": .text(typed)
            case "tries": .integer(number)
            default: lookup(path)
            }
        }
    }

    /// The paths that every lesson has, in any session.
    static let ownPaths: Set<String> = ["typed", "tries"]

    /// The number of tries up to which the task's conditions can change, within limits.
    var countedTries: Int {
        let comparisons = check.comparisons + hints.flatMap { $0.condition?.comparisons ?? [] }
        let counts = comparisons.compactMap { comparison -> Int? in
            guard comparison.path == "tries", case .literal(let text) = comparison.operand else { return nil }
            return Int(text)
        }
        return min(max((counts.max() ?? 0).addingReportingOverflow(1).partialValue, 1), Self.mostTries)
    }

    private static let mostTries = 100

    func isPassed(by attempt: Try) -> Bool { check.holds(attempt.value) }

    /// Returns the index of the first hint for a try that was not given yet, or else of the first for it.
    func hint(for attempt: Try, given: [Int]) -> Int? {
        let meant = hints.indices.filter {
            !hints[$0].isGeneral && hints[$0].isMeant(for: attempt.typed, attempt.value)
        }
        return meant.first { !given.contains($0) } ?? meant.first
    }
}
