import AppleMusicAPI
import TonearmConsole
import TonearmTranscripts

/// A view of verified transcripts.
struct VerificationView: View {
    let reports: [FileReport]
    /// Whether the slowest commands are listed.
    var showsTimes = false
    /// The number of Markdown files that were skipped, because they contain no session.
    var others = 0

    private var summary: RunSummary { RunSummary(reports) }

    var failureStatus: Failure.Status? { summary.isPassed ? nil : .failed }

    func lines(in frame: Screen.Frame) -> [StyledText] {
        var lines = reports.flatMap { report in RunSummary.lines(about: report).map(Self.styled) }
        if showsTimes, !summary.slowest(Self.slowest).isEmpty {
            lines += ["", .strong("The slowest commands")]
            lines += summary.slowest(Self.slowest).map { StyledText(RunSummary.line($0)) }
        }
        if others > 0 {
            lines.append(.faint("\(others) other Markdown file\(others == 1 ? " has" : "s have") no session in it."))
        }
        return lines + [.strong(summary.sentence)]
    }

    private static let slowest = 10

    /// Colors a line according to its first word; color adds no information.
    private static func styled(_ line: String) -> StyledText {
        if line.hasPrefix("-") || line.hasPrefix("differs") || line.hasPrefix("failed") {
            return StyledText(line, .error)
        }
        return line.hasPrefix("+") ? .command(line) : StyledText(line)
    }

    var body: Body? {
        .json([
            "passed": .bool(summary.isPassed), "summary": .string(summary.sentence),
            "files": .array(reports.map(\.json)),
        ])
    }
}

extension FileReport {
    fileprivate var json: JSON {
        var object = JSONObject()
        object.append("name", .string(name))
        object.append("commands", .integer(times.count))
        switch result {
        case .passed: object.append("result", "passed")
        case .failed(let error):
            object.append("result", "failed")
            object.append("line", error.line.map(JSON.integer) ?? .null)
            object.append("why", .string(error.why))
            object.append("next", .string(error.next))
        case .differs(let verification):
            object.append("result", "differs")
            let differences = verification.differences.map { difference -> JSON in
                ["line": .integer(difference.line), "sentence": .string(difference.mismatch.sentence)]
            }
            object.append("differences", .array(differences))
            object.append("diff", .strings(verification.diff))
        }
        return .object(object)
    }
}
