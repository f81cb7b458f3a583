import SharedAlgorithms

/// How fast a performance goes. All times are whole milliseconds, so that the same seed gives the same performance
/// everywhere.
package struct Pace: Sendable, Hashable {
    /// 100 is a person who types fast and an audience that reads at leisure; 200 takes half the time.
    package var percent: Int {
        didSet { percent = Self.limited(percent) }
    }
    package var seed: UInt64

    /// From a tenth of the speed to ten times as fast.
    package static let allowed = 10...1000

    package init(percent: Int = 100, seed: UInt64 = 0) {
        self.percent = Self.limited(percent)
        self.seed = seed
    }

    private static func limited(_ percent: Int) -> Int { min(max(percent, allowed.lowerBound), allowed.upperBound) }

    mutating func change(faster: Bool) { percent = faster ? percent * 5 / 4 : percent * 4 / 5 }

    /// Before a character of a step's command is there.
    func typing(_ character: Character, at index: Int, of step: Int) -> Int {
        var random = RandomSource(
            seed: seed ^ (UInt64(truncatingIfNeeded: step) << 20) ^ UInt64(truncatingIfNeeded: index))
        let hesitation = character == " " || character.isPunctuation ? 60 : 0
        return scaled(35 + random.next(modulo: 70) + hesitation)
    }

    /// Between the last character of a command and the return key.
    var beforeReturn: Int { scaled(450) }

    /// While the audience reads: a fifth of a second for a word, half a second at least.
    func reading(_ lines: [String]) -> Int {
        let words = lines.reduce(0) { $0 + $1.split(separator: " ").count }
        return scaled(500 + min(words, 150) * 200)
    }

    /// After what a command printed: a little for each line, three seconds at most.
    func looking(at lines: Int) -> Int { scaled(700 + min(lines, 23) * 100) }

    /// While the audience looks at the list of completions.
    var completing: Int { scaled(1800) }

    private func scaled(_ milliseconds: Int) -> Int { milliseconds * 100 / percent }
}
