package import SystemLayer

/// By what a terminal shows pictures.
package enum PictureMeans: String, CaseIterable, Hashable, Sendable, Codable {
    /// Two pixels a character, in any colour (ISO 8613-6 direct colour, `38;2`).
    case blocks
    /// The same in the 256 colours that xterm has.
    case palette = "256"
    /// The terminal graphics protocol of kitty.
    case kitty
    /// The sixels of the VT340.
    case sixel

    /// Whether a picture is made of characters, which every program on the way to the terminal hands on.
    package var isText: Bool { self == .blocks || self == .palette }
}

/// The room that a picture takes on a terminal, in characters.
package struct PictureRoom: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    /// The largest room of a picture's own proportions, a character being twice as high as it is wide.
    /// - Parameters:
    ///   - width: of the picture, in any unit, as is the height; what is not positive counts as 1.
    ///   - columns: no more of them are taken, nor more rows.
    package init(width: Int, height: Int, columns: Int, rows: Int) {
        let (width, height) = (Double(max(width, 1)), Double(max(height, 1)))
        let scale = min(Double(columns) / width, Double(rows) * 2 / height)
        self.columns = max(1, min(Int((width * scale).rounded()), columns))
        self.rows = max(1, min(Int((height * scale / 2).rounded()), rows))
    }

    /// The pixels that fill it.
    package func pixels(by means: PictureMeans, cell: CellSize) -> (width: Int, height: Int) {
        means.isText ? (columns, rows * 2) : (columns * cell.width, rows * cell.height)
    }
}
