import TonearmConsole
import TonearmShell

/// The program's arguments, sorted into lines to run, the program's own options at any position, and the command.
struct Arguments {
    /// The arguments of `-c`, unchanged, even if they look like options.
    private(set) var lines: [String] = []
    private(set) var options: [String] = []
    private(set) var command: [String] = []
    /// Whether `--help` precedes any command.
    private(set) var asksForHelp = false
    /// The program's option at the end that still lacks its value.
    private(set) var openOption: Field?

    private static let fields = Options().fields

    /// - Throws: `Failure` if `-c` has no line.
    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--":
                // Before the command, `--` ends the options; after it, `--` belongs to the command.
                command += (command.isEmpty ? [] : [word]) + rest
                return
            case "-c" where command.isEmpty:
                guard let line = rest.popFirst() else {
                    throw Failure.usage(
                        "Cannot start", "'-c' needs a line", next: "Type for example: tonearm -c 'albums 310730204'")
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
                    // An unknown option; reading the options rejects it.
                    options.append(word)
                } else {
                    command.append(word)
                }
            }
        }
    }

    /// Returns the program's option that a word names. After the command, only long names that the command does not
    /// have count.
    func option(_ word: String) -> Field? {
        guard word.utf8.first == UInt8(ascii: "-") else { return nil }
        let name = word.prefix { $0 != "=" }
        guard let first = command.first else { return Self.fields.first { $0.isNamed(name) } }
        guard name.hasPrefix("--"), let option = Self.fields.first(where: { $0.isNamed(name) }) else { return nil }
        return CommandTable.hasOption(option.name, command: first) ? nil : option
    }

    /// - Returns: nil if no options were typed. Even reading an empty list takes a tenth of the start.
    /// - Throws: `Failure` if an option is invalid.
    func parsedOptions() throws(Failure) -> Options? {
        if options.isEmpty { return nil }
        do throws(WordProblem) {
            return try Options().reading(options)
        } catch {
            throw error.failure(
                of: "tonearm", Self.fields, usage: "tonearm [options] [COMMAND …]; 'tonearm --help' lists the options",
                meaning: OptionMeaning.advice(on:among:))
        }
    }
}
