/// Pixels to be shown on a terminal.
package struct Picture: Hashable, Sendable {
    /// The width in pixels, at least 1, like the height.
    package let width: Int
    package let height: Int
    /// Pixels as `0xRRGGBB`, row by row from the top.
    package let pixels: [UInt32]

    /// - Returns: nil if the number of pixels does not match the width and the height.
    package init?(width: Int, height: Int, pixels: [UInt32]) {
        guard width > 0, height > 0, case (pixels.count, false) = width.multipliedReportingOverflow(by: height) else {
            return nil
        }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Returns the picture with fewer pixels, each the middle pixel of its square.
    /// - Parameter factor: the side of a square; pixels left over at the right and bottom are cut off.
    package func reduced(by factor: Int) -> Picture? {
        guard factor > 1 else { return self }
        let (columns, rows) = (width / factor, height / factor)
        var reduced: [UInt32] = []
        reduced.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var (red, green, blue) = (UInt32(0), UInt32(0), UInt32(0))
                for y in (row * factor)..<(row * factor + factor) {
                    for x in (column * factor)..<(column * factor + factor) {
                        let pixel = pixels[y * width + x]
                        red += pixel >> 16 & 255
                        green += pixel >> 8 & 255
                        blue += pixel & 255
                    }
                }
                let count = UInt32(factor * factor)
                reduced.append((red / count) << 16 | (green / count) << 8 | (blue / count))
            }
        }
        return Picture(width: columns, height: rows, pixels: reduced)
    }
}
