/// A request of a completion script: `tonearm ---completion zsh tonearm account sign`.
///
/// After the shell's name come the words of the line up to the cursor. The program's name is the first one. zsh and fish take the quotes off;
/// the script for bash passes what `BashLine` reads.
struct CompletionRequest {
    /// The first word of every request.
    static let word = "---completion"

    enum Shell: String {
        case bash, zsh, fish
    }

    private let shell: Shell
    /// The program's arguments in front of the word at the cursor.
    private var before: [String] = []
    /// The word up to the cursor.
    private var typed = ""
    /// The beginning of the word that the shell leaves in the line.
    private var kept = ""
    /// Whether the word is the file of a redirection.
    private var isRedirected = false

    /// Returns nil if the words are not a request.
    init?(_ words: [String]) {
        guard words.count > 2, words[0] == Self.word, let shell = Shell(rawValue: words[1]) else { return nil }
        self.shell = shell
        var line = Array(words[2...])
        if shell == .bash {
            guard let read = BashLine(line) else { return nil }
            (line, kept, isRedirected) = (read.words, read.kept, read.isRedirected)
        }
        guard isRedirected || line.count > 1 else { return nil }
        before = Array(line.dropFirst().dropLast())
        typed = line.last ?? ""
    }

    /// The answer's lines for the script.
    var lines: [String] {
        if isRedirected { return CompletionAnswer.files(behind: "").lines }
        var answer = ProgramCompletion().answer(for: typed, after: before)
        if shell == .bash { answer.fitToBash(typed: typed, kept: kept) }
        return answer.lines
    }
}
