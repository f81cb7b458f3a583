/// A point in time, in milliseconds since 1970, or a stretch of time in milliseconds. The clock is always given from outside, and may say
/// anything that fits.
package typealias Milliseconds = Int

extension Int {
    /// The sum; beyond the largest or smallest number, that number.
    func clampedAdding(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? (other < 0 ? .min : .max) : sum
    }

    /// The difference; beyond the largest or smallest number, that number.
    func clampedSubtracting(_ other: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows ? (other < 0 ? .max : .min) : difference
    }
}
