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
        let days = days(year(numbers[1], now: now), month + 1, numbers[0])
        return days * 86_400 + parts[0] * 3_600 + parts[1] * 60 + parts[2]
    }

    /// Formats a date as `Sun, 06 Nov 1994 08:49:37 GMT`, the form that a sender must use.
    /// - Parameter seconds: since 1970, clamped to the years 1 to 9999.
    package static func text(_ seconds: Int) -> String {
        let seconds = min(max(seconds, -62_135_596_800), 253_402_300_799)
        let second = ((seconds % 86_400) + 86_400) % 86_400
        let day = (seconds - second) / 86_400
        // 1970-01-01 was a Thursday.
        let weekday = weekdays[((day + 4) % 7 + 7) % 7]
        let (year, month, dayOfMonth) = date(day)
        func padded(_ number: Int, to width: Int = 2) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
        }
        let time = [second / 3_600, second / 60 % 60, second % 60].map { padded($0) }.joined(separator: ":")
        return "\(weekday), \(padded(dayOfMonth)) \(months[month - 1]) \(padded(year, to: 4)) \(time) GMT"
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    /// The date of a day counted from 1970-01-01 (the civil-from-days algorithm of Howard Hinnant, 2013).
    private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && text.utf8.count <= 4
            ? Int(text) : nil
    }

    private static func year(_ number: Int, now: Int) -> Int {
        if number > 99 { return number }
        // 31,556,952 seconds: a year of the Gregorian calendar, on average.
        let current = 1970 + now / 31_556_952
        let year = current - current % 100 + number
        return year > current + 50 ? year - 100 : year
    }

    /// The days since 1970-01-01 in the Gregorian calendar (the days-from-civil algorithm of Howard Hinnant, 2013).
    package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension Response {
    /// Seconds that the service asks the client to wait before the next request, from 0 (`Retry-After`, RFC 9110
    /// §10.2.3).
    /// - Parameter now: seconds since 1970.
    /// - Returns: nil if the header is missing or malformed.
    package func retryAfter(now: Int) -> Int? {
        guard let text = headers["Retry-After"] else { return nil }
        if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return Int(text) }
        return HTTPDate.seconds(text, now: now).map { max(0, $0 - now) }
    }
}
