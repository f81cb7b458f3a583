/// A character on a terminal, and its look.
struct TerminalCell: Hashable {
    /// The character; empty in the second half of a wide character.
    var text = " "
    var look = Look()
    /// The milliseconds since the beginning of the film.
    var time = 0

    struct Look: Hashable {
        var isBold = false
        var isFaint = false
        var color: Color?
        var background: Color?
    }

    enum Color: Hashable {
        /// One of the sixteen colors that the terminal's theme defines.
        case named(Int)
        /// A color as `0xRRGGBB`.
        case direct(UInt32)
    }
}

extension TerminalCell.Look {
    /// Applies the parameters of Select Graphic Rendition (ECMA-48 §8.3.117); ignores those that pictures cannot show.
    mutating func apply(_ parameters: some StringProtocol) {
        var numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        while let number = numbers.popFirst() {
            switch number {
            case 0: self = Self()
            case 1: isBold = true
            case 2: isFaint = true
            case 22: (isBold, isFaint) = (false, false)
            case 30...37: color = .named(number - 30)
            case 38: color = Self.extended(&numbers)
            case 39: color = nil
            case 40...47: background = .named(number - 40)
            case 48: background = Self.extended(&numbers)
            case 49: background = nil
            case 90...97: color = .named(number - 82)
            case 100...107: background = .named(number - 92)
            default: break
            }
        }
    }

    /// Reads a color from the palette of 256, or a direct one (ITU-T T.416).
    private static func extended(_ numbers: inout ArraySlice<Int>) -> TerminalCell.Color? {
        switch numbers.popFirst() {
        case 2:
            let channels = numbers.prefix(3)
            numbers = numbers.dropFirst(3)
            return .direct(channels.reduce(0) { $0 << 8 | UInt32(min(max($1, 0), 255)) })
        case 5: return numbers.popFirst().map(indexed)
        default: return nil
        }
    }

    /// Returns a color of xterm's 256: sixteen named ones, a cube of six levels a channel, and 24 greys.
    private static func indexed(_ number: Int) -> TerminalCell.Color {
        switch number {
        case ..<16: return .named(max(number, 0))
        case 16..<232:
            let levels = [36, 6, 1].map { (number - 16) / $0 % 6 }.map { $0 == 0 ? 0 : UInt32(55 + 40 * $0) }
            return .direct(levels.reduce(0) { $0 << 8 | $1 })
        default:
            let level = UInt32(min(8 + 10 * (number - 232), 255))
            return .direct(level << 16 | level << 8 | level)
        }
    }
}
