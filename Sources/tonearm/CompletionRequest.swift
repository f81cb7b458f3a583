import Console
import LineEditor
import MusicCatalog
import MusicWorld
import TonearmShell

/// What the completion scripts ask: `tonearm ---completion account -- positional@0 2 3 tonearm account sign`.
///
/// The parser writes the scripts and has an answer for them too, but one that takes all of its declarations to be looked at.
struct CompletionRequest {
    /// What every request begins with.
    static let word = "---completion"

    /// The name of the argument or the option, as the parser calls it.
    private let name: String
    /// The program's arguments before the word.
    private let before: [String]
    /// The word up to the cursor.
    private let typed: String

    /// - Returns: nil for what is no request.
    init?(_ words: [String]) {
        guard words.first == Self.word, let separator = words.firstIndex(of: "--") else { return nil }
        // The argument's name, the word's index, the cursor in it, and the line.
        let rest = Array(words[(separator + 1)...])
        guard rest.count > 3, let index = Int(rest[1]), let cursor = Int(rest[2]) else { return nil }
        let line = Array(rest[3...])
        guard index > 0, cursor >= 0, index <= line.count else { return nil }
        name = rest[0]
        before = line[1..<index].map(Self.unquoted)
        typed = index < line.count ? Self.unquoted(String(line[index].unicodeScalars.prefix(cursor))) : ""
    }

    /// A word as a system shell reads it. They give it to the scripts as it is typed, and a quote may be open still.
    private static func unquoted(_ typed: String) -> String {
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in typed {
            switch character {
            case _ where isEscaped:
                word.append(character)
                isEscaped = false
            case "\\" where quote != "'": isEscaped = true
            case quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil: quote = character
            default: word.append(character)
            }
        }
        return word
    }

    /// What the word can become, a line each, in the form of the shell that asks.
    func answer(for shell: String?) -> [String] {
        let store = UserFolder.state.map { SessionStore(folder: $0) }
        var memory = CompletionMemory(store: store, lessonFolder: UserFolder.lessons)
        memory.listed = { BuiltInCatalog().listed($0, in: $1.language) }
        let completer = Completer(session: Session(seed: 1), memory: memory)
        var candidates = candidates(completer)
        if shell == "bash" {
            // It puts in what all have in common, in the place of what is typed.
            let continuing = candidates.filter { $0.text.hasPrefix(typed) }
            if !continuing.isEmpty || candidates.count > 1 { candidates = continuing }
        }
        let lines = candidates.map { candidate in
            let said = candidate.description
            return switch shell {
            case "zsh" where !said.isEmpty: candidate.text.replacing(":", with: "\\:") + ":\(said)"
            case "zsh": candidate.text.replacing(":", with: "\\:")
            case "fish" where !said.isEmpty: "\(candidate.text)\t\(said)"
            default: candidate.text
            }
        }
        // The script for zsh leaves the last line out.
        return shell == "zsh" && !lines.isEmpty ? lines + [" "] : lines
    }

    private func candidates(_ completer: Completer) -> [Candidate] {
        guard let arguments = try? Arguments(before) else { return [] }
        guard arguments.command.isEmpty else {
            return completer.candidates(for: typed, after: arguments.command)
        }
        guard let option = Options().fields.first(where: { $0.isNamed(name) }) else { return [] }
        return completer.candidates(for: typed, of: option)
    }
}
