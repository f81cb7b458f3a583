import LineEditor
import TerminalText

/// The continuations of a word, for a system shell.
enum CompletionAnswer: Equatable {
    case candidates([Candidate])
    /// The shell completes the name of a file behind this beginning of the word.
    case files(behind: String)

    /// A line for each candidate: its kind, its text and its description, with tabs between them.
    ///
    /// The kind is `part` if the word goes on behind the text, else `word`. The kind `files` is alone: its text is the beginning of the word.
    /// Omits candidates that no line can hold or that contain invisible characters.
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

    /// Keeps the candidates that can replace the word in bash, in quotes and without the beginning that bash keeps.
    ///
    /// bash replaces a word by the beginning that all candidates share. Only one alone may begin otherwise, if it was found by its name.
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
