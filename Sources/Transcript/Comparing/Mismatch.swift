/// A reason why a printed line or a step's status does not match.
package enum Mismatch: Sendable, Hashable {
    case text(expected: String, found: String)
    case kind(Placeholder.Kind, found: String)
    case value(name: String, expected: String, line: Int?, found: String)
    /// Less was printed than expected.
    case missing(String)
    case surplus(String)
    /// No line after `...` matches the expected one.
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
