/// Comparisons with `and` and `or` between them. `and` binds first, as everywhere.
package struct LessonCondition: Sendable, Hashable {
    /// One of these has to hold, each whole.
    private(set) var alternatives: [[LessonComparison]]

    init(_ first: LessonComparison) { alternatives = [[first]] }

    mutating func and(_ comparison: LessonComparison) { alternatives[alternatives.count - 1].append(comparison) }

    mutating func or(_ comparison: LessonComparison) { alternatives.append([comparison]) }

    package func holds(_ lookup: LessonLookup) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(lookup) } }
    }

    var comparisons: [LessonComparison] { alternatives.flatMap { $0 } }

    package var paths: [String] { comparisons.flatMap(\.paths) }

    /// Whether one of the alternatives looks at what was asked and at nothing else. It holds whatever the service answers.
    var ignoresAnswer: Bool {
        alternatives.contains { comparisons in
            let paths = comparisons.flatMap(\.paths).filter { !LessonTask.ownPaths.contains($0) }
            return !paths.isEmpty && paths.allSatisfy { $0.beginsExactly(with: "request.") }
        }
    }
}

/// A condition that is typed on a line of its own, and not in a lesson.
extension LessonCondition {
    /// What is wrong with it, and what to write.
    package struct Problem: Error, Hashable, Sendable {
        package let why: String
        package let next: String
    }

    /// - Parameter text: `response.status is 200`
    package init(typed text: String) throws(Problem) {
        do throws(LessonProblem) {
            self.init(try LessonComparison(text[...]))
        } catch {
            throw Problem(why: error.why, next: error.next)
        }
    }
}
