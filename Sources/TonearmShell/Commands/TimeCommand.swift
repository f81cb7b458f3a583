import AppleMusicAPI
import Console

/// The command `time LINE`, declared for help and completion. The shell handles it before other commands.
struct TimeCommand: PlainCommand {
    static let description = CommandDescription(
        "time", .session, "Run a command and say how long it took.",
        discussion: """
            The time goes to standard error; the command's output is unchanged. In a transcript the time is always \
            0 ms, because the clock is stopped.
            """, examples: ["time search beach bunny"])

    var line: [CommandLineText] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&line, "The command, with its arguments.")
    }

    /// Returns whether the words are a command after `time`.
    static func isBefore(_ words: [String]) -> Bool {
        words.count > 1 && words[0].lowercased() == name && !words[1].hasPrefix("-")
    }

    /// Throws: the shell only runs this if no command follows that can be timed.
    mutating func run(in _: some Any) throws -> any View {
        throw Failure(
            "Cannot time a command", line.isEmpty ? "none follows" : "'\(line[0])' runs lines of its own",
            next: "Type for example 'time search beach bunny'.", status: .usage)
    }
}
