import AppleMusicAPI

/// Cover art made from a resource's colours and id: the grooves of a record, somewhere on the background. The same for ever.
struct Cover {
    private let palette: CoverPalette
    private let width: Int
    private let height: Int
    /// Whether what is outside of the largest circle is transparent.
    private let isRound: Bool
    /// Pixels, the record's middle.
    private let middle: (x: Double, y: Double)
    /// Palette indices by distance from the middle, in quarters of a pixel.
    private let grooves: [UInt8]

    private static let quarters = 4.0

    /// The background and four colours upon it, red, green and blue.
    struct Colors: Hashable, Sendable {
        var channels: [[UInt8]]
    }

    /// - Parameters:
    ///   - name: `albums/310730204`
    ///   - width: pixels, 1 to 4096, as is the height.
    init(of name: String, colors: Colors, width: Int, height: Int, isRound: Bool = false) {
        self.width = width
        self.height = height
        self.isRound = isRound
        palette = CoverPalette(colors)
        var random = RandomSource(name: name)
        let side = Double(min(width, height))
        // The middle stays in the inner half, whatever the shape.
        middle = (
            Double(width) * (0.3 + 0.4 * random.fraction()), Double(height) * (0.3 + 0.4 * random.fraction())
        )
        var rings: [(edge: Double, color: Int)] = []
        var edge = side * (0.04 + 0.05 * random.fraction())
        let outermost = side * (0.38 + 0.3 * random.fraction())
        var color = 0
        while edge < outermost {
            rings.append((edge, color))
            edge += side * (0.015 + 0.085 * random.fraction())
            // Never the same colour twice in a row.
            color = (color + 1 + Int(random.fraction() * Double(colors.channels.count - 1))) % colors.channels.count
        }
        rings.append((outermost, color))
        grooves = Cover.grooves(rings, to: Double(width + height), palette)
    }

    /// Draws one line from the middle outwards; every pixel then looks its distance up. Edges are smoothed over one pixel.
    private static func grooves(
        _ rings: [(edge: Double, color: Int)], to farthest: Double, _ palette: CoverPalette
    ) -> [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(Int(farthest * quarters) + 1)
        var ring = 0
        for step in 0...Int(farthest * quarters) {
            let distance = Double(step) / quarters
            while ring < rings.count, distance > rings[ring].edge + 0.5 { ring += 1 }
            let inside = ring < rings.count ? rings[ring].color : 0
            let outside = ring + 1 < rings.count ? rings[ring + 1].color : 0
            let share = ring < rings.count ? distance - (rings[ring].edge - 0.5) : 0
            line.append(palette.index(from: inside, to: outside, share: min(max(share, 0), 1)))
        }
        return line
    }

    var png: [UInt8] {
        let nothing = UInt8(palette.bytes.count / 3)
        var image = PNG(
            width: width, height: height, palette: palette.bytes + (isRound ? [0, 0, 0] : []),
            transparent: isRound ? nothing : nil)
        var row = [UInt8](repeating: 0, count: width)
        for y in 0..<height {
            let down = Double(y) + 0.5 - middle.y
            for x in 0..<width {
                let right = Double(x) + 0.5 - middle.x
                row[x] = grooves[Int((right * right + down * down).squareRoot() * Cover.quarters)]
            }
            if isRound { cut(&row, at: y, nothing) }
            image.append(row: row)
        }
        return image.finish()
    }
}

extension Cover {
    /// Leaves of a row what is within the circle.
    private func cut(_ row: inout [UInt8], at y: Int, _ nothing: UInt8) {
        let radius = Double(min(width, height)) / 2
        let down = Double(y) + 0.5 - Double(height) / 2
        let reach = max(0, radius * radius - down * down).squareRoot()
        for x in row.indices where abs(Double(x) + 0.5 - Double(width) / 2) > reach { row[x] = nothing }
    }
}

extension RandomSource {
    /// 0 to 1, without the 1.
    mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
