import Testing
import TonearmAlgorithms

/// Dates of the calendar, and times in ISO 8601.
@Suite struct CalendarTests {
    @Test(arguments: [
        (CivilDate(1970, 1, 1), 0), (CivilDate(1969, 12, 31), -1), (CivilDate(2000, 2, 29), 11_016),
        (CivilDate(2026, 11, 21), 20_778), (CivilDate(1, 1, 1), -719_162), (CivilDate(0, 3, 1), -719_468),
        (CivilDate(-400, 3, 1), -865_565), (CivilDate(9999, 12, 31), 2_932_896),
    ])
    func `a date is a number of days`(date: CivilDate, days: Int) {
        #expect(date.daysSince1970 == days)
        #expect(CivilDate(daysSince1970: days) == date)
    }

    @Test func `each day follows the one before`() {
        var last = CivilDate(daysSince1970: -800_000)
        for days in -799_999...800_000 {
            let date = CivilDate(daysSince1970: days)
            let isNext =
                date.day == last.day + 1 && date.month == last.month
                || date.day == 1 && (date.month == last.month + 1 || date.month == 1 && date.year == last.year + 1)
            guard isNext, date.isValid, date.daysSince1970 == days else {
                Issue.record("\(last) is followed by \(date)")
                return
            }
            last = date
        }
    }

    @Test(arguments: [(2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0)])
    func `some dates do not exist`(year: Int, month: Int, day: Int) {
        #expect(!CivilDate(year, month, day).isValid)
    }

    @Test(arguments: [
        ("2026-11-21T09:30:00Z", 1_795_253_400), ("2026-11-21T10:30:00+01:00", 1_795_253_400),
        ("2026-11-21T04:00:00-0530", 1_795_253_400), ("2026-11-21T10:30:00+01", 1_795_253_400),
        ("2026-11-21T09:30:00.250Z", 1_795_253_400), ("12026-01-01T00:00:00Z", 317_336_745_600),
        ("1969-12-31T23:59:59Z", -1), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ])
    func `a time is read`(text: String, seconds: Int) {
        #expect(ISO8601.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "T", "2026-11-21", "2026-11-21T09:30Z", "2026-11-21T09:30:00", "2026-02-29T00:00:00Z",
        "2026-11-21T24:00:00Z",
        "2026-11-21T09:60:00Z", "2026-11-21T09:30:60Z", "2026-11-21T09:30:00.Z", "2026-11-21T09:30:00.1234567890Z",
        "2026-11-21T09:30:00Zx", "2026-11-21T09:30:00+24:00", "2026-11-21T09:30:00+01:60", "2026-1-1T00:00:00Z",
        "026-11-21T09:30:00Z", "1234567-01-01T00:00:00Z", "2026-11-21 09:30:00Z", "２026-11-21T09:30:00Z",
    ])
    func `another text is not a time`(text: String) {
        #expect(ISO8601.seconds(text) == nil)
    }

    @Test func `a time is written, and one beyond the calendar as its first or last second`() {
        #expect(ISO8601.text(1_795_253_400) == "2026-11-21T09:30:00Z")
        #expect(ISO8601.text(-1) == "1969-12-31T23:59:59Z")
        #expect(ISO8601.text(.min) == "0001-01-01T00:00:00Z" && ISO8601.text(.max) == "9999-12-31T23:59:59Z")
        for seconds in stride(from: ISO8601.range.lowerBound, through: ISO8601.range.upperBound, by: 1_234_567_891) {
            #expect(ISO8601.seconds(ISO8601.text(seconds)) == seconds)
        }
    }
}
