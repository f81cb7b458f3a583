/// Sums and products of numbers that come from outside: they stop at the ends of `Int` where the plain operators would end the program.
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

    /// The whole number nearest to a fraction, away from zero at halves; 0 for what is no number.
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
