/// Draws pictures with half-block characters. The foreground colors the upper half of each cell, the background the
/// lower half.
enum HalfBlocks {
    private static let half = "\u{2580}"

    /// - Parameter isDirect: whether the terminal has direct color; otherwise xterm's 256 colors are used.
    /// - Returns: one line for every two rows of pixels; an odd last row is left out.
    static func lines(of picture: Picture, isDirect: Bool) -> [StyledText] {
        (0..<(picture.height / 2)).map { row in
            var line = StyledText()
            for column in 0..<picture.width {
                let upper = picture.pixels[2 * row * picture.width + column]
                let lower = picture.pixels[(2 * row + 1) * picture.width + column]
                line.append(half, .cell(isDirect ? .direct(upper, lower) : .indexed(xterm(upper), xterm(lower))))
            }
            return line
        }
    }

    /// Returns the nearest of xterm's colors: a 6×6×6 cube from 16 on, and 24 greys from 232 on.
    static func xterm(_ color: UInt32) -> UInt8 {
        let channels: [Int] = [Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255)]
        let steps = channels.map { channel in nearest(to: channel, in: levels) }
        let mean = channels.reduce(0, +) / 3
        let grey = min(max((mean - 8 + 5) / 10, 0), 23)
        let cube = distance(channels, steps.map { levels[$0] })
        if distance(channels, Array(repeating: 8 + 10 * grey, count: 3)) < cube { return UInt8(232 + grey) }
        return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }

    private static let levels = [0, 95, 135, 175, 215, 255]

    private static func nearest(to channel: Int, in levels: [Int]) -> Int {
        levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
    }

    private static func distance(_ left: [Int], _ right: [Int]) -> Int {
        zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}

/// Encodes pictures in kitty's terminal graphics protocol: raw pixels in base64, in chunks.
enum KittyGraphics {
    /// The base64 characters in each chunk: a multiple of four, and at most what the protocol allows.
    private static let partLength = 4_096

    /// - Returns: sequences that do not move the cursor (`C=1`) and get no reply from the terminal (`q=2`).
    static func bytes(of picture: Picture, in room: PictureRoom) -> [UInt8] {
        var data: [UInt8] = []
        data.reserveCapacity(picture.pixels.count * 3)
        for pixel in picture.pixels {
            data += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
        }
        let text = base64(data)
        var bytes: [UInt8] = []
        var start = 0
        while start < text.count {
            let end = min(start + partLength, text.count)
            let first =
                "a=T,f=24,s=\(picture.width),v=\(picture.height),c=\(room.columns),r=\(room.rows),C=1,q=2,"
            bytes += "\u{1B}_G\(start == 0 ? first : "")m=\(end < text.count ? 1 : 0);".utf8
            bytes += text[start..<end]
            bytes += "\u{1B}\\".utf8
            start = end
        }
        return bytes
    }

    /// Encodes bytes in base64 (RFC 4648 §4).
    private static func base64(_ data: [UInt8]) -> [UInt8] {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((data.count + 2) / 3 * 4)
        for start in stride(from: 0, to: data.count, by: 3) {
            let count = min(3, data.count - start)
            var value = Int(data[start]) << 16
            if count > 1 { value |= Int(data[start + 1]) << 8 }
            if count > 2 { value |= Int(data[start + 2]) }
            for index in 0..<4 {
                text.append(index <= count ? digits[value >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return text
    }
}

/// Encodes pictures as sixels (DEC STD 070 §9): columns of six pixels, in bands, one color after the other.
enum Sixels {
    /// The most colors in a picture. Every terminal with sixels has as many registers, except for old ones of 16.
    private static let colorLimit = 256

    static func bytes(of picture: Picture) -> [UInt8] {
        let (palette, indices) = palette(of: picture)
        // P2 = 1 leaves pixels without a color unchanged. The raster attributes follow: the pixel's proportions and
        // the size.
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8)
        for (number, color) in palette.enumerated() {
            // Sixels take colors in percent of red, green and blue.
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
            // Return to the left edge for the next color of the band.
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

    /// Returns a picture's colors, and the zero-based number of each pixel's color. If there are too many, similar
    /// colors are merged.
    private static func palette(of picture: Picture) -> Palette {
        for mask: UInt32 in [0xFF_FFFF, 0xF8_F8F8, 0xF0_F0F0, 0xE0_E0E0] {
            if case let palette = Self.palette(of: picture, mask), palette.colors.count <= colorLimit { return palette }
        }
        // Two bits a channel make at most 64 colors.
        return palette(of: picture, 0xC0_C0C0)
    }

    /// - Parameter mask: the bits of a color that count; colors equal in these bits are merged.
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
