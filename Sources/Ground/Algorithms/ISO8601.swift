/// Times in ISO 8601 to the second, as `2026-11-21T09:30:00Z`.
package enum ISO8601 {
    /// The seconds since 1970 whose years have four digits: 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z.
    package static let range = -62_135_596_800...253_402_300_799

    /// Writes a time.
    /// - Parameter seconds: since 1970; a time out of the range becomes its first or last second.
    package static func text(_ seconds: Int) -> String {
        let seconds = clamped(seconds)
        let day = day(of: seconds)
        let second = seconds - day * secondsPerDay
        let clock = [second / 3600, second / 60 % 60, second % 60].map { Digits.padded($0, to: 2) }
        return "\(CivilDate(daysSince1970: day).text)T\(clock.joined(separator: ":"))Z"
    }

    /// Reads a time with its zone: `2026-11-21T09:30:00Z`, `2026-11-21T10:30:00.250+01:00`, `+0100` or `+01`. Ignores
    /// the fraction.
    /// - Returns: seconds since 1970; nil for another text, and for a date or time that does not exist.
    package static func seconds(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard let end = bytes.firstIndex(of: UInt8(ascii: "T")), let date = date(bytes[..<end]), date.isValid,
            let parts = Digits.numbers(in: bytes[end...].prefix(9), form: "T##:##:##"),
            parts[0] < 24, parts[1] < 60, parts[2] < 60
        else { return nil }
        var zone = bytes[end...].dropFirst(9)
        if zone.first == UInt8(ascii: ".") {
            let fraction = zone.dropFirst().prefix(while: ASCII.isDigit)
            guard (1...9).contains(fraction.count) else { return nil }
            zone = zone[fraction.endIndex...]
        }
        guard let offset = offset(zone) ?? Digits.numbers(in: zone, form: "+##").map({ $0[0] * 3600 }) else {
            return nil
        }
        return date.daysSince1970 * secondsPerDay + parts[0] * 3600 + parts[1] * 60 + parts[2] - offset
    }

    /// Returns a date whose year has four to six digits.
    private static func date(_ bytes: ArraySlice<UInt8>) -> CivilDate? {
        guard (10...12).contains(bytes.count) else { return nil }
        let form = String(repeating: "#", count: bytes.count - 6) + "-##-##"
        return Digits.numbers(in: bytes, form: form).map { CivilDate($0[0], $0[1], $0[2]) }
    }

    /// Returns the offset of a zone from UTC in seconds; nil if the text is not one.
    package static func offset(_ zone: some Collection<UInt8>) -> Int? {
        if zone.elementsEqual("Z".utf8) { return 0 }
        for form in ["+##:##", "-##:##", "+####", "-####"] {
            guard let parts = Digits.numbers(in: zone, form: form) else { continue }
            let (hours, minutes) = parts.count == 2 ? (parts[0], parts[1]) : (parts[0] / 100, parts[0] % 100)
            guard hours < 24, minutes < 60 else { return nil }
            return (hours * 3600 + minutes * 60) * (form.hasPrefix("-") ? -1 : 1)
        }
        return nil
    }

    /// Returns the number of whole days since 1970, rounded down; negative before 1970.
    package static func day(of seconds: Int) -> Int {
        let seconds = clamped(seconds)
        return seconds >= 0 ? seconds / secondsPerDay : -((secondsPerDay - 1 - seconds) / secondsPerDay)
    }

    package static func clamped(_ seconds: Int) -> Int { min(max(seconds, range.lowerBound), range.upperBound) }

    package static let secondsPerDay = 86_400
}
