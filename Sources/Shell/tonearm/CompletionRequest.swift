import TonearmLineEditor
import TonearmTerminalText

/// A request of a completion script: `tonearm ---completion zsh tonearm account sign`.
///
/// The shell's name is followed by the words of the line up to the cursor, beginning with the program's name. zsh and
/// fish remove quotation marks; the bash script passes the arguments of `BashLine`.
struct CompletionRequest {
    /// The first word of every request.
    static let word = "---completion"

    enum Shell: String {
        case bash, zsh, fish
    }

    /// The program's arguments before the word at the cursor.
    private var before: [String] = []
    /// The word up to the cursor.
    private var typed = ""
    /// The line as bash passes it; nil for other shells.
    private var bash: BashLine?

    /// - Returns: nil if the words are not a request.
    init?(_ words: [String]) {
        guard words.count > 2, words[0] == Self.word, let shell = Shell(rawValue: words[1]) else { return nil }
        var line = Array(words[2...])
        if shell == .bash {
            guard let read = BashLine(line) else { return nil }
            bash = read
            line = read.words
        }
        guard line.count > 1 || bash?.isRedirected == true else { return nil }
        before = Array(line.dropFirst().dropLast())
        typed = line.last ?? ""
    }

    /// The answer's lines for the script.
    var lines: [String] {
        if bash?.isRedirected == true { return CompletionAnswer.files(behind: "").lines }
        var answer = ProgramCompletion().answer(for: typed, after: before)
        if let bash { answer.fit(to: bash, typed: typed) }
        return answer.lines
    }
}

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

/// The built-in completion scripts, which are also in the folder `completions`.
enum CompletionScript {
    static func text(for shell: CompletionRequest.Shell) -> String {
        let bytes =
            switch shell {
            case .bash: PackageResources.tonearm_bash
            case .zsh: PackageResources._tonearm
            case .fish: PackageResources.tonearm_fish
            }
        // The screen adds the last line feed.
        return String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
