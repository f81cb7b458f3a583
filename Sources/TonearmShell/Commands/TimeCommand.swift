import AppleMusicAPI
import Console

/// `time LINE`: what the shell reads before any other command. Declared for help and completion.
struct TimeCommand: PlainCommand {
    static let description = CommandDescription(
        "time", "Run a command and say how long it took.",
        discussion: """
            It is said on the error stream, so that what the command prints is as it was. In a transcript time stands still, and it says 0 ms.
            """)
    static let group = CommandGroup.session
    static let examples = ["time search beach bunny"]

    var line: [CommandLineText] = []

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&line, "The command, with its arguments.")
    }

    /// Whether words are a command behind `time`.
    static func isBefore(_ words: [String]) -> Bool {
        words.count > 1 && words[0].lowercased() == name && !words[1].hasPrefix("-")
    }

    /// Gets as far as here where nothing follows that can be timed.
    mutating func run(in shell: Shell) throws -> any View {
        throw Failure(
            "Cannot time a command", line.isEmpty ? "none follows" : "'\(line[0])' runs lines of its own",
            next: "Type for example 'time search beach bunny'.", status: .usage)
    }
}

extension Shell {
    /// Runs words, and says how long it took where they begin with `time`, whatever came of them.
    func timed(_ words: Words, _ body: (Words) async throws -> Int32) async throws -> Int32 {
        guard TimeCommand.isBefore(words.words) else { return try await body(words) }
        var rest = words
        rest.words.removeFirst()
        let start = environment.elapsed()
        do {
            let status = try await body(rest)
            try tell(since: start)
            return status
        } catch {
            try tell(since: start)
            throw error
        }
    }

    private func tell(since start: Int) throws {
        let taken = max(environment.elapsed().subtractingClamped(start), 0)
        try screen.report([.faint("time: \(Self.milliseconds(taken)) ms")])
    }

    /// `1.234`, `0`
    private static func milliseconds(_ microseconds: Int) -> String {
        if microseconds == 0 { return "0" }
        let rest = String(microseconds % 1000)
        return "\(microseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }
}
