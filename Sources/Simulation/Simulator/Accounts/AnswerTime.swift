import AppleMusicAPI
import TonearmAlgorithms

/// Times in the format of answers: ISO 8601, UTC, to the second.
///
/// Times come from clocks and files and may be any number. A time out of the years 1 to 9999 is written as their first
/// or last second.
enum AnswerTime {
    /// Returns a time as `2019-07-21T00:28:08Z`.
    /// - Parameter seconds: since 1970.
    static func text(_ seconds: Int) -> String { ISO8601.text(seconds) }

    /// - Parameter text: `2019-07-21T00:28:08Z`, or a day alone, which is its first second.
    /// - Returns: seconds since 1970; nil for another text.
    static func seconds(_ text: String) -> Int? {
        ISO8601.seconds(text.utf8.count == 10 ? text + "T00:00:00Z" : text)
    }

    /// Returns the number of whole days since 1970, rounded down; negative before 1970.
    static func day(of seconds: Int) -> Int { ISO8601.day(of: seconds) }

    /// Returns the first second of a day that is counted from 1970.
    static func start(ofDay day: Int) -> Int { ISO8601.clamped(day.multipliedClamped(by: ISO8601.secondsPerDay)) }

    static func year(of seconds: Int) -> Int { date(of: seconds).year }

    /// Returns the month from 1 to 12.
    static func month(of seconds: Int) -> Int { date(of: seconds).month }

    private static func date(of seconds: Int) -> CivilDate { CivilDate(daysSince1970: day(of: seconds)) }
}
