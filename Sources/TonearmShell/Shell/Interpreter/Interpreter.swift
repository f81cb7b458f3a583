import Console
import MusicWorld

/// The interpreter: it turns the text of a line into a command.
package final class Interpreter: ShellPart {
    unowned let shell: Shell
    /// The last malformed line, or text that was typed while no line was read.
    private var unread: String?

    init(of shell: Shell) { self.shell = shell }

    /// A text with its author: the file that set a name in it, or else the author of the line.
    struct Authored<Value> {
        var value: Value
        var author: LineAuthor
    }

    /// A parsed line.
    struct ReadLine {
        /// The line with `!!` replaced.
        var text: String
        var line: Result<Line, Failure>
    }

    /// Returns the line with its aliases expanded.
    func expanded(_ typed: String) throws(Failure) -> Authored<String> {
        var used: Set<String> = []
        let text = try Aliases.expanded(typed, by: session.aliases, used: &used) ?? typed
        return Authored(value: text, author: author(using: used, of: session.fileNames.aliases))
    }

    /// Parses the words of a command.
    /// - Throws: `Failure` if the line refers to a missing line of the history.
    func read(_ typed: String) throws(Failure) -> Authored<ReadLine> {
        let text = try shell.observers.history.recalled(typed) ?? typed
        var used: Set<String> = []
        let line = Result { () throws(Failure) in
            try Line.read(
                text,
                variable: {
                    used.insert($0)
                    return self.session.variables[$0]
                }, row: { (number, path) throws(Failure) in try self.session.value(ofRow: number, at: path) })
        }
        if case .failure = line { unread = text }
        return Authored(
            value: ReadLine(text: text, line: line), author: author(using: used, of: session.fileNames.variables))
    }

    private func author(using names: Set<String>, of fileNames: Set<String>) -> LineAuthor {
        names.isDisjoint(with: fileNames) ? shell.provenance.author : .file
    }

    /// Returns the lines that replace a line; nil if it runs itself.
    func replacement(of words: Words) -> Replacement? {
        for interpretation in Self.replacements {
            if let lines = interpretation.lines(for: words, in: shell) { return lines }
        }
        return nil
    }

    /// Returns the command of the words.
    /// - Throws: `Failure` if the words are not a command.
    func command(for words: [String]) throws(Failure) -> TypedCommand {
        for interpretation in Self.interpretations {
            if let command = try interpretation.command(for: words, in: session) { return command }
        }
        return try TypedCommand(words)
    }

    /// Prefills the next line with text that was typed while no line was read.
    func giveBack(typed text: String) { unread = text }

    /// Returns the text for the next prompt to begin with, and forgets it: a line that could not be read, or text
    /// typed while no line was read. Returns nil if it contains a secret.
    package func takeUnreadLine() -> String? {
        defer { unread = nil }
        return unread.flatMap { screen.secrets.hidden(inLine: $0) == $0 ? $0 : nil }
    }
}
