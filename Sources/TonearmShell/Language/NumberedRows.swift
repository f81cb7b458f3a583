import AppleMusicAPI

/// Resources as they are numbered on the screen.
struct NumberedRows: Sendable {
    var resources: [Resource] = []
    /// The number of the first one.
    var first = 1
    /// A sentence with the command that shows the rows again; nil if no single command does.
    var advice: String?

    var isEmpty: Bool { resources.isEmpty }
    var count: Int { resources.count }
    /// The number of the last one; less than `first` where there is none.
    var last: Int { first.addingClamped(count).subtractingClamped(1) }

    /// The numbers that there are: `the last table has the rows 1 to 5`.
    var extent: String {
        isEmpty ? "no rows are shown" : "the last table has the rows \(first) to \(last)"
    }

    subscript(numbers: ClosedRange<Int>) -> ArraySlice<Resource>? {
        guard numbers.lowerBound >= first, numbers.upperBound <= last else { return nil }
        return resources[(numbers.lowerBound - first)...(numbers.upperBound - first)]
    }
}
