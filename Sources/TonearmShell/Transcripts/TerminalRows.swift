import TerminalText

/// The rows that text takes on a terminal.
enum TerminalRows {
    /// How many rows a line takes at a width, where it may have the sequences that colour it: `ESC [ … m`.
    static func count(of line: String, width: Int) -> Int {
        let columns = max(width, 1)
        return max(1, (displayWidth(withoutColor(line[...])) + columns - 1) / columns)
    }

    /// A line without the sequences that colour it.
    static func withoutColor(_ line: Substring) -> String {
        guard line.utf8.contains(0x1B) else { return String(line) }
        var plain = ""
        var rest = line
        while let escape = rest.firstIndex(of: "\u{1B}") {
            plain += rest[..<escape]
            rest = rest[escape...].drop { $0 != "m" }.dropFirst()
        }
        return plain + rest
    }
}
