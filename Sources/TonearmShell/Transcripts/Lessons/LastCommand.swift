/// The last command with its result.
package struct LastCommand: Sendable, Hashable {
    /// The line as typed, with secrets redacted.
    package var typed: String
    /// The command's full name; nil if it is unknown.
    package var name: String?
    /// The exit status of a script that would end there.
    package var status: Int32 = 0
    /// The failure: what could not be done, and why.
    package var failure: String?

    init(typed: String) { self.typed = typed }

    /// The typed line, with an abbreviated command replaced by its full name.
    var fullText: String {
        guard let name, !begins(with: name), let word = typed.split(whereSeparator: \.isWhitespace).first, word != name,
            name.hasPrefix(word), let range = typed.firstRange(of: word)
        else { return typed }
        return typed[..<range.lowerBound] + name + typed[range.upperBound...]
    }

    /// Returns whether the line begins with the full name, as scripts usually do.
    private func begins(with name: String) -> Bool {
        typed.hasPrefix(name) && typed.utf8.dropFirst(name.utf8.count).first ?? 0x20 == 0x20
    }

    /// Whether the line contains only spaces.
    var isBlank: Bool { !typed.utf8.contains { (0x21...0x7E).contains($0) } && typed.allSatisfy(\.isWhitespace) }

    /// Whether the command controls recordings, so that it is not recorded.
    var isAboutRecording: Bool { name.map { ["transcript", "note", "exit"].contains($0) } ?? false }

    /// Whether the command controls lessons, so that it does not count as a try.
    var isAboutLearning: Bool { name.map { Self.about.contains($0) } ?? false }

    private static let about: Set<String> = ["lesson", "transcript", "note", "help", "history", "exit"]
}
