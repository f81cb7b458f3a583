/// Pixels to be shown on a terminal.
package struct Picture: Hashable, Sendable {
    /// Pixels, 1 at least, as is the height.
    package let width: Int
    package let height: Int
    /// `0xRRGGBB`, row by row from the top.
    package let pixels: [UInt32]

    /// - Returns: nil when there are not as many pixels as the sides say.
    package init?(width: Int, height: Int, pixels: [UInt32]) {
        guard width > 0, height > 0, case (pixels.count, false) = width.multipliedReportingOverflow(by: height) else {
            return nil
        }
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The same with fewer pixels, each the middle of those that it stands for.
    /// - Parameter factor: pixels of a side that become one; what is left over at the right and below is cut off.
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
