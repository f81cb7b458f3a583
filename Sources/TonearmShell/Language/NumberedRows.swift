import AppleMusicAPI

/// The resources that have numbers on the screen.
struct NumberedRows: Sendable {
    var resources: [Resource] = []
    /// The number of the first row.
    var first = 1
    /// A sentence with the command that shows the rows again; nil if no single command does.
    var advice: String?

    var isEmpty: Bool { resources.isEmpty }
    var count: Int { resources.count }
    /// The number of the last row; less than `first` if there are no rows.
    var last: Int { first.addingClamped(count).subtractingClamped(1) }

    /// The valid numbers in words: `the last table has the rows 1 to 5`.
    var extent: String {
        isEmpty ? "no rows are shown" : "the last table has the rows \(first) to \(last)"
    }

    subscript(numbers: ClosedRange<Int>) -> ArraySlice<Resource>? {
        guard numbers.lowerBound >= first, numbers.upperBound <= last else { return nil }
        return resources[(numbers.lowerBound - first)...(numbers.upperBound - first)]
    }
}
