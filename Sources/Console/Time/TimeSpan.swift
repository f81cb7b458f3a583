/// A stretch of time as it is typed and said.
package enum TimeSpan {
    /// Seconds in each unit that can follow a number.
    private static let units: [(letter: Character, seconds: Int, name: String)] = [
        ("d", 86_400, "day"), ("h", 3_600, "hour"), ("m", 60, "minute"), ("s", 1, "second"),
    ]
    /// A hundred years; more is a slip of the finger.
    private static let longest = 100 * 366 * 86_400

    /// Reads `190d`, `2h`, `1h30m`, `45s`, or seconds alone.
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

    /// `179 days`, `2 hours`, `1 second`: the largest unit of which there is one.
    package static func words(_ seconds: Int) -> String {
        let unit = units.first { seconds.magnitude >= $0.seconds.magnitude } ?? units[3]
        let count = seconds / unit.seconds
        return "\(count) \(unit.name)\(count.magnitude == 1 ? "" : "s")"
    }
}
