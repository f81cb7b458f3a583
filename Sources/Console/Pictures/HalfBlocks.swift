/// Draws pictures with half-block characters. The foreground colours the upper half of each cell, the background the
/// lower half.
enum HalfBlocks {
    private static let half = "\u{2580}"

    /// - Parameter isDirect: whether the terminal has direct colour; otherwise xterm's 256 colours are used.
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

    /// Returns the nearest of xterm's colours: a 6×6×6 cube from 16 on, and 24 greys from 232 on.
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
