import ArgumentParser
import TonearmShell

/// Takes the program's own options out of the arguments, wherever they stand.
enum Arguments {
    private static let valued: Set<String> = [
        "--session", "--storefront", "--locale", "--color", "--width", "--clock", "--seed", "--generate",
    ]
    private static let flags: Set<String> = ["--fresh", "--keep-going", "--version"]
    /// After a command these are the command's own business.
    private static let leading: Set<String> = ["-c", "-o", "--output"]

    /// - Returns: the words of the program's options, and the words of the command.
    static func split(_ arguments: [String]) throws -> (options: [String], command: [String]) {
        var options: [String] = []
        var command: [String] = []
        var index = 0
        while index < arguments.count {
            let word = arguments[index]
            index += 1
            if word == "--" {
                command += (command.isEmpty ? [] : [word]) + arguments[index...]
                break
            }
            let name = String(word.prefix { $0 != "=" })
            let isLeading = command.isEmpty && (leading.contains(name) || word == "-h" || word == "--help")
            if flags.contains(word) || (isLeading && word.hasSuffix("h")) || (command.isEmpty && word == "--help") {
                options.append(word)
            } else if valued.contains(name) || isLeading {
                options.append(word)
                if !word.contains("="), index < arguments.count {
                    options.append(arguments[index])
                    index += 1
                }
            } else if command.isEmpty, word.hasPrefix("-"), word.count > 1 {
                // Unknown: let the parser say so in its own words.
                options.append(word)
            } else {
                command.append(word)
            }
        }
        return (options, command)
    }

    /// - Returns: nil when there are none: asking the parser costs more than many a command.
    static func options(_ words: [String]) throws(Failure) -> Options? {
        if words.isEmpty { return nil }
        do {
            return try Options.parse(words.filter { $0 != "-h" && $0 != "--help" })
        } catch {
            throw Failure(
                "Cannot start", Options.message(for: error), next: "'tonearm --help' lists the options.", status: .usage
            )
        }
    }
}
