import LineEditor
import TerminalText

/// The completions of a word, for a system shell.
enum CompletionAnswer: Equatable {
    case candidates([Candidate])
    /// The shell itself completes a file name after this prefix.
    case files(behind: String)

    /// One line for each candidate: kind, text and description, separated by tabs.
    ///
    /// The kind is `part` if the word can continue after the text, else `word`. A single line of the kind `files` asks
    /// the shell to complete a file name; its text is the prefix. Candidates with line breaks or invisible characters
    /// are omitted.
    var lines: [String] {
        switch self {
        case .files(let beginning): return Self.isShown(beginning) ? ["files\t\(beginning)"] : []
        case .candidates(let candidates):
            return candidates.filter { Self.isShown($0.text) }.map { candidate in
                let line = (candidate.continues ? "part\t" : "word\t") + candidate.text
                return candidate.description.isEmpty ? line : "\(line)\t\(Printable.line(candidate.description))"
            }
        }
    }

    private static func isShown(_ text: String) -> Bool { Printable.line(text) == text }

    /// Keeps the candidates that can replace the word in bash, quoted and without the prefix that bash does not
    /// replace.
    ///
    /// bash replaces a word by the common prefix of all candidates. So a candidate may begin differently only if it is
    /// the single one.
    mutating func fit(to line: BashLine, typed: String) {
        guard case .candidates(var candidates) = self else { return }
        let continuing = candidates.filter { $0.text.hasPrefix(typed) }
        if !continuing.isEmpty || candidates.count > 1 { candidates = continuing }
        self = .candidates(
            candidates.map { candidate in
                var rest = candidate
                if rest.text.hasPrefix(line.kept) { rest.text.removeFirst(line.kept.count) }
                rest.text = line.quoted(rest.text)
                return rest
            })
    }
}
