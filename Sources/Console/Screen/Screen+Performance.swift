import TerminalText

extension Screen {
    /// Text of a performance, in which lines end with `\r\n`. It may begin with what takes back text that was typed: a carriage
    /// return, a movement upwards, and erasing from there on (ECMA-48). All else is made harmless.
    package func perform(_ text: String) throws {
        guard frame.isTerminal else {
            return try write(text.replacing("\r\n", with: "\n"), taking: "")
        }
        var rest = text.utf8[...]
        var taken = "\r"
        guard rest.popFirst() == UInt8(ascii: "\r"), rest.first == 0x1B else { return try write(text, taking: "") }
        while rest.starts(with: "\u{1B}[".utf8) {
            let digits = rest.dropFirst(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard let last = rest[digits.endIndex...].first,
                last == UInt8(ascii: "A") || digits.isEmpty && last == UInt8(ascii: "J")
            else { break }
            let end = rest.index(after: digits.endIndex)
            taken += String(Substring(rest[..<end]))
            rest = rest[end...]
        }
        try write(String(Substring(rest)), taking: taken)
    }

    private func write(_ text: String, taking back: String) throws {
        let lines = text.components(of: frame.isTerminal ? "\r\n" : "\n")
        let shown = lines.map { Printable.block(secrets.hidden(in: $0)) }
        try show(plain: back + shown.joined(separator: frame.isTerminal ? "\r\n" : "\n"))
    }
}

extension String {
    /// The text cut at a separator, by bytes: a line feed after a carriage return is one character with it.
    fileprivate func components(of separator: String) -> [String] {
        var parts: [String] = []
        var bytes: [UInt8] = []
        let end = Array(separator.utf8)
        for byte in utf8 {
            bytes.append(byte)
            if bytes.suffix(end.count).elementsEqual(end) {
                parts.append(String(decoding: bytes.dropLast(end.count), as: UTF8.self))
                bytes = []
            }
        }
        return parts + [String(decoding: bytes, as: UTF8.self)]
    }
}
