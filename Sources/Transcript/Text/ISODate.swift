/// Dates and times in the extended format of ISO 8601: `2026-11-21`, `2026-11-21T09:30:00Z`.
enum ISODate {
    /// Returns whether a text is a valid date, optionally with a time.
    static func isDate(_ text: some StringProtocol) -> Bool {
        let bytes = Array(text.utf8.prefix(40))
        return isDay(bytes.prefix(10)) && (bytes.count == 10 || isTimeOfDay(bytes.dropFirst(10)))
    }

    /// Returns whether a text is a date with a time.
    static func isTime(_ text: some StringProtocol) -> Bool { text.utf8.count > 10 && isDate(text) }

    private static func isDay(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let parts = numbers(bytes, "####-##-##"), parts.count == 3 else { return false }
        let (year, month, day) = (parts[0], parts[1], parts[2])
        let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
    }

    /// Returns whether the bytes are a time: `T09:30`, `T09:30:00`, `T09:30:00.250`, optionally with `Z`, `+01:00` or
    /// `+0100`.
    private static func isTimeOfDay(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let parts = numbers(bytes.prefix(6), "T##:##"), parts[0] < 24, parts[1] < 60 else { return false }
        var rest = bytes.dropFirst(6)
        if let seconds = numbers(rest.prefix(3), ":##") {
            // A leap second is the sixty-first.
            guard seconds[0] <= 60 else { return false }
            rest = rest.dropFirst(3)
            if rest.first == UInt8(ascii: ".") {
                let fraction = rest.dropFirst().prefix { isDigit($0) }
                guard (1...9).contains(fraction.count) else { return false }
                rest = rest[fraction.endIndex...]
            }
        }
        return isZone(rest)
    }

    private static func isZone(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard !bytes.isEmpty, !bytes.elementsEqual("Z".utf8) else { return true }
        for form in ["+##:##", "-##:##", "+####", "-####"] {
            if let parts = numbers(bytes, form) {
                let (hours, minutes) = parts.count == 2 ? (parts[0], parts[1]) : (parts[0] / 100, parts[0] % 100)
                return hours < 24 && minutes < 60
            }
        }
        return false
    }

    /// Returns the numbers in a text of a format with `#` for each digit; nil for another format.
    private static func numbers(_ bytes: ArraySlice<UInt8>, _ form: String) -> [Int]? {
        guard bytes.count == form.utf8.count else { return nil }
        var numbers: [Int] = []
        var isInside = false
        for (byte, expected) in zip(bytes, form.utf8) {
            if expected == UInt8(ascii: "#") {
                guard isDigit(byte) else { return nil }
                if !isInside { numbers.append(0) }
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - UInt8(ascii: "0"))
            } else if byte != expected {
                return nil
            }
            isInside = expected == UInt8(ascii: "#")
        }
        return numbers
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
