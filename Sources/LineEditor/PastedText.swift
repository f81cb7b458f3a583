import TerminalText

/// The lines of a paste that hold anything: tabs are spaces, other control characters are left out, and so is what is
/// no UTF-8.
struct PastedText: Equatable {
    let lines: [String]

    init(_ bytes: [UInt8]) {
        let parts = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        lines = parts.map { Printable.input(String(decoding: $0, as: UTF8.self)) }.filter { $0.contains { $0 != " " } }
    }
}
