import AppleMusicAPI
import MusicCatalog

/// Times as answers write them: ISO 8601 in UTC to the second.
///
/// Times come from clocks and files and may be any number. Years are written with four digits, so earlier and later times are written as the
/// first and the last that can be.
enum Timestamp {
    /// From `0001-01-01T00:00:00Z` to `9999-12-31T23:59:59Z`.
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

    /// - Parameter text: `2019-07-21T00:28:08Z`, or a day alone, which is its first second.
    /// - Returns: seconds since 1970; nil for another text.
    static func seconds(_ text: String) -> Int? {
        let full = text.utf8.count == 10 ? text + "T00:00:00Z" : text
        let parts = full.split(whereSeparator: { "-T:Z".contains($0) }).map { Int($0) ?? -1 }
        guard parts.count == 6, (1...9999).contains(parts[0]), (1...12).contains(parts[1]), parts[2] >= 1 else {
            return nil
        }
        let day = Day(parts[0], parts[1], parts[2]).number
        let seconds = day * 86_400 + parts[3] * 3600 + parts[4] * 60 + parts[5]
        // Whatever is out of range is written otherwise.
        return Self.text(seconds) == full ? seconds : nil
    }

    /// The number of whole days since 1970, also before it.
    static func day(of seconds: Int) -> Int {
        let seconds = clamped(seconds)
        return seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    }

    /// The first second of a day that is counted from 1970.
    static func start(ofDay day: Int) -> Int { clamped(day.multipliedClamped(by: 86_400)) }

    static func year(of seconds: Int) -> Int { Day(day(of: seconds)).year }

    /// 1 to 12.
    static func month(of seconds: Int) -> Int { Int(Day(day(of: seconds)).monthText.suffix(2)) ?? 1 }
}
