import SharedAlgorithms

/// Times in ISO 8601, as users read and type them.
package enum Timestamp {
    /// Parses `2026-11-21T09:30:00Z`, or a date alone, which means its first second in UTC.
    /// - Returns: seconds since 1970.
    /// - Throws: `Failure`.
    package static func parse(_ text: String, to purpose: String) throws(Failure) -> Int {
        let full = text.contains("T") ? text : text + "T00:00:00Z"
        guard let seconds = ISO8601.seconds(full) else {
            throw Failure(
                "Cannot \(purpose) '\(text)'", "this is not an ISO 8601 time",
                next: "Write for example 2026-11-21T09:30:00Z.", status: .usage)
        }
        return seconds
    }

    /// The seconds since 1970 that ISO 8601 can express with the Gregorian calendar and four digits: the years 1583 to
    /// 9999.
    package static let calendar = -12_212_553_600...253_402_300_799

    /// Formats a time as `2026-11-21T09:30:00Z`, or as a number of seconds outside of `calendar`.
    /// - Parameter seconds: seconds since 1970.
    package static func text(_ seconds: Int) -> String {
        calendar.contains(seconds) ? ISO8601.text(seconds) : "\(seconds) s"
    }

    /// Formats the date as `2026-11-21`.
    /// - Parameter seconds: seconds since 1970.
    package static func day(_ seconds: Int) -> String { String(text(seconds).prefix { $0 != "T" }) }
}
