/// Encodes pictures as sixels (DEC STD 070 §9): columns of six pixels, in bands, one colour after the other.
enum Sixels {
    /// The most colours in a picture. Every terminal with sixels has as many registers, except for old ones of 16.
    private static let colorLimit = 256

    static func bytes(of picture: Picture) -> [UInt8] {
        let (palette, indices) = palette(of: picture)
        // P2 = 1 leaves pixels without a colour unchanged. The raster attributes follow: the pixel's proportions and
        // the size.
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
        for (number, color) in palette.enumerated() {
            // Sixels take colours in percent of red, green and blue.
            let channels: [UInt32] = [color >> 16 & 255, color >> 8 & 255, color & 255]
            let percents = channels.map { ($0 * 100 + 127) / 255 }
            bytes += "#\(number);2;\(percents[0]);\(percents[1]);\(percents[2])".utf8
        }
        for top in stride(from: 0, to: picture.height, by: 6) {
            if top > 0 { bytes.append(UInt8(ascii: "-")) }
            append(band: top, of: indices, picture, to: &bytes)
        }
        return bytes + Array("\u{1B}\\".utf8)
    }

    private static func append(band top: Int, of indices: [Int], _ picture: Picture, to bytes: inout [UInt8]) {
        var columns: [Int: [UInt8]] = [:]
        for y in top..<min(top + 6, picture.height) {
            for x in 0..<picture.width {
                let color = indices[y * picture.width + x]
                columns[color, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << (y - top)
            }
        }
        for (number, color) in columns.keys.sorted().enumerated() {
            // Return to the left edge for the next colour of the band.
            if number > 0 { bytes.append(UInt8(ascii: "$")) }
            bytes += "#\(color)".utf8
            append(runs: columns[color] ?? [], to: &bytes)
        }
    }

    /// Appends columns with run lengths, such as `!5~` for five equal ones; empty columns at the end are left out.
    private static func append(runs columns: [UInt8], to bytes: inout [UInt8]) {
        let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
        var start = 0
        while start < end {
            let length = columns[start..<end].prefix { $0 == columns[start] }.count
            let character = 63 + columns[start]
            bytes += length > 3 ? Array("!\(length)".utf8) + [character] : Array(repeating: character, count: length)
            start += length
        }
    }

    private typealias Palette = (colors: [UInt32], indices: [Int])

    /// Returns a picture's colours, and the zero-based number of each pixel's colour. If there are too many, similar
    /// colours are merged.
    private static func palette(of picture: Picture) -> Palette {
        for mask: UInt32 in [0xFF_FFFF, 0xF8_F8F8, 0xF0_F0F0, 0xE0_E0E0] {
            if case let palette = Self.palette(of: picture, mask), palette.colors.count <= colorLimit { return palette }
        }
        // Two bits a channel make at most 64 colours.
        return palette(of: picture, 0xC0_C0C0)
    }

    /// - Parameter mask: the bits of a colour that count; colours equal in these bits are merged.
    private static func palette(of picture: Picture, _ mask: UInt32) -> Palette {
        var numbers: [UInt32: Int] = [:]
        var colors: [UInt32] = []
        let indices = picture.pixels.map { pixel in
            if let number = numbers[pixel & mask] { return number }
            numbers[pixel & mask] = colors.count
            colors.append(pixel & 0xFF_FFFF)
            return colors.count - 1
        }
        return (colors, indices)
    }
}
