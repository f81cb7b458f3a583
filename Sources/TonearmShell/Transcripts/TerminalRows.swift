import TerminalText

/// Measures text in rows of a terminal.
enum TerminalRows {
    /// Returns the number of rows of a line at a width. The line may contain colour sequences, `ESC [ … m`.
    static func count(of line: String, width: Int) -> Int {
        let columns = max(width, 1)
        return max(1, (displayWidth(withoutColor(line[...])) + columns - 1) / columns)
    }

    /// Returns a line without colour sequences.
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
