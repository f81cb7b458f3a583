import Console
import MusicWorld

/// The interpreter of lines: from the text of a line to what it asks for.
package final class Interpreter: ShellPart {
    unowned let shell: Shell
    /// The last line that could not be read, or text typed while no line was read.
    private var unread: String?

    init(of shell: Shell) { self.shell = shell }

    /// A text, and the author of what it stands for: the file that gave it a name that the text uses, or the author of the text.
    struct Authored<Value> {
        var value: Value
        var author: LineAuthor
    }

    /// A line whose words were read.
    struct ReadLine {
        /// The line with what `!!` stands for.
        var text: String
        var line: Result<Line, Failure>
    }

    /// The line with its alias written out.
    func expanded(_ typed: String) throws(Failure) -> Authored<String> {
        var used: Set<String> = []
        let text = try Aliases.expanded(typed, by: session.aliases, used: &used) ?? typed
        return Authored(value: text, author: author(using: used, of: session.fileNames.aliases))
    }

    /// Reads the words of one command.
    /// - Throws: `Failure` if the line names a line of the history that does not exist.
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

    /// The other lines that run instead of a line; nil if the line runs itself.
    func replacement(of words: Words) -> Replacement? {
        for interpretation in Self.replacements {
            if let lines = interpretation.lines(for: words, in: shell) { return lines }
        }
        return nil
    }

    /// The command that words ask for.
    /// - Throws: `Failure` if they ask for none.
    func command(for words: [String]) throws(Failure) -> TypedCommand {
        for interpretation in Self.interpretations {
            if let command = try interpretation.command(for: words, in: session) { return command }
        }
        return try TypedCommand(words)
    }

    /// Begins the next line with text that was typed while no line was read.
    func giveBack(typed text: String) { unread = text }

    /// The line that could not be read, or the text that was given back: once, unless it contains a secret.
    package func takeUnreadLine() -> String? {
        defer { unread = nil }
        return unread.flatMap { screen.secrets.hidden(inLine: $0) == $0 ? $0 : nil }
    }
}
