/// Saturating arithmetic for numbers from outside: results are clamped to the range of `Int`, where the plain operators
/// would trap.
extension Int {
    package func addingClamped(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? (other > 0 ? .max : .min) : sum
    }

    package func subtractingClamped(_ other: Int) -> Int {
        let (difference, overflows) = subtractingReportingOverflow(other)
        return overflows ? (other > 0 ? .min : .max) : difference
    }

    package func multipliedClamped(by other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? ((self > 0) == (other > 0) ? .max : .min) : product
    }

    /// Rounds to the nearest integer, halves away from zero; NaN becomes 0.
    package init(clampingRounded value: Double) {
        if value.isNaN {
            self = 0
        } else if let number = Int(exactly: value.rounded()) {
            self = number
        } else {
            self = value > 0 ? .max : .min
        }
    }
}
