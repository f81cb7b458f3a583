/// A point in time, in milliseconds since 1970, or a duration in milliseconds. The clock is always an argument, and can
/// have any value.
package typealias Milliseconds = Int

extension Int {
    /// The sum, clamped to the range of `Int`.
    func clampedAdding(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, clamped to the range of `Int`.
    func clampedSubtracting(_ other: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows ? (other < 0 ? .max : .min) : difference
    }
}
