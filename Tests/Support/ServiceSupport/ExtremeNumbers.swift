/// Numbers at and beyond the limits of integers, as ids, parameters and files may contain them.
package enum ExtremeNumbers {
    package static let texts =
        integers.map(String.init) + ["9223372036854775808", "-9223372036854775809", "18446744073709551616"]

    /// The ends of the integers and the number before zero, for tests whose cases are expensive.
    package static let ends: [Int] = [.min, -1, .max]

    package static let integers: [Int] = [.min, .min + 1, -1, .max - 1, .max]
}
