import TonearmAlgorithms

/// Times in ISO 8601, as users read and type them.
package enum Timestamp {
    /// Parses `2026-11-21T09:30:00Z`, or a date alone, which means its first second in UTC.
    /// - Returns: seconds since 1970.
    /// - Throws: `Failure`.
    package static func parse(_ text: String, to purpose: String) throws(Failure) -> Int {
        let full = text.contains("T") ? text : text + "T00:00:00Z"
        guard let seconds = ISO8601.seconds(full) else {
            throw Failure(
                "Cannot \(purpose) '\(text)'", "this is not an ISO 8601 time",
                next: "Write for example 2026-11-21T09:30:00Z.", status: .usage)
        }
        return seconds
    }

    /// The seconds since 1970 that ISO 8601 can express with the Gregorian calendar and four digits: the years 1583 to
    /// 9999.
    package static let calendar = -12_212_553_600...253_402_300_799

    /// Formats a time as `2026-11-21T09:30:00Z`, or as a number of seconds outside of `calendar`.
    /// - Parameter seconds: seconds since 1970.
    package static func text(_ seconds: Int) -> String {
        calendar.contains(seconds) ? ISO8601.text(seconds) : "\(seconds) s"
    }

    /// Formats the date as `2026-11-21`.
    /// - Parameter seconds: seconds since 1970.
    package static func day(_ seconds: Int) -> String { String(text(seconds).prefix { $0 != "T" }) }
}

/// Lengths of time as they are typed and shown.
package enum TimeSpan {
    /// The units that can follow a number, with their length in seconds.
    private static let units: [(letter: Character, seconds: Int, name: String)] = [
        ("d", 86_400, "day"), ("h", 3_600, "hour"), ("m", 60, "minute"), ("s", 1, "second"),
    ]
    /// The longest length, a hundred years; more is probably a typing mistake.
    private static let longest = 100 * 366 * 86_400

    /// Parses `190d`, `2h`, `1h30m`, `45s`, or a number of seconds.
    /// - Throws: `Failure`.
    package static func parse(_ text: String, to purpose: String) throws(Failure) -> Int {
        if let seconds = seconds(text), seconds <= longest { return seconds }
        throw Failure(
            "Cannot \(purpose) '\(text)'", "this is not a length of time up to a hundred years",
            next: "Write for example 190d, 2h, 1h30m or 45s.", status: .usage)
    }

    private static func seconds(_ text: String) -> Int? {
        if let plain = Int(text), plain >= 0, text.utf8.count < 12 { return plain }
        var sum = 0
        var digits = ""
        for character in text {
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else {
                guard let unit = units.first(where: { $0.letter == character }), digits.count < 9,
                    let count = Int(digits)
                else { return nil }
                sum += count * unit.seconds
                digits = ""
            }
        }
        return digits.isEmpty && !text.isEmpty ? sum : nil
    }

    /// Describes a length in its largest unit: `179 days`, `2 hours`, `1 second`.
    package static func words(_ seconds: Int) -> String {
        let unit = units.first { seconds.magnitude >= $0.seconds.magnitude } ?? units[3]
        let count = seconds / unit.seconds
        return "\(count) \(unit.name)\(count.magnitude == 1 ? "" : "s")"
    }
}
