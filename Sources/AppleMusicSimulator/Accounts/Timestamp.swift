import MusicCatalog

/// Times as answers write them: ISO 8601 in UTC to the second.
enum Timestamp {
    /// - Parameter seconds: since 1970.
    /// - Returns: `2019-07-21T00:28:08Z`
    static func text(_ seconds: Int) -> String {
        let day = day(of: seconds)
        let second = seconds - day * 86_400
        let clock = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : String($0) }
        return "\(Day(day).text)T\(clock.joined(separator: ":"))Z"
    }

    /// The number of whole days since 1970, also before it.
    static func day(of seconds: Int) -> Int {
        seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    }

    static func year(of seconds: Int) -> Int { Day(day(of: seconds)).year }

    /// 1 to 12.
    static func month(of seconds: Int) -> Int { Int(Day(day(of: seconds)).monthText.suffix(2)) ?? 1 }
}
