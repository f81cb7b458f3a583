import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

struct Doctor: PlainCommand {
    static let description = CommandDescription(
        "doctor", .session, "Check files, tokens, the service and the clock; say what is wrong.",
        discussion: "A service on the network is asked once; nothing of the session changes.", examples: ["doctor"])

    mutating func run(in context: some DoctorContext) async throws -> any View {
        let findings =
            context.findingsOfFiles() + [context.findingOfKeyring()] + context.findingsOfProfiles()
            + context.findingsOfTokens()
            + (try await context.findingsOfService())
        return FindingsView(findings: findings)
    }
}

/// The result of a check.
struct Finding: Sendable, Hashable {
    var name: String
    var words: String
    /// The remedy; nil if there is no problem.
    var advice: String?
}

/// A view with a line for each result, and the remedy below each problem.
struct FindingsView: View {
    let findings: [Finding]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let indent = findings.map(\.name.count).max() ?? 0
        let lines = findings.flatMap { finding -> [StyledText] in
            let name = finding.name + String(repeating: " ", count: indent - finding.name.count + 2)
            let line =
                .faint(name)
                + StyledText(finding.advice == nil ? "ok   " : "bad  ", finding.advice == nil ? .plain : .warning)
            return [line + StyledText(finding.words)]
                + (finding.advice.map { [StyledText(String(repeating: " ", count: indent + 7) + $0)] } ?? [])
        }
        let count = findings.count { $0.advice != nil }
        let broken =
            frame.breaksLines
            ? lines.flatMap { Wrapping.lines(of: $0, width: frame.width, hangingIndent: indent + 7) } : lines
        let verb = count == 1 ? "needs" : "need"
        return broken + [.faint(count == 0 ? "All is well." : "\(count) of \(findings.count) \(verb) attention.")]
    }

    var body: Body? {
        .list(of: findings) { finding in
            [
                "name": .string(finding.name), "ok": .bool(finding.advice == nil),
                "what": .string(finding.words), "next": finding.advice.map(JSON.string) ?? .null,
            ]
        }
    }

    var failureStatus: Failure.Status? { findings.contains { $0.advice != nil } ? .failed : nil }
}
