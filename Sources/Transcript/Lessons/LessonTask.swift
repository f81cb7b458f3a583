/// Something that a learner is asked to do.
package struct LessonTask: Sendable {
    /// The nearest heading before it.
    package let title: String
    /// The number of its check's line in the file, from 1.
    package let line: Int
    package let check: LessonCondition
    /// In the order of the file.
    package let hints: [LessonHint]
    /// The steps with which the lesson's author passes it: the block below the check.
    package let solution: [Transcript.Step]
}

/// Something that is said to a learner who has tried in vain.
package struct LessonHint: Sendable, Hashable {
    package let text: String
    /// The number of its line in the file, from 1.
    package let line: Int
    /// Tries for which it is meant.
    package let wrongTries: [String]
    /// When it is meant for any other try; `typed` is what was typed, `tries` how often.
    package let condition: LessonCondition?

    /// Whether it is for anybody, in its turn.
    package var isGeneral: Bool { wrongTries.isEmpty && condition == nil }

    /// Whether it is meant for a try. One with a condition is, when that holds; one without is for the tries that are
    /// listed.
    func isMeant(for typed: String, _ lookup: LessonLookup) -> Bool {
        if let condition { return condition.holds(lookup) }
        let words = typed.split(separator: " ")
        return wrongTries.contains { $0.split(separator: " ").elementsEqual(words) { $0.isExactly($1) } }
    }
}

extension LessonTask {
    /// What was typed to reach a task's check, and how it left the session.
    struct Try {
        var typed: String
        /// How many there were with this one.
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

    /// The paths that every lesson has, whatever the session.
    static let ownPaths: Set<String> = ["typed", "tries"]

    /// After so many tries nothing in the task looks at how many there were, or only at more than anybody types.
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

    /// The place of the first hint that is meant for a try and was not given yet, or else of the first that is meant
    /// for it.
    func hint(for attempt: Try, given: [Int]) -> Int? {
        let meant = hints.indices.filter {
            !hints[$0].isGeneral && hints[$0].isMeant(for: attempt.typed, attempt.value)
        }
        return meant.first { !given.contains($0) } ?? meant.first
    }
}
