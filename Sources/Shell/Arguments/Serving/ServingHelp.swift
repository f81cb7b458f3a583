import TonearmConsole
import TonearmTerminalText

/// The help of `tonearm serve` and `tonearm class`.
package struct ServingHelp: Sendable {
    package let name: String
    package let abstract: String
    private let usage: String
    private let discussion: String
    /// The options and arguments.
    package let fields: [Field]

    package static let serve = ServingHelp(
        name: "serve", abstract: "Serve the simulator over HTTP and HTTPS to any client.",
        usage: "tonearm serve [options]",
        discussion:
            "Every client that can set a header can use it: curl, a browser, an app. Ctrl-C stops it when the requests under way are answered.",
        fields: ServeOptions().fields)

    package static let `class` = ServingHelp(
        name: "class", abstract: "Give each learner a world and a link, and show their progress.",
        usage: "tonearm class LESSON… [options]",
        discussion:
            "Prints a link for the teacher's page, and one for each learner. Ctrl-C ends the class and its links.",
        fields: ClassOptions().fields)

    /// The width in columns.
    private static let width = 80

    /// Returns the text that the words after the command's name ask for; nil if they ask for none.
    package func text(askedBy words: [String]) -> [String]? {
        if words.contains("--version") { return ["tonearm-serve \(ProgramVersion.text)"] }
        return words.contains("--help") || words.contains("-h") ? lines : nil
    }

    package var lines: [String] {
        let options = fields + [Field.help]
        return ["OVERVIEW: \(abstract)", ""] + Wrapping.lines(of: discussion, width: Self.width)
            + ["", "USAGE: \(usage)", ""] + options.flatMap(lines)
    }

    /// Returns the name of an option with its placeholder, and its summary below.
    private func lines(of field: Field) -> [String] {
        let value = field.kind.map { $0.placeholder } ?? ""
        let name = [field.isArgument ? "" : field.names, value].filter { !$0.isEmpty }.joined(separator: " ")
        let standard = field.standard.map { " (default: \($0))" } ?? ""
        return ["  \(name)"]
            + Wrapping.lines(of: field.summary + standard, width: Self.width - 6).map { "      \($0)" }
    }
}
