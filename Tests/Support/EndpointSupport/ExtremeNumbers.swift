/// Numbers at and beyond the ends of what machines count with, as an id, a parameter or a file may hold them.
package enum ExtremeNumbers {
    package static let texts =
        integers.map(String.init) + ["9223372036854775808", "-9223372036854775809", "18446744073709551616"]

    package static let integers: [Int] = [.min, .min + 1, -1, .max - 1, .max]
}
