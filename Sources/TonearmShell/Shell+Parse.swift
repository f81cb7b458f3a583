import ArgumentParser
import Console

extension Shell {
    /// Parses a command's words, without ever ending the process.
    /// - Throws: `Failure` in the parser's own words; for `--help`, the help as something to show.
    static func parse(_ type: any Command.Type, _ words: [String]) throws -> any Command {
        if let command = plain(type, words) { return command }
        if words.contains(where: { $0 == "--help" || $0 == "-h" }), !words.contains("--") {
            return try Help.parse([type.name])
        }
        do {
            return try parsed(type, words)
        } catch {
            throw failure(type, error)
        }
    }

    /// The command of words among which there is no option but for the form of the answer.
    private static func plain(_ type: any Command.Type, _ words: [String]) -> (any Command)? {
        var words = words
        var output: Output?
        if let index = words.firstIndex(where: { $0 == "-o" || $0 == "--output" }), words.indices.contains(index + 1) {
            output = Output(rawValue: words[index + 1])
            if output != nil { words.removeSubrange(index...index + 1) }
        }
        guard !words.contains(where: { $0.hasPrefix("-") }), var command = type.plain(words) else { return nil }
        command.common.output = output
        return command
    }

    private static func parsed<C: Command>(_ type: C.Type, _ words: [String]) throws -> any Command {
        try C.parse(words)
    }

    private static func failure<C: Command>(_ type: C.Type, _ error: any Error) -> Failure {
        if let failure = error as? Failure { return failure }
        let message = C.message(for: error)
        let usage = C.usageString().replacing("Usage: ", with: "").trimmingPrefix { $0 == " " }
        return Failure("Cannot run '\(C.name)'", message, next: "Usage: \(usage)", status: .usage)
    }
}
