/// How many columns a terminal gives a character: 0, 1 or 2. Whoever knows the terminal says so.
package typealias CharacterColumns = @Sendable (Character) -> Int

/// Breaks text into lines that fit.
struct Wrapping {
    let width: Int
    let columns: CharacterColumns

    func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns($1) } }

    /// Lines broken at spaces, and in words that are longer than a line.
    func lines(of text: String) -> [String] {
        text.exactLines.flatMap { line in
            var lines: [String] = []
            var current = ""
            var used = 0
            for word in line.split(separator: " ") {
                let length = columns(of: word)
                if !current.isEmpty, used + 1 + length <= width {
                    current += " " + word
                    used += 1 + length
                    continue
                }
                if !current.isEmpty { lines.append(current) }
                let pieces = pieces(of: word)
                lines += pieces.dropLast()
                current = pieces.last ?? ""
                used = columns(of: current)
            }
            return lines + [current]
        }
    }

    /// A line cut where the terminal would cut it: every so many columns. Tabs become spaces, up to the next eighth
    /// column.
    func pieces(of line: some StringProtocol) -> [String] {
        var pieces = [""]
        var used = 0
        for character in line {
            if character == "\t" {
                let spaces = min(8 - used % 8, max(width - used, 0))
                pieces[pieces.count - 1] += String(repeating: " ", count: spaces)
                used += spaces
                continue
            }
            let length = columns(character)
            if used + length > max(width, 1), used > 0 {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += length
        }
        return pieces
    }
}
