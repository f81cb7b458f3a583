import TonearmAlgorithms

@testable import TonearmTranscripts

/// A generator of random sessions and documents, reproducible from its seed.
struct RandomText {
    private var random: RandomSource

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    mutating func below(_ limit: Int) -> Int { random.next(modulo: limit) }

    mutating func pick<T>(_ list: [T]) -> T { list[random.next(modulo: list.count)] }

    /// Fragments that have a meaning in a transcript, nearly have one, or are hard to preserve.
    private static let fragments = [
        "> ", ">> ", ">", "\\", "\\> ", "\\\\> ", "\\>> ", "```", "````", "~~~", "```tonearm", "...", "\\...", "[id]",
        "[id:a]",
        "[..]", "[foo]", "[foo:bar]", "\\[id]", "\\\\[id]", "ids[songs]", "[exit 1]", "\\[exit 1]", "[exit -7]",
        "[exit 99999999999]",
        "\\u{1B}", "\\\\u{1B}", "u{1B}", "\\u{1b}", "\\u{41}", "\\u{9}", "\u{1B}[31m", "\0", "\u{7}", "\u{7F}",
        "\u{85}", "\u{9B}",
        "\t", "\r", " ", "  ", "---", "---\n", "$album", "\\$album", "<!--", "-->", "é", "e\u{301}", "\u{301}",
        "\u{FEFF}",
        "日本語", "🏳️‍🌈", "👩‍👩‍👧", "\u{200F}", "\u{2028}", "\u{10FFFF}", "\u{FFFD}", "a", "albums", "310730204", "[", "]", "{",
        "}",
    ]

    /// Returns a line of any characters but line feeds.
    mutating func line() -> String {
        var line = ""
        for _ in 0..<random.next(modulo: 6) {
            line += random.next(modulo: 4) == 0 ? scalar() : pick(Self.fragments).filter { $0 != "\n" }
        }
        return line
    }

    private mutating func scalar() -> String {
        while true {
            let value = UInt32(random.next(modulo: random.next(modulo: 2) == 0 ? 0x300 : 0x11_0000))
            if let scalar = Unicode.Scalar(value), scalar != "\n" { return String(Character(scalar)) }
        }
    }

    mutating func lines(upTo count: Int) -> [String] { (0..<random.next(modulo: count + 1)).map { _ in line() } }

    mutating func outcome() -> Outcome {
        Outcome(lines: lines(upTo: 5), status: pick([0, 0, 0, 1, 64, 130, -1, .max, .min]))
    }

    /// Returns a command of one line or, now and then, several.
    mutating func command() -> String {
        random.next(modulo: 5) == 0
            ? (0..<(2 + random.next(modulo: 3))).map { _ in line() }.joined(separator: "\n") : line()
    }

    /// Returns Markdown prose without a session block.
    mutating func prose() -> String {
        let pieces = [
            "# Heading", "A paragraph with `code`, *stress* and a [link](https://example.org).", "- one\n- two\n  more",
            "> quoted", "    > indented", "```sh\n> not ours\n```", "~~~~\n```tonearm\n> no\n```\n~~~~",
            "<!-- note: look up -->",
            "<!--\n```tonearm\n> commented out\n```\n-->", "| a | b |\n|---|---|\n| 1 | 2 |", "***", "\\> no command",
            "[id] [foo]", "",
            "Ünïcödé 日本語 e\u{301}", "  spaces at the end  ", "`inline ``` fence`", "> ```tonearm",
        ]
        return (0..<(1 + random.next(modulo: 4))).map { _ in pick(pieces) }.joined(separator: "\n\n")
    }

    /// Returns a document with blocks of steps between prose, and the steps' outcomes.
    mutating func document() -> (text: String, outcomes: [Outcome]) {
        var entries: [Transcript.Entry] = []
        var outcomes: [Outcome] = []
        for _ in 0..<(1 + random.next(modulo: 5)) {
            entries.append(.prose(prose()))
            for _ in 0..<(1 + random.next(modulo: 3)) {
                let outcome = outcome()
                outcomes.append(outcome)
                entries.append(.step(command(), outcome))
            }
        }
        entries.append(.prose(prose()))
        let text = Transcript.text(header: random.next(modulo: 2) == 0 ? nil : Transcript.Header(), entries)
        return (random.next(modulo: 4) == 0 ? Self.withReturns(text) : text, outcomes)
    }

    /// Returns the text with Windows line ends.
    static func withReturns(_ text: String) -> String { text.exactLines.joined(separator: "\r\n") }
}
