import TonearmConsole
import TonearmWorld

/// The interpreter: it turns the text of a line into a command.
package final class Interpreter: ShellPart {
    unowned let shell: Shell
    /// The last malformed line, or text that was typed while no line was read.
    private var unread: String?

    init(of shell: Shell) { self.shell = shell }

    /// A parsed line.
    struct ReadLine {
        /// The line with `!!` replaced.
        var text: String
        var line: Result<Line, Failure>
        /// The file that set a variable in the line, or else the author of the line.
        var author: LineAuthor
        /// The sentence about a pasted request, to be shown before it is sent; nil for other lines.
        var note: String?
    }

    /// Returns the line with its aliases expanded, and its author: the file that set an alias, or else the line's.
    func expanded(_ typed: String) throws(Failure) -> (text: String, author: LineAuthor) {
        var used: Set<String> = []
        let text = try Aliases.expanded(typed, by: session.aliases, used: &used) ?? typed
        return (text, author(using: used, of: session.fileNames.aliases))
    }

    /// Parses the words of a command.
    /// - Throws: `Failure` if the line refers to a missing line of the history.
    func read(_ typed: String) throws(Failure) -> ReadLine {
        // The history is only searched for `!!`, `!5` or `!-2`.
        var text = typed.utf8.contains(UInt8(ascii: "!")) ? try shell.observers.history.recalled(typed) ?? typed : typed
        let pasted = PastedRequest(text, storefront: session.world.storefront)
        if let pasted {
            // The tokens of the paste are remembered to be redacted, and not sent.
            _ = screen.secrets.learn(line: text)
            text = pasted.line
        }
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
        let author =
            used.isEmpty ? shell.provenance.author : author(using: used, of: session.fileNames.variables)
        return ReadLine(text: text, line: line, author: author, note: pasted?.sentence)
    }

    private func author(using names: Set<String>, of fileNames: Set<String>) -> LineAuthor {
        names.isEmpty || names.isDisjoint(with: fileNames) ? shell.provenance.author : .file
    }

    /// Returns the lines that replace a line, each of which is run, recorded and undone separately; nil if it runs
    /// itself.
    func replacement(of words: Words, _ kind: CommandKind) -> Replacement? {
        switch kind {
        case .readingFile where words.destination == .screen: sourcedFile(words.words.dropFirst())
        case .editing where words.destination == .screen: editedLine(words.words.dropFirst())
        default: nil
        }
    }

    /// Returns the lines of the file of `source FILE`.
    private func sourcedFile(_ words: ArraySlice<String>) -> Replacement? {
        let options = words.filter { ["--trust", "--keep-going"].contains($0) }
        let files = words.filter { !options.contains($0) }
        guard shell.provenance.fileDepth < Provenance.deepestFile, files.count == 1, let name = files.first,
            !name.hasPrefix("-")
        else { return nil }
        let file = SourceFile(
            name: name, isTrusted: options.contains("--trust"),
            keepsGoing: environment.files.keepsGoing || options.contains("--keep-going"))
        // If the file cannot be read, the command itself runs and reports the reason.
        return (try? file.lines()).map { .file(file, lines: $0) }
    }

    /// Returns the line of the history that `edit` opens in the user's editor.
    private func editedLine(_ words: ArraySlice<String>) -> Replacement? {
        guard words.count <= 1, environment.isAttended, screen.frame.isTerminal, environment.person.editor != nil
        else { return nil }
        return (words.first.map { Int($0) } ?? 0).map { .edit($0) }
    }

    /// Returns the command of the words: a button of the device's dialog or offer, such as `allow` or `y`; a resource
    /// to open; a relationship or view of the focus; or else a command by its name.
    /// - Throws: `Failure` if the words are not a command.
    func command(for words: [String]) throws(Failure) -> TypedCommand {
        let device = session.world.device
        if DeviceAnswer.canBe(words), device.asksSomething, let button = DeviceAnswer.command(for: words, on: device) {
            return try TypedCommand(button)
        }
        if let type = CommandTable.exactly(words.first ?? "") { return TypedCommand(type: type, words: words) }
        if let failure = DeviceAnswer.refusal(of: words, on: device) { throw failure }
        return try TypedCommand(
            BareResource.command(for: words) ?? FocusWord.command(for: words, in: session) ?? words)
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
