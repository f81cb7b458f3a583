import Testing
import TonearmConsole

@Suite struct TimeTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("2026-11-21", 1_795_219_200), ("2026-11-21T09:30:00Z", 1_795_253_400),
        ("2026-11-21T10:30:00+01:00", 1_795_253_400), ("2024-02-29", 1_709_164_800), ("1969-12-31T23:59:59Z", -1),
    ])
    func `a time is parsed`(text: String, seconds: Int) throws {
        #expect(try Timestamp.parse(text, to: "set the clock to") == seconds)
    }

    @Test(arguments: [
        "", "noon", "2026", "2026-11", "2026-11-21T", "2026-11-21T09:30:00", "T09:30:00Z", "2026-13-01",
        "2026-11-21T25:00:00Z", "2026-11-21T09:60:00Z",
        "99999999999999999999", "2026-11-21Z", "2026-02-30", "2026-11-21T09:30:00Zx",
    ])
    func `a malformed time is refused with an example`(text: String) {
        #expect(throws: Failure.self) { try Timestamp.parse(text, to: "set the clock to") }
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1_795_253_400, "2026-11-21T09:30:00Z"),
        (253_402_300_799, "9999-12-31T23:59:59Z"), (-12_212_553_600, "1583-01-01T00:00:00Z"),
        (-12_212_553_601, "-12212553601 s"),
        (.max, "9223372036854775807 s"), (.min, "-9223372036854775808 s"),
    ])
    func `a time is written, outside the calendar as a number`(seconds: Int, text: String) {
        #expect(Timestamp.text(seconds) == text)
    }

    @Test func `the day of a time`() { #expect(Timestamp.day(1_795_253_400) == "2026-11-21") }

    @Test(arguments: [("190d", 16_416_000), ("2h", 7_200), ("1h30m", 5_400), ("45s", 45), ("7", 7)])
    func `a duration is parsed`(text: String, seconds: Int) throws {
        #expect(try TimeSpan.parse(text, to: "wait") == seconds)
    }

    @Test(arguments: ["", "d", "-1", "1x", "1d2", "99999999999999999999", "999999999d", "36601d"])
    func `a malformed duration is refused`(text: String) {
        #expect(throws: Failure.self) { try TimeSpan.parse(text, to: "wait") }
    }
}
