import SharedAlgorithms
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
