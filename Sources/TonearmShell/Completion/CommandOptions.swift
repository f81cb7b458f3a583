import ArgumentParser
import LineEditor

/// The options of a command, read from the usage text that its own declaration gives.
enum CommandOptions {
    static func of(_ command: any Command.Type) -> [Candidate] {
        let lines = text(of: command).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            // Lines of the help's option lists begin with two spaces and a hyphen.
            guard line.hasPrefix("  -") else { return nil }
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard let option = words.first(where: { $0.hasPrefix("--") })?.prefix(while: { $0 != "," }) else {
                return nil
            }
            // What is said of a long one stands on the next line.
            let next = lines.indices.contains(index + 1) ? lines[index + 1] : ""
            let said = line.dropFirst(textColumn)
            let description = said.isEmpty || line.dropFirst(textColumn - 1).first != " " ? next : said
            return Candidate(String(option), description: String(description.drop { $0 == " " }))
        }
    }

    /// Where the help begins to say what an option does.
    private static let textColumn = 26

    private static func text<C: Command>(of command: C.Type) -> String { C.helpMessage(columns: 1000) }
}
