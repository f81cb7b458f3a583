/// Why a printed line is not what was expected, or why a step is not.
package enum Mismatch: Sendable, Hashable {
    case text(expected: String, found: String)
    case kind(Placeholder.Kind, found: String)
    case value(name: String, expected: String, line: Int?, found: String)
    /// Less was printed than expected.
    case missing(String)
    case surplus(String)
    /// After `...`, none of the lines is the expected one.
    case nowhere(String)
    case status(expected: Int32, found: Int32)
    /// A command uses a name that was to get its value in an earlier line.
    case noValue(name: String, line: Int)

    /// A sentence without a full stop, for after `line 31:`.
    package var sentence: String {
        switch self {
        case .text(let expected, let found): Excerpt.sentence(expected: expected, found: found)
        case .kind(let kind, let found): "expected \(kind.noun), found \(Excerpt.quoted(found))"
        case .value(let name, let expected, let line, let found):
            "expected \(Excerpt.quoted(expected)), the '\(name)'\(line.map { " of line \($0)" } ?? ""),"
                + " found \(Excerpt.quoted(found))"
        case .missing(let line): "expected \(Excerpt.quoted(line)), and nothing more was printed"
        case .surplus(let line): "\(Excerpt.quoted(line)) was printed where nothing more was expected"
        case .nowhere(let line): "expected \(Excerpt.quoted(line)) in one of the lines, and it is in none"
        case .status(let expected, let found): "expected the exit status \(expected), found \(found)"
        case .noValue(let name, let line): "'$\(name)' has no value: line \(line), which gives it, was not printed so"
        }
    }
}

/// A line of a file that is not what happened.
package struct Difference: Sendable, Hashable {
    /// The number of the line of the step's command, from 1.
    package var step: Int
    /// The number of the line, from 1; what was printed beyond the last one is told at the line behind it.
    package var line: Int
    package var mismatch: Mismatch

    /// `line 31: expected a date, found 'x'`
    package var sentence: String { "line \(line): \(mismatch.sentence)" }
}
