import FoundationEssentials

/// Times as they are typed and said, in ISO 8601.
package enum Timestamp {
    /// Reads `2026-11-21T09:30:00Z`, or a date alone, which is its first second in UTC.
    /// - Returns: seconds since 1970.
    /// - Throws: `Failure`.
    package static func parse(_ text: String, to purpose: String) throws(Failure) -> Int {
        let full = text.contains("T") ? text : text + "T00:00:00Z"
        guard let date = try? Date(full, strategy: .iso8601),
            let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down))
        else {
            throw Failure(
                "Cannot \(purpose) '\(text)'", "this is no ISO 8601 time",
                next: "Write for example 2026-11-21T09:30:00Z.", status: .usage)
        }
        return seconds
    }

    /// `2026-11-21T09:30:00Z`
    /// - Parameter seconds: since 1970.
    package static func text(_ seconds: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
    }
}
