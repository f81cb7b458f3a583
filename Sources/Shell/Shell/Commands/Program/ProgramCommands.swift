import AppleMusicAPI
import TonearmConsole

struct ClearScreen: PlainCommand {
    static let description = CommandDescription(
        "clear", .session, "Clear the screen; so does Ctrl-L.", examples: ["clear"])

    mutating func run(in context: some ScreenContext) throws -> any View {
        try context.clear()
        return Message.none
    }
}

/// The command `time LINE`, declared for help and completion. The shell handles it before other commands.
struct TimeCommand: PlainCommand {
    static let kind = CommandKind.timing
    static let description = CommandDescription(
        "time", .session, "Run a command and say how long it took.",
        discussion: """
            The time goes to standard error; the command's output is unchanged. In a transcript the time is always \
            0 ms, because the clock is stopped.
            """, examples: ["time search beach bunny"])

    var line: [CommandLineText] = []

    mutating func visit(_ fields: inout FieldVisitor) { fields.arguments(&line, "The command, with its arguments.") }

    /// Returns whether the words are a command after `time`.
    static func isBefore(_ words: [String]) -> Bool {
        words.count > 1 && words[0].lowercased() == name && !words[1].hasPrefix("-")
    }

    /// Throws a failure. The shell calls this function only if `time` is not followed by a command that can be timed.
    mutating func run(in _: some Any) throws -> any View {
        throw Failure.usage(
            "Cannot time a command", line.isEmpty ? "none follows" : "'\(line[0])' runs lines of its own",
            next: "Type for example 'time search beach bunny'.")
    }
}

struct Version: PlainCommand {
    static let description = CommandDescription(
        "version", .session, "Print the version of tonearm.", examples: ["version"])

    mutating func run(in context: some ScreenContext) -> any View {
        let version = context.version
        return Message(StyledText("tonearm \(version)"), value: ["name": "tonearm", "version": .string(version)])
    }
}

struct Exit: PlainCommand {
    static let description = CommandDescription(
        "exit", .session, "Leave the shell; so does Ctrl-D.", aliases: ["quit"], examples: ["exit"])

    mutating func run(in context: some ScreenContext) -> any View {
        context.leave()
        return Message.none
    }
}
