/// The size of a character in pixels.
package struct CellSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// Where a terminal says nothing: small enough to stay within the room of a picture nearly everywhere.
    package static let usual = CellSize(width: 8, height: 16)

    /// Those of a terminal that tells its size in pixels and in characters; what cannot be is the usual.
    package init(pixels: (width: Int, height: Int), columns: Int, rows: Int) {
        let (width, height) = (pixels.width / max(columns, 1), pixels.height / max(rows, 1))
        let isKnown = (3...64).contains(width) && (6...128).contains(height)
        self = isKnown ? CellSize(width: width, height: height) : .usual
    }

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
