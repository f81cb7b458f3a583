/// Pictures by sixels (DEC STD 070 §9): columns of six pixels, in bands, one colour after the other.
enum Sixels {
    /// No terminal that shows them has fewer registers for colours, but for old ones of 16.
    private static let colorLimit = 256

    static func bytes(of picture: Picture) -> [UInt8] {
        let (palette, indices) = palette(of: picture)
        // P2 = 1: what has no colour stays as it is. Then the proportions of a pixel, and the size.
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
        for (number, color) in palette.enumerated() {
            // Percents of red, green and blue.
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
            // Back to the left, for the next colour of the same band.
            if number > 0 { bytes.append(UInt8(ascii: "$")) }
            bytes += "#\(color)".utf8
            append(runs: columns[color] ?? [], to: &bytes)
        }
    }

    /// `!5~` for five of the same; what is empty at the end is left out.
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

    /// The colours of a picture and the number of each pixel's, from 0. Of too many colours, those near each other become one.
    private static func palette(of picture: Picture) -> Palette {
        for mask: UInt32 in [0xFF_FFFF, 0xF8_F8F8, 0xF0_F0F0, 0xE0_E0E0] {
            if case let palette = Self.palette(of: picture, mask), palette.colors.count <= colorLimit { return palette }
        }
        // Two bits a channel are 64 colours at most.
        return palette(of: picture, 0xC0_C0C0)
    }

    /// - Parameter mask: the bits by which colours are told apart.
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
