/// A date, as the number of days since 1970-01-01.
package struct Day: Hashable, Comparable, Sendable {
    package var number: Int

    package init(_ number: Int) { self.number = number }

    /// The algorithm is `days_from_civil` (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    package init(_ year: Int, _ month: Int, _ day: Int) {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The algorithm is `civil_from_days`.
    private var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let calendarMonth = month < 10 ? month + 3 : month - 9
        return (
            yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0), calendarMonth, dayOfYear - (153 * month + 2) / 5 + 1
        )
    }

    package var year: Int { parts.year }

    /// The date in ISO 8601: `2024-05-17`.
    package var text: String {
        let parts = parts
        return "\(Day.four(parts.year))-\(Day.two(parts.month))-\(Day.two(parts.day))"
    }

    /// The month in ISO 8601: `2024-05`.
    package var monthText: String { "\(Day.four(parts.year))-\(Day.two(parts.month))" }

    /// The next Friday, or this day if it is one: releases come out on Fridays since 2015.
    var friday: Day { Day(number + (8 - number % 7) % 7) }

    package static func + (day: Day, count: Int) -> Day { Day(day.number + count) }
    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    private static func four(_ year: Int) -> String {
        let text = String(year)
        return year >= 0 && year < 1000 ? String(repeating: "0", count: 4 - text.utf8.count) + text : text
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
