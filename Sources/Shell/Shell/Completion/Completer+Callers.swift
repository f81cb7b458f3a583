import TonearmConsole
package import TonearmLineEditor
import TonearmWorld

/// Completes the program's arguments, which are words of a system shell.
extension Completer {
    /// Returns the completions of a word after a command's words, or of the first word.
    /// - Parameter others: additional candidates for the first word.
    package func candidates(
        for typed: String, after words: [String], beside others: [Candidate] = []
    ) -> [Candidate] {
        completion(of: CompletedWord(ofSystemShell: typed), after: words, beside: others).candidates
    }

    /// Returns the completions of an option's value, with or without `--name=` before it.
    package func candidates(for typed: String, of option: Field) -> [Candidate] {
        guard let kind = option.completedKind else { return [] }
        var word = CompletedWord(ofSystemShell: typed)
        if let equals = typed.firstIndex(of: "="), option.isNamed(typed[..<equals]) { word = word.after(equals) }
        return word.completion(with: kind, in: context()).candidates
    }

    /// Returns the completions of a value.
    package func candidates(for typed: String, of kind: any CompletableArgument.Type) -> [Candidate] {
        CompletedWord(ofSystemShell: typed).completion(with: kind, in: context()).candidates
    }

    /// Returns the candidates that fit a word.
    package static func candidates(for typed: String, among candidates: [Candidate]) -> [Candidate] {
        CompletedWord(ofSystemShell: typed).completion(with: candidates).candidates
    }

    /// Returns the names of options and flags with their help.
    /// - Parameter given: the long names to omit.
    package static func options(_ fields: [Field], without given: Set<String>) -> [Candidate] {
        CommandOptions.candidates(fields, without: given)
    }

    /// Returns whether an option can follow a command's words. It cannot follow `--`, or an option that needs a value.
    package func takesOption(after words: [String]) -> Bool {
        guard let first = words.first, let type = CommandTable.find(first) else { return true }
        let before = PrecedingWords(Array(words.dropFirst()), of: type)
        return before.option == nil && !before.isTerminated
    }
}

extension Completer {
    /// Creates the completer for a performed transcript, which uses the session but no files.
    init(_ shell: Shell) {
        var memory = CompletionMemory()
        memory.listed = { [client = shell.client] in client.listed($0, in: $1) }
        self.init(session: shell.session, memory: memory)
    }

    /// Returns the rows of the list that the Tab key opens after the beginning of a command. The result is empty if the
    /// key does not open a list.
    func listedRows(after beginning: String, columns: Int, lines: Int) -> [String] {
        let completion = completion(of: beginning, at: beginning.utf8.count)
        return CompletionList.rows(of: completion, line: beginning, columns: columns, lines: lines) ?? []
    }
}

extension Shell {
    /// Returns the rows of the list that the Tab key opens after the beginning of a command. The result is empty if the
    /// key does not open a list.
    func completionRows(after beginning: String, columns: Int, lines: Int) -> [String] {
        Completer(self).listedRows(after: beginning, columns: columns, lines: lines)
    }

    /// Returns the look of each character of a typed line: Select Graphic Rendition parameters, or nil for unstyled.
    func looks(ofLine line: String) -> [String?] {
        let frame = screen.frame
        return LineStyles(session: session).styled(line).spans.flatMap { span in
            let code = frame.theme.code(of: span.style, hasManyColors: frame.hasManyColors)
            return span.text.map { _ in code }
        }
    }
}
