import Console
import TonearmShell

/// Which lines may be run by chance: those that neither run programs of the system nor touch files nor ask a network.
enum SafeLine {
    /// Commands that do, in one of their forms.
    private static let others: Set<String> = [
        "alias", "catalog", "doctor", "edit", "har", "lesson", "profile", "record", "service", "source", "token",
        "transcript",
    ]

    /// - Parameter line: as it would be typed next.
    static func isSafe(_ line: String, in session: Session) -> Bool {
        let parts = Line.parts(of: line)
        return parts.indices.allSatisfy { index in
            let part = parts[index]
            // In `let a = source; $a x` the second command is known only when the first one has run, and in `redo; where > $a` too.
            if index > 0, hasVariable(part) { return false }
            // Rows are what a service answered; a line that is one command for one row and another for another is not looked into.
            let (read, other) = (words(part, session, row: "1"), words(part, session, row: "albums/1"))
            guard let read, let other else { return false }
            return read == other && isSafe(read)
        }
    }

    /// Whether something stands in a line for the text of a variable, whose name begins with no digit.
    private static func hasVariable(_ part: String) -> Bool {
        part.utf8.split(separator: UInt8(ascii: "$"), omittingEmptySubsequences: false).dropFirst()
            .contains { $0.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
    }

    /// The first words of a line; none where it cannot be read, and nil if it goes to a file or a program.
    private static func words(_ part: String, _ session: Session, row: String) -> [String]? {
        let read = Result { () throws(Failure) in
            try Line.read(part, variable: { session.variables[$0] }, row: { _, _ in row })
        }
        switch read {
        case .failure, .success(.empty): return []
        case .success(.program): return nil
        case .success(.command(let words)):
            guard words.destination == .screen else { return nil }
            // `--key` and its like lead to files.
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
