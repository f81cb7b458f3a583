import AppleMusicAPI

/// A parser for the service's dates: a day, a month, a year, or a moment in UTC.
enum ServiceDate {
    /// Parses `2027-01-08`, `2027-01`, `2027` and `2027-01-08T07:00:00Z`; a day begins at midnight in UTC.
    static func date(_ text: String) -> Date? {
        if text.contains("T") { return try? Date(text, strategy: .iso8601) }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let year = parts[0] else { return nil }
        let day = DateComponents(
            calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: year,
            month: parts.count > 1 ? parts[1] : 1, day: parts.count > 2 ? parts[2] : 1)
        return day.isValidDate ? day.date : nil
    }
}
