/// A colored line, to be written over libedit's, cell for cell.
///
/// The terminal breaks the rows, as for libedit. So a terminal that rejoins broken rows (after a resize, or when
/// copying text) recognizes one line.
struct PaintedLine {
    /// The output, for a cursor on the line's first cell.
    private(set) var output = ""
    /// The end of the line in libedit's layout.
    private(set) var layout: LineLayout
    /// Whether the last character filled its row, where the terminal's cursor still is.
    private var hasFilledRow = false

    /// Whether a character precedes, over which a mark can be drawn; the prompt's do not count.
    private var hasCharacter = false

    /// The final row of the terminal's cursor.
    var endRow: Int { hasFilledRow ? layout.row - 1 : layout.row }

    /// - Parameter layout: the start of the line.
    /// - Returns: nil if a character's width is unknown.
    init?(_ parts: [ColoredText], startingAt layout: LineLayout) {
        self.layout = layout
        for part in parts {
            if let code = part.code { output += "\u{1B}[\(code)m" }
            for scalar in part.text.unicodeScalars where !add(scalar) { return nil }
            if part.code != nil { output += "\u{1B}[0m" }
        }
    }

    /// - Returns: whether it can be drawn.
    private mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\n" {
            output += hasFilledRow ? "\r\n\r\n" : "\r\n"
            hasFilledRow = layout.add(scalar)
            return true
        }
        guard !Self.isControl(scalar) else { return false }
        if LineLayout.width(of: scalar) > 0 {
            output.unicodeScalars.append(scalar)
            hasFilledRow = layout.add(scalar)
            hasCharacter = true
        } else if Self.isMark(scalar), hasCharacter {
            output.unicodeScalars.append(scalar)
        }
        return true
    }

    /// Returns whether libedit shows the scalar as several characters, as it does controls.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

    /// Returns whether the scalar is drawn over the preceding character. Variation selectors and joiners are not: they
    /// could change the width on the terminal, and libedit draws them as empty.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: !scalar.properties.isVariationSelector
        default: false
        }
    }
}
