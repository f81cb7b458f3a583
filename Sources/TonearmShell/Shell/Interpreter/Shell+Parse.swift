import ArgumentParser
import Console

extension Shell {
    /// Parses a command's words, without ever ending the process.
    /// - Throws: `Failure`, in the parser's own words where it is not about a value; for `--help`, the help as something to show.
    static func parse(_ type: any Command.Type, _ typed: [String]) throws -> any Command {
        let words = NegativeNumbers.arranged(typed, for: type.fields) ?? typed
        if let command = read(type, words) {
            try command.check()
            return command
        }
        if words.contains(where: { $0 == "--help" || $0 == "-h" }), !words.contains("--") {
            return try Help.parse([type.name])
        }
        let command: any Command
        do {
            command = try parsed(type, words)
        } catch {
            throw ValueProblem(of: type.name, type.fields, words: words, examples: type.examples).failure
                ?? failure(type, error)
        }
        try command.check()
        return command
    }

    private static func read<C: Command>(_ type: C.Type, _ words: [String]) -> (any Command)? {
        FieldReaders.read(type, words)
    }

    private static func parsed<C: Command>(_ type: C.Type, _ words: [String]) throws -> any Command {
        try C.parse(words)
    }

    private static func failure<C: Command>(_ type: C.Type, _ error: any Error) -> Failure {
        if let failure = error as? Failure { return failure }
        let message = C.message(for: error)
        return Failure("Cannot run '\(C.name)'", message, next: "Usage: \(Synopsis.of(type))", status: .usage)
    }
}
