import TonearmTerminalText

/// The bytes that a terminal sends for a key: a UTF-8 character, or a control sequence (ECMA-48, xterm's control
/// sequences).
struct KeySequence {
    private(set) var bytes: [UInt8]

    /// The maximum length of a sequence: keys send a few bytes, answers of the terminal some dozens.
    private static let longest = 256
    private static let escape: UInt8 = 0x1B

    init(_ first: UInt8) { bytes = [first] }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Whether the key may have more bytes. A lone Escape key has none, so the caller waits only briefly.
    var goesOn: Bool {
        guard bytes.count < Self.longest else { return false }
        if bytes[0] == 0x9B { return Self.controlGoesOn(bytes.dropFirst()) }
        guard bytes[0] == Self.escape else { return bytes.count < Self.length(from: bytes[0]) }
        // The Alt key puts an Escape before the key's sequence.
        let rest = bytes.drop { $0 == Self.escape }
        return switch rest.first {
        case nil: true
        case UInt8(ascii: "["): Self.controlGoesOn(rest.dropFirst())
        case UInt8(ascii: "O"): !(rest.dropFirst().last.map { (0x40...0x7E).contains($0) } ?? false)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            Self.stringGoesOn(rest.dropFirst())
        default: false
        }
    }

    /// - Parameter rest: the bytes after the introducer of a control sequence.
    private static func controlGoesOn(_ rest: ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first, let last = rest.last else { return true }
        // The Linux console sends `ESC [ [ A` for F1.
        if first == UInt8(ascii: "[") { return rest.count < 2 }
        return !(0x40...0x7E).contains(last)
    }

    /// - Parameter rest: the bytes after the introducer of a control string, which BEL or `ESC \` ends.
    private static func stringGoesOn(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.last != 0x07 && !(rest.count > 1 && rest.suffix(2).elementsEqual([escape, UInt8(ascii: "\\")]))
    }

    /// Returns the length of a UTF-8 character in bytes.
    private static func length(from first: UInt8) -> Int {
        first >= 0xF8 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    }
}

/// The non-blank lines of a paste. Tabs become spaces; other control characters and invalid UTF-8 are removed.
struct PastedText: Equatable {
    let lines: [String]

    init(_ bytes: [UInt8]) {
        let parts = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        lines = parts.map { Printable.input(String(decoding: $0, as: UTF8.self)) }.filter { $0.contains { $0 != " " } }
    }
}
