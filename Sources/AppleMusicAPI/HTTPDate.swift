/// Dates in header fields, in the three forms that a reader must know (RFC 9110 §5.6.7).
package enum HTTPDate {
    /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or `Sun Nov  6 08:49:37 1994`, always in Greenwich time.
    /// - Parameter now: seconds since 1970, for years of two digits: what would be more than 50 years ahead is past.
    /// - Returns: seconds since 1970; nil for other texts.
    static func seconds(_ text: String, now: Int) -> Int? {
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

    /// Days since 1970-01-01 in the Gregorian calendar (the civil-from-days algorithm of Howard Hinnant, 2013, backwards).
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
    /// Seconds that the service asks to wait before the next request (`Retry-After`, RFC 9110 §10.2.3): 0 and more. nil when it says
    /// nothing, or nothing that can be read.
    /// - Parameter now: seconds since 1970.
    package func retryAfter(now: Int) -> Int? {
        guard let text = headers["Retry-After"] else { return nil }
        if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return Int(text) }
        return HTTPDate.seconds(text, now: now).map { max(0, $0 - now) }
    }
}
