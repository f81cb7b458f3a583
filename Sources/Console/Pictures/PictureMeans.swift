package import SystemLayer

/// A technique by which a terminal shows pictures.
package enum PictureMeans: String, CaseIterable, Hashable, Sendable, Codable {
    /// Two pixels a character, in any colour (ISO 8613-6 direct colour, `38;2`).
    case blocks
    /// Two pixels a character, in xterm's 256 colours.
    case palette = "256"
    /// The terminal graphics protocol of kitty.
    case kitty
    /// Sixel graphics, first used by the VT340.
    case sixel

    /// Whether a picture is made of characters, which pass through pagers and multiplexers.
    package var isText: Bool { self == .blocks || self == .palette }
}

/// The area that a picture takes on a terminal, in characters.
package struct PictureRoom: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    /// Creates the largest area with a picture's proportions. A character counts as twice as high as it is wide.
    /// - Parameters:
    ///   - width: the picture's width in any unit, like the height; values below 1 count as 1.
    ///   - columns: the most columns that may be used; `rows` limits the height.
    package init(width: Int, height: Int, columns: Int, rows: Int) {
        let (width, height) = (Double(max(width, 1)), Double(max(height, 1)))
        let scale = min(Double(columns) / width, Double(rows) * 2 / height)
        self.columns = max(1, min(Int((width * scale).rounded()), columns))
        self.rows = max(1, min(Int((height * scale / 2).rounded()), rows))
    }

    /// Returns the size in pixels of a picture that fills the area.
    package func pixels(by means: PictureMeans, cell: CellSize) -> (width: Int, height: Int) {
        means.isText ? (columns, rows * 2) : (columns * cell.width, rows * cell.height)
    }
}
