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
}
