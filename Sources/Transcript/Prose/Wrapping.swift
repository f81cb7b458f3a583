/// How many columns a terminal gives a character: 0, 1 or 2. Whoever knows the terminal says so.
package typealias CharacterColumns = @Sendable (Character) -> Int

/// Breaks text into lines that fit.
struct Wrapping {
    let width: Int
    let columns: CharacterColumns

    func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns($1) } }

    /// Lines broken at spaces, between characters of scripts that have none, and in words that are longer than a line.
    func lines(of text: String) -> [String] {
        text.exactLines.flatMap { line in
            var lines: [String] = []
            var current = ""
            var used = 0
            for word in line.split(separator: " ") {
                for (index, piece) in Breaking.pieces(of: word[...]).enumerated() {
                    let gap = index > 0 || current.isEmpty ? "" : " "
                    let length = columns(of: piece)
                    if current.isEmpty || used + gap.utf8.count + length <= width {
                        current += gap + piece
                        used += gap.utf8.count + length
                    } else {
                        lines.append(current)
                        current = String(piece)
                        used = length
                    }
                    guard used > width else { continue }
                    let cut = pieces(of: current)
                    lines += cut.dropLast()
                    current = cut.last ?? ""
                    used = columns(of: current)
                }
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
