import TonearmAlgorithms

/// A scene of a performance.
enum Scene: Sendable {
    /// Text for the audience.
    case prose([MarkdownBlock])
    /// Text for the presenter.
    case note(String)
    /// A command, and those beginnings of it after which the completions are shown.
    case step(Transcript.Step, completions: [String])
    /// A place at which the screen is cleared.
    case clear

    static func all(of transcript: Transcript) -> [Scene] {
        var completions: [String] = []
        return transcript.sections.flatMap { section -> [Scene] in
            switch section.content {
            case .session(let steps):
                defer { completions = [] }
                return steps.enumerated().map { .step($1, completions: $0 == 0 ? completions : []) }
            case .note(let text): return [.note(text)]
            case .prose, .code:
                guard section.isShown else { return [] }
                let blocks = MarkdownBlock.blocks(of: transcript.text(of: section))
                return blocks.isEmpty ? [] : [.prose(blocks)]
            case .clear: return [.clear]
            case .completion(let beginning):
                completions.append(beginning)
                return []
            case .comment: return []
            }
        }
    }

    var isClear: Bool {
        if case .clear = self { true } else { false }
    }

    var step: Transcript.Step? {
        if case .step(let step, _) = self { step } else { nil }
    }

    var completions: [String] {
        if case .step(_, let completions) = self { completions } else { [] }
    }
}

extension Transcript {
    /// The first `complete` comment whose text is not a beginning of the next command.
    package var misplacedCompletion: (line: Int, beginning: String)? {
        for (index, section) in sections.enumerated() {
            guard case .completion(let beginning) = section.content else { continue }
            let next = sections[index...].lazy.compactMap(\.steps.first).first
            if next?.command.hasPrefix(beginning) != true { return (section.line, beginning) }
        }
        return nil
    }
}

/// The pace of a performance. All times are whole milliseconds, so that equal seeds give equal performances everywhere.
package struct Pace: Sendable, Hashable {
    /// The speed in percent: 100 is a fast typist before a relaxed audience; 200 takes half the time.
    package var percent: Int {
        didSet { percent = Self.limited(percent) }
    }
    package var seed: UInt64

    /// The accepted speeds in percent, a tenth to ten times.
    package static let allowed = 10...1000

    package init(percent: Int = 100, seed: UInt64 = 0) {
        self.percent = Self.limited(percent)
        self.seed = seed
    }

    private static func limited(_ percent: Int) -> Int { min(max(percent, allowed.lowerBound), allowed.upperBound) }

    mutating func change(faster: Bool) { percent = faster ? percent * 5 / 4 : percent * 4 / 5 }

    /// Returns the time before a character of a step's command.
    func typing(_ character: Character, at index: Int, of step: Int) -> Int {
        var random = RandomSource(
            seed: seed ^ (UInt64(truncatingIfNeeded: step) << 20) ^ UInt64(truncatingIfNeeded: index))
        let hesitation = character == " " || character.isPunctuation ? 60 : 0
        return scaled(35 + random.next(modulo: 70) + hesitation)
    }

    /// The time between the last character of a command and the return key.
    var beforeReturn: Int { scaled(450) }

    /// Returns the time to read prose: 0.2 seconds a word, at least 0.5 seconds.
    func reading(_ lines: [String]) -> Int {
        let words = lines.reduce(0) { $0 + $1.split(separator: " ").count }
        return scaled(500 + min(words, 150) * 200)
    }

    /// Returns the time to read output: a little for each line, at most three seconds.
    func looking(at lines: Int) -> Int { scaled(700 + min(lines, 23) * 100) }

    /// The time to look at a list of completions.
    var completing: Int { scaled(1800) }

    private func scaled(_ milliseconds: Int) -> Int { milliseconds * 100 / percent }
}
