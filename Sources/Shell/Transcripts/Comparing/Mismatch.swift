/// A reason why a printed line or a step's status does not match.
package enum Mismatch: Sendable, Hashable {
    case text(expected: String, found: String)
    case kind(Placeholder.Kind, found: String)
    case value(name: String, expected: String, line: Int?, found: String)
    /// The command printed less than expected.
    case missing(String)
    case surplus(String)
    /// None of the lines after `...` matches the expected line.
    case nowhere(String)
    case status(expected: Int32, found: Int32)
    /// A command uses a name whose value an earlier line should have set.
    case noValue(name: String, line: Int)

    /// The reason as a sentence without a full stop, after `line 31:`.
    package var sentence: String {
        switch self {
        case .text(let expected, let found): Excerpt.sentence(expected: expected, found: found)
        case .kind(let kind, let found): "expected \(kind.noun), found \(Excerpt.quoted(found))"
        case .value(let name, let expected, let line, let found):
            "expected \(Excerpt.quoted(expected)), the '\(name)'\(line.map { " of line \($0)" } ?? ""),"
                + " found \(Excerpt.quoted(found))"
        case .missing(let line): "expected \(Excerpt.quoted(line)), and nothing more was printed"
        case .surplus(let line): "\(Excerpt.quoted(line)) was printed where nothing more was expected"
        case .nowhere(let line): "expected \(Excerpt.quoted(line)), and no line matches it"
        case .status(let expected, let found): "expected the exit status \(expected), found \(found)"
        case .noValue(let name, let line):
            "'$\(name)' has no value: line \(line), which sets it, was not printed as expected"
        }
    }
}

/// A difference between a line of a file and the actual output.
package struct Difference: Sendable, Hashable {
    /// The one-based line number of the step's command.
    package var step: Int
    /// The one-based line number; surplus output belongs to the line after the last.
    package var line: Int
    package var mismatch: Mismatch

    /// The message: `line 31: expected a date, found 'x'`
    package var sentence: String { "line \(line): \(mismatch.sentence)" }
}

/// Short quotations of differences in long lines.
enum Excerpt {
    private static let limit = 60

    /// Returns a text in quotes, cut if it is long. Control characters are escaped as in a file.
    static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(limit)
        let isWhole = shown.endIndex == text.unicodeScalars.endIndex
        return "'\(Escapes.written(String(shown), brackets: false))\(isWhole ? "" : "…")'"
    }

    static func sentence(expected: String, found: String) -> String {
        // Texts that look equal need a different message.
        if expected == found { return sameToTheEye(expected, found) }
        let common = zip(expected.unicodeScalars, found.unicodeScalars).prefix { $0 == $1 }.count
        guard common > limit / 2 else { return "expected \(quoted(expected)), found \(quoted(found))" }
        let (left, right) = (window(expected, at: common), window(found, at: common))
        return "expected \(left), found \(right) from column \(common + 1) on"
    }

    /// Returns a text from shortly before the first difference.
    private static func window(_ text: String, at place: Int) -> String {
        let scalars = text.unicodeScalars.dropFirst(place - limit / 4)
        return "'…" + quoted(String(scalars)).dropFirst()
    }

    private static func sameToTheEye(_ expected: String, _ found: String) -> String {
        let pair = zip(expected.unicodeScalars, found.unicodeScalars).first { $0 != $1 }
        let names = pair.map { ": U+\(hexadecimal($0)) expected, U+\(hexadecimal($1)) found" } ?? ""
        return "\(quoted(found)) looks as expected, but is written with other characters\(names)"
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
