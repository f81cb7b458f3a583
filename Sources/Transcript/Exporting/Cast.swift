import TerminalText

/// A transcript as an asciicast, version 2: the performance without a presenter's keys, with the output in the file.
struct Cast {
    private let transcript: Transcript
    private let width: Int
    private let height: Int

    init(_ transcript: Transcript, width: Int, height: Int) {
        self.transcript = transcript
        self.width = width
        self.height = height
    }

    /// The header line, and a line for each event: the time in seconds, `o` for output, the text.
    var text: String {
        var header = [("version", "2"), ("width", String(width)), ("height", String(height))]
        if let title = transcript.header?.title { header.append(("title", JSONText.quoted(Printable.line(title)))) }
        let members = header.map { "\(JSONText.quoted($0)): \($1)" }.joined(separator: ", ")
        return "{\(members)}\n"
            + events.map { time, text in
                "[\(Duration.milliseconds(time).seconds), \"o\", \(JSONText.quoted(text))]\n"
            }
            .joined()
    }

    /// Filters a text, because a player obeys escape sequences. Without keys, a performance only moves to the next
    /// line.
    private static func harmless(_ text: String) -> String {
        text.split(separator: "\r\n", omittingEmptySubsequences: false).map { Printable.block(String($0)) }
            .joined(separator: "\r\n")
    }

    /// Moves the cursor to the first column of the first line, and erases the screen (ECMA-48).
    private static let clearing = "\u{1B}[H\u{1B}[2J"

    private var events: [(time: Int, text: String)] {
        var settings = Performance.Settings()
        settings.pace = Pace(seed: transcript.header?.seed ?? 0)
        settings.width = width
        var performance = Performance(transcript, settings)
        var events: [(time: Int, text: String)] = []
        var now = 0
        var actions = performance.begin(prompt: CommandLines.prompt, at: now)[...]
        var steps = transcript.steps[...]
        while true {
            guard let action = actions.popFirst() else {
                guard let time = performance.wakes else { return events }
                now = max(now, time)
                actions = performance.tick(at: now)[...]
                continue
            }
            switch action {
            case .write(let text): events.append((now, Self.harmless(text)))
            case .clear: events.append((now, Self.clearing))
            case .run:
                guard let step = steps.popFirst() else { return events }
                let lines = step.shownOutput
                if !lines.isEmpty { events.append((now, Self.harmless(lines.map { $0 + "\r\n" }.joined()))) }
                let outcome = Outcome(lines: lines, status: step.status ?? 0)
                actions += performance.finished(outcome, prompt: CommandLines.prompt, at: now)
            case .keepScreen, .restoreScreen, .showKeys, .hideKeys, .restore, .takeOver, .note, .differs, .end: break
            }
        }
    }
}
