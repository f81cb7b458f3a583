import Testing

@testable import TonearmSimulator

/// Small rules about accounts.
struct NameOrderTests {
    @Test(arguments: [
        ("The Wall", "wall"), ("the wall", "wall"), ("Theory", "theory"), ("A Day", "a day"), ("Élan", "elan"),
    ])
    func `names are ordered without case, accents and a leading article`(name: String, key: String) {
        #expect(NameOrder.key(name) == key)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (-86_400, "1969-12-31T00:00:00Z"),
        (1_563_668_888, "2019-07-21T00:28:08Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    ])
    func `a time is written in UTC`(seconds: Int, text: String) {
        #expect(AnswerTime.text(seconds) == text)
    }

    @Test(arguments: [
        ("year-2025", "year-2025"), ("month-2025-8", "month-2025-8"), ("month-2025-13", nil), ("year", nil),
        ("year-25", nil), ("day-2025", nil), ("year-2025-1", nil), ("month-2025", nil),
    ])
    func `a period is a year or a month`(text: String, id: String?) {
        #expect(ReplaySummary.Period(id: text)?.id == id)
    }
}
