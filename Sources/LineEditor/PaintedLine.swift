/// A line as it is written over the one that libedit drew, cell for cell, with colours.
///
/// Rows are left to the terminal to break, as libedit does, so that a terminal that joins broken rows again (after a change of its width, or
/// when text is copied) sees one line.
struct PaintedLine {
    /// What is written, the cursor standing on the line's first cell.
    private(set) var output = ""
    /// Where libedit counts the end of the line to be.
    private(set) var layout: LineLayout
    /// Whether the last character filled its row: the terminal's cursor is still in it.
    private var hasFilledRow = false

    /// Whether there is one for a mark to be drawn over: the prompt's are not the line's.
    private var hasCharacter = false

    /// The row in which the terminal's cursor is left.
    var endRow: Int { hasFilledRow ? layout.row - 1 : layout.row }

    /// - Parameter layout: where the line begins.
    /// - Returns: nil for a line in which something has no width that is known.
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

    /// libedit shows a control as two or more characters.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control
    }

    /// Whether it is drawn over the character before it. What chooses the form of that one, or joins it with the next, could change how many
    /// columns the terminal takes, and libedit draws it as nothing.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: !scalar.properties.isVariationSelector
        default: false
        }
    }
}
