/// A meaning of words that users type in place of a command: the lines that do what they mean.
struct Meaning: Sendable {
    /// The phrases in the user's words: `sign out`, `cancel subscription`.
    let phrases: [String]
    /// The lines to type, the likeliest first. An example in braces, as in `albums --upc {00602445868162}`, is replaced
    /// by the words that follow the phrase.
    let lines: [String]

    /// Reads meanings from rows such as `account sign-out · session reset == sign out, log out`.
    static func read(_ table: String) -> [Meaning] {
        table.split(separator: "\n").map { row in
            let sides = row.split(separator: " == ", maxSplits: 1)
            return Meaning(
                phrases: sides[1].split(separator: ",").map { $0.trimmingPrefix(" ").lowercased() },
                lines: sides[0].split(separator: " · ").map(String.init))
        }
    }

    /// All written meanings. Those of declarations and of the Schema are in the ``WordIndex``.
    static let all = ofLooking + ofTheAccount + ofPlaying + ofTheShell

    /// Returns the lines with the words that follow the phrase, or with their examples if none follow.
    static func lines(_ lines: [String], with rest: [String]) -> [String] {
        lines.map { line in
            guard let start = line.firstIndex(of: "{"), let end = line.lastIndex(of: "}"), start < end else {
                return line
            }
            let example = String(line[line.index(after: start)..<end])
            let value = rest.isEmpty ? example : Words.line(of: rest)
            return String(line[..<start]) + value + String(line[line.index(after: end)...])
        }
    }
}
