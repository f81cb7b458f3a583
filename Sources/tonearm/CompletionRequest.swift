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
