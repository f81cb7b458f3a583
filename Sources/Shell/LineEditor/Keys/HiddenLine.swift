/// A line that is typed without echo, key by key.
///
/// Keys with special effects at the prompt, such as Ctrl-Z and the arrows, have none here, and do not become part of
/// the line.
package struct HiddenLine {
    package enum Effect: Equatable {
        case goesOn
        /// The key has no effect.
        case refused
        case entered(String)
        case abandoned
    }

    /// The progress through a key that the terminal sends as several bytes.
    private enum Sequence { case none, begun, inside }

    private var bytes: [UInt8] = []
    private var sequence = Sequence.none

    /// The maximum length in bytes.
    private static let longest = 65_536

    package init() {}

    /// - Parameter byte: the next byte from the terminal.
    package mutating func take(_ byte: UInt8) -> Effect {
        switch (sequence, byte) {
        case (.begun, UInt8(ascii: "[")), (.begun, UInt8(ascii: "O")):
            sequence = .inside
            return .goesOn
        case (.inside, 0x20...0x3F): return .goesOn
        case (.begun, 0x20...0x7E), (.inside, 0x40...0x7E):
            sequence = .none
            return .refused
        default:
            sequence = .none
            return takeKey(byte)
        }
    }

    private mutating func takeKey(_ byte: UInt8) -> Effect {
        switch byte {
        // Ctrl-C.
        case 0x03: return .abandoned
        case 0x0A, 0x0D: return .entered(String(decoding: bytes, as: UTF8.self))
        // Ctrl-D.
        case 0x04: return bytes.isEmpty ? .abandoned : .entered(String(decoding: bytes, as: UTF8.self))
        // Backspace removes a character, not a byte.
        case 0x7F, 0x08:
            while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
        // Ctrl-U, Ctrl-W.
        case 0x15, 0x17: bytes = []
        case 0x1B: sequence = .begun
        case 0x00..<0x20: return .refused
        default:
            guard bytes.count < Self.longest else { return .refused }
            bytes.append(byte)
        }
        return .goesOn
    }
}
