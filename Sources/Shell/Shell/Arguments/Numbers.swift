import TonearmConsole
import TonearmLineEditor

extension Int: CompletableArgument {}

extension UInt64: CompletableArgument {}

extension Double: CompletableArgument {
    package static var traits: ArgumentTraits { ArgumentTraits(placeholder: "SECONDS", example: "0.2") }
}

/// A factor of speed, such as `2` or `0.5`.
struct SpeedFactor: CompletableArgument {
    let value: Double

    static let traits = ArgumentTraits(placeholder: "FACTOR", example: "2", isOrdered: true)

    init?(argument: String) {
        guard let value = Double(argument) else { return nil }
        self.value = value
    }

    var defaultText: String { String(value) }

    static var candidates: [Candidate] { ["0.5", "1", "2", "4"].map { Candidate($0) } }
}

/// A length of time, such as `190d`, `1h30m` or `45s`.
struct DurationText: TextArgument {
    let text: String

    static let traits = ArgumentTraits(placeholder: "DURATION", example: "190d", isOrdered: true)

    static var candidates: [Candidate] {
        ["10s", "10m", "1h", "12h", "1d", "30d", "180d", "190d"].map { text in
            let seconds = (try? TimeSpan.parse(text, to: "complete")) ?? 0
            return Candidate(text, description: TimeSpan.words(seconds))
        }
    }
}
