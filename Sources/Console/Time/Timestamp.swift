import SharedAlgorithms

/// Times as users read and type them, in ISO 8601.
package enum Timestamp {
    /// Reads `2026-11-21T09:30:00Z`, or a date alone, which is its first second in UTC.
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

    /// The seconds since 1970 whose dates are those of today's calendar: the years 1583 to 9999.
    package static let calendar = -12_212_553_600...253_402_300_799

    /// `2026-11-21T09:30:00Z`; beyond the calendar the seconds as a number.
    /// - Parameter seconds: since 1970.
    package static func text(_ seconds: Int) -> String {
        calendar.contains(seconds) ? ISO8601.text(seconds) : "\(seconds) s"
    }

    /// `2026-11-21`
    /// - Parameter seconds: since 1970.
    package static func day(_ seconds: Int) -> String { String(text(seconds).prefix { $0 != "T" }) }
}
