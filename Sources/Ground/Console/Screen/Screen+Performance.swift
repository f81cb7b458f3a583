import TonearmTerminalText

extension Screen {
    /// Shows text of a performed transcript, whose lines end with `\r\n`. Control characters are made visible.
    package func perform(_ text: String) throws {
        let end = frame.isTerminal ? "\r\n" : "\n"
        let lines = text.components(of: "\r\n")
        try show(plain: lines.map { Printable.block(secrets.hidden(in: $0)) }.joined(separator: end))
    }
}

extension String {
    /// Splits the text at a separator by bytes, because Swift treats `\r\n` as one character.
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
