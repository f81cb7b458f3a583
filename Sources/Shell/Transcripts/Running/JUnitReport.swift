/// The reports as JUnit XML for build servers: a suite for each file, a case for each command.
package enum JUnitReport {
    package static func text(_ reports: [FileReport]) -> String {
        let suites = reports.map { Suite(name: $0.name, cases: cases(of: $0), time: $0.duration) }
        let counts = counts(suites.flatMap(\.cases))
        let time = reports.reduce(Duration.zero) { $0 + $1.duration }.seconds
        return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
            + "<testsuites \(counts) time=\"\(time)\">\n" + suites.map(text).joined() + "</testsuites>\n"
    }

    private struct Suite {
        var name: String
        var cases: [Case]
        var time: Duration
    }

    private struct Case {
        var name: String
        var time: Duration
        var outcome: Outcome
    }

    private enum Outcome: Equatable {
        case passed
        /// A failure, with a short message and the details.
        case failure(String, String)
        case error(String, String)
    }

    /// Returns the cases of a file; a file that cannot be used has an extra case.
    private static func cases(of report: FileReport) -> [Case] {
        let steps = report.times.map {
            Case(name: "line \($0.line): \($0.command)", time: $0.duration, outcome: .passed)
        }
        switch report.result {
        case .passed: return steps
        case .failed(let error):
            return steps + [Case(name: error.what, time: .zero, outcome: .error(error.why, error.description))]
        case .differs(let verification):
            return zip(verification.transcript.steps, steps).map { step, each in
                var each = each
                let found = verification.differences.filter { $0.step == step.line }
                if let first = found.first {
                    let details = found.map { "\(report.name): \($0.sentence)" }.joined(separator: "\n")
                    each.outcome = .failure(first.sentence, details)
                }
                return each
            }
        }
    }

    private static func text(_ suite: Suite) -> String {
        let name = attribute(suite.name)
        let cases = suite.cases.map { each in
            "    <testcase classname=\(name) name=\(attribute(each.name)) time=\"\(each.time.seconds)\">"
                + element(each.outcome) + "</testcase>\n"
        }
        return "  <testsuite name=\(name) \(counts(suite.cases)) time=\"\(suite.time.seconds)\">\n" + cases.joined()
            + "  </testsuite>\n"
    }

    private static func element(_ outcome: Outcome) -> String {
        switch outcome {
        case .passed: ""
        case .failure(let message, let text): "<failure message=\(attribute(message))>\(Markup.escaped(text))</failure>"
        case .error(let message, let text): "<error message=\(attribute(message))>\(Markup.escaped(text))</error>"
        }
    }

    private static func counts(_ cases: [Case]) -> String {
        let failures = cases.count { if case .failure = $0.outcome { true } else { false } }
        let errors = cases.count { if case .error = $0.outcome { true } else { false } }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
    }

    /// Quotes an attribute; a literal line feed would be read as a space.
    private static func attribute(_ text: String) -> String {
        "\"" + Markup.escaped(text).exactLines.joined(separator: "&#10;") + "\""
    }
}
