/// The size of a character in pixels.
package struct CellSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// The size for terminals that report none: small enough for a picture to stay within its room nearly everywhere.
    package static let usual = CellSize(width: 8, height: 16)

    /// The size that follows from the terminal's size in pixels and in characters; the usual size if the result is implausible.
    package init(pixels: (width: Int, height: Int), columns: Int, rows: Int) {
        let (width, height) = (pixels.width / max(columns, 1), pixels.height / max(rows, 1))
        let isKnown = (3...64).contains(width) && (6...128).contains(height)
        self = isKnown ? CellSize(width: width, height: height) : .usual
    }

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
