import AppleMusicAPI
import TonearmConsole
import TonearmTerminalText

/// A view of the lines that words mean: each line with the summary of its command.
struct MeaningView: View {
    /// The words, as typed.
    let text: String
    let lines: [String]

    func lines(in frame: Screen.Frame) -> [StyledText] {
        let title = Wrapping.lines(of: "To get what '\(text.prefix(40))' means, type:", width: frame.width)
        let shown = lines.flatMap { line -> [StyledText] in
            [StyledText("  ") + .command(line)]
                + Wrapping.lines(of: Self.summary(of: line), width: max(frame.width - 4, 20)).map {
                    StyledText("    ") + .faint($0)
                }
        }
        let helps = Self.commands(in: lines).map { StyledText.command("help \($0)") }
        let more = Wrapping.lines(of: .faint("see also: ") + helps.joined(separator: .faint(", ")), width: frame.width)
        return title.map { .strong($0) } + shown + (helps.isEmpty ? [] : more)
    }

    var body: Body? {
        .json([
            "words": .string(text),
            "lines": .array(
                lines.map { ["line": .string($0), "summary": .string(Self.summary(of: $0))] }),
        ])
    }

    /// Returns the summary of the form or the command that a line uses.
    private static func summary(of line: String) -> String {
        let words = line.split(separator: " ").map(String.init)
        guard let name = words.first, let command = CommandTable.exactly(name) else { return "" }
        let arguments = words.dropFirst().filter { !$0.hasPrefix("-") }
        let form = command.knownForms.filter { !$0.words.isEmpty && arguments.starts(with: $0.words) }
            .max { $0.words.count < $1.words.count }
        return form?.summary ?? command.abstract
    }

    private static func commands(in lines: [String]) -> [String] {
        var names: [String] = []
        for line in lines {
            let name = String(line.prefix { $0 != " " && $0 != ";" })
            if CommandTable.exactly(name) != nil, name != Help.name, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
