import AppleMusicAPI
import MusicCatalog

/// Times in the format of answers: ISO 8601, UTC, to the second.
///
/// Times from clocks and files may be any number. Years have four digits, so times are clamped to the years 1 to 9999.
enum AnswerTime {
    /// The range from `0001-01-01T00:00:00Z` to `9999-12-31T23:59:59Z`.
    private static let range = -62_135_596_800...253_402_300_799

    private static func clamped(_ seconds: Int) -> Int { min(max(seconds, range.lowerBound), range.upperBound) }

    /// - Parameter seconds: since 1970.
    /// - Returns: `2019-07-21T00:28:08Z`
    static func text(_ seconds: Int) -> String {
        let seconds = clamped(seconds)
        let day = day(of: seconds)
        let second = seconds - day * 86_400
        let clock = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : String($0) }
        return "\(Day(day).text)T\(clock.joined(separator: ":"))Z"
    }

    /// Returns the number of whole days since 1970, negative before.
    static func day(of seconds: Int) -> Int {
        let seconds = clamped(seconds)
        return seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    }

    /// Returns the first second of a day that is counted from 1970.
    static func start(ofDay day: Int) -> Int { clamped(day.multipliedClamped(by: 86_400)) }

    static func year(of seconds: Int) -> Int { Day(day(of: seconds)).year }

    /// Returns the month, 1 to 12.
    static func month(of seconds: Int) -> Int { Int(Day(day(of: seconds)).monthText.suffix(2)) ?? 1 }
}
