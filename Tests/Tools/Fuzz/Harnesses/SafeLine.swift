import TonearmConsole
import TonearmShell

/// A check for lines that may be run at random: they neither run system programs nor access files or a network.
enum SafeLine {
    /// The unsafe commands.
    private static let others: Set<String> = [
        "alias", "attach", "catalog", "doctor", "edit", "har", "lesson", "profile", "record", "service", "source",
        "token", "transcript", "world",
    ]

    /// - Parameter line: the next line to type.
    static func isSafe(_ line: String, in session: Session) -> Bool {
        let parts = Line.parts(of: line)
        return parts.indices.allSatisfy { index in
            let part = parts[index]
            // A command that depends on a variable is known only when the command before it has run:
            // `let a = source; $a x`, `redo; where > $a`.
            if index > 0, hasVariable(part) { return false }
            // Rows come from a service's answer. A line whose command depends on the row is unsafe.
            let (read, other) = (words(part, session, row: "1"), words(part, session, row: "albums/1"))
            guard let read, let other else { return false }
            return read == other && isSafe(read)
        }
    }

    /// Returns true if the line contains a variable, whose name cannot begin with a digit.
    private static func hasVariable(_ part: String) -> Bool {
        part.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst()
            .contains { $0.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
    }

    /// Returns the first words of a line, empty if it cannot be parsed. Returns nil if it redirects to a file or a
    /// program.
    private static func words(_ part: String, _ session: Session, row: String) -> [String]? {
        let read = Result { () throws(Failure) in
            try Line.read(part, variable: { session.variables[$0] }, row: { _, _ in row })
        }
        switch read {
        case .failure, .success(.empty): return []
        case .success(.program): return nil
        case .success(.command(let words)):
            guard words.destination == .screen else { return nil }
            // Options such as `--key` name files.
            return Array(words.words.prefix(2))
        }
    }

    private static func isSafe(_ words: [String]) -> Bool {
        guard let first = words.first, let name = CommandTable.find(first)?.name else { return true }
        if name == "time" { return isSafe(Array(words.dropFirst())) }
        // A catalog is a file.
        if name == "set" { return words.last != "catalog" }
        return !others.contains(name)
    }
}
