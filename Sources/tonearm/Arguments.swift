import ArgumentParser
import Console

/// The program's arguments sorted out: lines to run, the program's own options wherever they stand, and the command.
struct Arguments {
    /// What `-c` gave. Taken here, because asking the parser costs more than many a command.
    private(set) var lines: [String] = []
    private(set) var options: [String] = []
    private(set) var command: [String] = []
    /// `--help` stands before any command.
    private(set) var asksForHelp = false

    private static let valued: Set<String> = [
        "--session", "--storefront", "--locale", "--color", "--width", "--clock", "--seed", "--catalog",
        "--generate",
    ]
    private static let flags: Set<String> = ["--fresh", "--keep-going", "--version"]

    /// - Throws: `Failure` for `-c` without a line.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            let name = String(word.prefix { $0 != "=" })
            switch word {
            case "--":
                // Before the command it ends the options; after it, it is the command's own.
                command += (command.isEmpty ? [] : [word]) + rest
                return
            case "-c" where command.isEmpty:
                guard let line = rest.popFirst() else {
                    throw Failure(
                        "Cannot start", "'-c' needs a line", next: "Type for example: tonearm -c 'albums 310730204'",
                        status: .usage)
                }
                lines.append(line)
            case "-h" where command.isEmpty, "--help" where command.isEmpty: asksForHelp = true
            case _ where Arguments.flags.contains(word): options.append(word)
            // That of what is generated.
            case _ where command.first == "catalog" && name == "--seed": command.append(word)
            case _ where Arguments.valued.contains(name) || (command.isEmpty && ["-o", "--output"].contains(name)):
                options.append(word)
                if !word.contains("="), let value = rest.popFirst() { options.append(value) }
            // An unknown option: the parser says so in its own words.
            case _ where command.isEmpty && word.hasPrefix("-") && word.count > 1: options.append(word)
            default: command.append(word)
            }
        }
    }

    /// - Returns: nil when there are none.
    /// - Throws: `Failure` in the parser's words.
    func parsedOptions() throws(Failure) -> Options? {
        if options.isEmpty { return nil }
        do {
            return try Options.parse(options)
        } catch {
            throw Failure(
                "Cannot start", Options.message(for: error), next: "'tonearm --help' lists the options.",
                status: .usage)
        }
    }
}
