/// What a presenter presses.
package enum PerformanceKey: Sendable, Hashable {
    /// Goes on: ends a pause, types a command to its end, runs it.
    case forward
    /// Goes back: to the beginning of the command, then to the one before it.
    case back
    case pause
    case takeOver
    case faster
    case slower
    case quit
    /// Any other: types the next character, and from then on the command waits for keys.
    case other

    /// The meaning of what a terminal sends for a key; nil for what is no key of a performance.
    package init?(_ bytes: [UInt8]) {
        switch String(decoding: bytes, as: UTF8.self) {
        case " ", "\r", "\n", "\u{1B}[C", "\u{1B}OC": self = .forward
        case "b", "\u{7F}", "\u{8}", "\u{1B}[D", "\u{1B}OD": self = .back
        case "p": self = .pause
        case "t": self = .takeOver
        case "+", "=": self = .faster
        case "-": self = .slower
        case "q", "\u{3}", "\u{4}": self = .quit
        case let text where text.unicodeScalars.count == 1 && (text.unicodeScalars.first?.value ?? 0) >= 0x20:
            self = .other
        default: return nil
        }
    }
}
