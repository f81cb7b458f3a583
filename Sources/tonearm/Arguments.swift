import Console
import TonearmShell

/// The program's arguments sorted out: lines to run, the program's own options wherever they stand, and the command.
struct Arguments {
    /// What `-c` gave, each word as it stands, be it like an option.
    private(set) var lines: [String] = []
    private(set) var options: [String] = []
    private(set) var command: [String] = []
    /// `--help` stands before any command.
    private(set) var asksForHelp = false
    /// The program's option at the end, without its value.
    private(set) var openOption: Field?

    private static let fields = Options().fields

    /// - Throws: `Failure` for `-c` without a line.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
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
            default:
                if let option = option(word) {
                    options.append(word)
                    if option.isOption, !word.contains("=") {
                        if let value = rest.popFirst() { options.append(value) } else { openOption = option }
                    }
                } else if command.isEmpty, word.hasPrefix("-"), word.count > 1 {
                    // An unknown option, which is refused when the options are read.
                    options.append(word)
                } else {
                    command.append(word)
                }
            }
        }
    }

    /// The program's option that a word names. After the command only long names are the program's, and none that the command has too.
    func option(_ word: String) -> Field? {
        guard word.utf8.first == UInt8(ascii: "-") else { return nil }
        let name = word.prefix { $0 != "=" }
        guard let first = command.first else { return Self.fields.first { $0.isNamed(name) } }
        guard name.hasPrefix("--"), let option = Self.fields.first(where: { $0.isNamed(name) }) else { return nil }
        return CommandTable.hasOption(option.name, command: first) ? nil : option
    }

    /// - Returns: nil where none was typed. Making even empty ones is a tenth of a start.
    /// - Throws: `Failure`.
    func parsedOptions() throws(Failure) -> Options? {
        if options.isEmpty { return nil }
        do throws(WordProblem) {
            return try Options().reading(options)
        } catch {
            throw error.failure(
                of: "tonearm", Self.fields, usage: "tonearm [options] [COMMAND …]; 'tonearm --help' lists the options")
        }
    }
}
