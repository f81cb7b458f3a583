import TonearmAlgorithms

/// Dates in header fields, in the three forms that a reader must know (RFC 9110 §5.6.7).
package enum HTTPDate {
    /// Parses `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`, always
    /// in GMT.
    /// - Parameter now: seconds since 1970, for two-digit years: a year more than 50 years ahead is in the past.
    /// - Returns: seconds since 1970; nil for other texts.
    package static func seconds(_ text: String, now: Int) -> Int? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.dropFirst()
        guard let month = words.lazy.compactMap({ months.firstIndex(of: String($0)) }).first,
            let time = words.first(where: { $0.contains(":") })
        else { return nil }
        let parts = time.split(separator: ":", omittingEmptySubsequences: false).map { number($0) ?? -1 }
        // Both orders have the day before the year.
        let numbers = words.compactMap(number)
        guard numbers.count == 2, (1...31).contains(numbers[0]), parts.count == 3, (0...23).contains(parts[0]),
            (0...59).contains(parts[1]), (0...60).contains(parts[2])
        else { return nil }
        let days = CivilDate(year(numbers[1], now: now), month + 1, numbers[0]).daysSince1970
        return days * 86_400 + parts[0] * 3_600 + parts[1] * 60 + parts[2]
    }

    /// Formats a date as `Sun, 06 Nov 1994 08:49:37 GMT`, the form that a sender must use.
    /// - Parameter seconds: since 1970, clamped to the years 1 to 9999.
    package static func text(_ seconds: Int) -> String {
        let seconds = ISO8601.clamped(seconds)
        let day = ISO8601.day(of: seconds)
        // 1970-01-01 was a Thursday.
        let weekday = weekdays[((day + 4) % 7 + 7) % 7]
        let date = CivilDate(daysSince1970: day)
        let time = ISO8601.text(seconds).suffix(9).dropLast()
        let (dayOfMonth, year) = (Digits.padded(date.day, to: 2), Digits.padded(date.year, to: 4))
        return "\(weekday), \(dayOfMonth) \(months[date.month - 1]) \(year) \(time) GMT"
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy(ASCII.isDigit) && text.utf8.count <= 4
            ? Int(text) : nil
    }

    private static func year(_ number: Int, now: Int) -> Int {
        if number > 99 { return number }
        // 31,556,952 seconds: a year of the Gregorian calendar, on average.
        let current = 1970 + now / 31_556_952
        let year = current - current % 100 + number
        return year > current + 50 ? year - 100 : year
    }
}

extension Response {
    /// Seconds that the service asks the client to wait before the next request, from 0 (`Retry-After`, RFC 9110
    /// §10.2.3).
    /// - Parameter now: seconds since 1970.
    /// - Returns: nil if the header is missing or malformed.
    package func retryAfter(now: Int) -> Int? {
        guard let text = headers["Retry-After"] else { return nil }
        if text.utf8.allSatisfy(ASCII.isDigit) { return Int(text) }
        return HTTPDate.seconds(text, now: now).map { max(0, $0 - now) }
    }
}
