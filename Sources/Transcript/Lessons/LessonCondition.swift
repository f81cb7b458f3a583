/// A condition of comparisons with `and` and `or`; `and` binds more tightly.
package struct LessonCondition: Sendable, Hashable {
    /// The alternatives, one of which must be true as a whole.
    private(set) var alternatives: [[LessonComparison]]

    init(_ first: LessonComparison) { alternatives = [[first]] }

    mutating func and(_ comparison: LessonComparison) { alternatives[alternatives.count - 1].append(comparison) }

    mutating func or(_ comparison: LessonComparison) { alternatives.append([comparison]) }

    package func holds(_ lookup: LessonLookup) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(lookup) } }
    }

    var comparisons: [LessonComparison] { alternatives.flatMap { $0 } }

    package var paths: [String] { comparisons.flatMap(\.paths) }

    /// Whether one of the alternatives depends only on the request, so that it is true whatever the answer.
    var ignoresAnswer: Bool {
        alternatives.contains { comparisons in
            let paths = comparisons.flatMap(\.paths).filter { !LessonTask.ownPaths.contains($0) }
            return !paths.isEmpty && paths.allSatisfy { $0.beginsExactly(with: "request.") }
        }
    }
}

/// A condition that was typed outside of a lesson.
extension LessonCondition {
    /// A problem with its remedy.
    package struct Problem: Error, Hashable, Sendable {
        package let why: String
        package let next: String
    }

    /// - Parameter text: a comparison: `response.status is 200`
    package init(typed text: String) throws(Problem) {
        do throws(LessonProblem) {
            self.init(try LessonComparison(text[...]))
        } catch {
            throw Problem(why: error.why, next: error.next)
        }
    }
}
