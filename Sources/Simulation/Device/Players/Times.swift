/// A point in time: seconds since 1970. The clock is always an argument.
package typealias Instant = Int

/// A duration in seconds.
package typealias Seconds = Int

/// A point in time, in milliseconds since 1970, or a duration in milliseconds. The clock is always an argument, and can
/// have any value.
package typealias Milliseconds = Int

extension Milliseconds {
    /// The time as `3:05`, `1:00:00`, or with thousandths `0:00.250`
    package var asTime: String {
        let (seconds, thousandths) = quotientAndRemainder(dividingBy: 1000)
        let (minutes, second) = abs(seconds).quotientAndRemainder(dividingBy: 60)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        let clock =
            hours == 0
            ? "\(minute):\(Self.padded(second, 2))"
            : "\(hours):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
        return (self < 0 ? "-" : "") + clock + (thousandths == 0 ? "" : ".\(Self.padded(abs(thousandths), 3))")
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
