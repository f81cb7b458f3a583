import TonearmAlgorithms

/// A date, as the number of days since 1970-01-01.
package struct Day: Hashable, Comparable, Sendable {
    package var number: Int

    package init(_ number: Int) { self.number = number }

    package init(_ year: Int, _ month: Int, _ day: Int) { number = CivilDate(year, month, day).daysSince1970 }

    private var date: CivilDate { CivilDate(daysSince1970: number) }

    package var year: Int { date.year }

    /// The day as text: `2024-05-17`
    package var text: String { date.text }

    /// The month as text: `2024-05`
    package var monthText: String { date.monthText }

    /// The next Friday, or this day if it is one: releases come out on Fridays since 2015.
    var friday: Day { Day(number + (8 - number % 7) % 7) }

    package static func + (day: Day, count: Int) -> Day { Day(day.number + count) }
    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}
