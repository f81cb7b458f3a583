import TonearmTranscripts

/// The last commands of a session with their output, so that the user can save them later.
struct RecentSteps: Sendable {
    struct Step: Sendable {
        let command: String
        let outcome: Outcome
        var size: Int { command.utf8.count + outcome.lines.reduce(0) { $0 + $1.utf8.count + 32 } }
    }

    /// The start of the session before the first of them.
    private(set) var start: SessionStart
    /// Whether the session was new at that time.
    private(set) var isFresh: Bool
    private var steps: [Step] = []
    private var first = 0
    private var size = 0

    /// The maximum number of stored commands.
    private static let countLimit = 500
    /// The maximum size of the stored commands in bytes. The latest command is stored even if it is larger.
    private static let sizeLimit = 2 << 20

    init(start: SessionStart, isFresh: Bool) {
        self.start = start
        self.isFresh = isFresh
    }

    /// Returns the last commands in the order of typing.
    func last(_ count: Int) -> ArraySlice<Step> { steps[first...].suffix(count) }

    var isEmpty: Bool { first == steps.count }
    /// Whether the first commands of the session were dropped.
    var isCut: Bool { first > 0 || isTrimmed }
    private var isTrimmed = false

    mutating func append(_ command: String, _ outcome: Outcome) {
        guard !command.allSatisfy(\.isWhitespace) else { return }
        let step = Step(command: command, outcome: outcome)
        steps.append(step)
        size += step.size
        while steps.count - first > Self.countLimit || size > Self.sizeLimit && steps.count - first > 1 {
            size -= steps[first].size
            first += 1
        }
        guard first > Self.countLimit else { return }
        steps.removeFirst(first)
        first = 0
        isTrimmed = true
    }
}

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
