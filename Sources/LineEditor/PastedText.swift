import TerminalText

/// The non-blank lines of a paste. Tabs become spaces; other control characters and invalid UTF-8 are removed.
struct PastedText: Equatable {
    let lines: [String]

    init(_ bytes: [UInt8]) {
        let parts = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        lines = parts.map { Printable.input(String(decoding: $0, as: UTF8.self)) }.filter { $0.contains { $0 != " " } }
    }
}
