/// The command that was run last, and what came of it.
package struct LastCommand: Sendable, Hashable {
    /// As it was typed, without its secrets.
    package var typed: String
    /// Its full name; nil where no command is called so.
    package var name: String?
    /// With which a script would end there.
    package var status: Int32 = 0
    /// Why it failed: what could not be done, and why.
    package var failure: String?

    init(typed: String) { self.typed = typed }

    /// As it was typed, with the command's full name where only its beginning was.
    var fullText: String {
        guard let name, !begins(with: name), let word = typed.split(whereSeparator: \.isWhitespace).first, word != name,
            name.hasPrefix(word), let range = typed.firstRange(of: word)
        else { return typed }
        return typed[..<range.lowerBound] + name + typed[range.upperBound...]
    }

    /// Whether the full name was typed, as scripts have it.
    private func begins(with name: String) -> Bool {
        typed.hasPrefix(name) && typed.utf8.dropFirst(name.utf8.count).first ?? 0x20 == 0x20
    }

    /// Whether nothing was typed but spaces.
    var isBlank: Bool { !typed.utf8.contains { (0x21...0x7E).contains($0) } && typed.allSatisfy(\.isWhitespace) }

    /// Whether it is one of those that steer recordings, and is in none.
    var isAboutRecording: Bool { name.map { ["transcript", "note", "exit"].contains($0) } ?? false }

    /// Whether it is one of those that help to teach and to learn. A lesson does not take them for tries.
    var isAboutLearning: Bool { name.map { Self.about.contains($0) } ?? false }

    private static let about: Set<String> = ["lesson", "transcript", "note", "help", "history", "exit"]
}
