import AppleMusicAPI
import SharedAlgorithms

/// Cover art made from a resource's colours and id: the grooves of a record, somewhere on the background. The same for ever.
package struct Cover: Sendable {
    private let colors: CoverPalette
    /// Pixels, 1 to 4096, as is the height.
    package let width: Int
    package let height: Int
    /// Whether what is outside of the largest circle is transparent.
    package let isRound: Bool
    /// Pixels, the record's middle.
    private let middle: (x: Double, y: Double)
    /// Palette indices by distance from the middle, in quarters of a pixel.
    private let grooves: [UInt8]

    private static let quarters = 4.0

    /// The background and four colours upon it, red, green and blue.
    package struct Colors: Hashable, Sendable {
        var channels: [[UInt8]]
    }

    /// Red, green and blue of each index, up to 255 of them.
    package var palette: [UInt8] { colors.bytes }
    /// The index of what is not seen of a round cover: one more than the palette has.
    package var nothing: UInt8 { UInt8(colors.bytes.count / 3) }

    /// - Parameters:
    ///   - name: `albums/310730204`
    ///   - width: pixels, 1 to 4096, as is the height.
    package init(of name: String, colors: Colors, width: Int, height: Int, isRound: Bool = false) {
        self.width = width
        self.height = height
        self.isRound = isRound
        self.colors = CoverPalette(colors)
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
        grooves = Cover.grooves(rings, to: Double(width + height), self.colors)
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

    /// Draws one row: an index into the palette for each pixel.
    /// - Parameters:
    ///   - y: 0 is the row at the top.
    ///   - indices: as many as the cover is wide.
    package func draw(row y: Int, into indices: inout [UInt8]) {
        let down = Double(y) + 0.5 - middle.y
        for x in indices.indices {
            let right = Double(x) + 0.5 - middle.x
            indices[x] = grooves[Int((right * right + down * down).squareRoot() * Cover.quarters)]
        }
        if isRound { cut(&indices, at: y, nothing) }
    }

    /// Red, green and blue of each pixel as `0xRRGGBB`, row by row from the top; what is not seen has the background's colour.
    package var pixels: [UInt32] {
        let bytes = palette
        var colors: [UInt32] = (0..<(bytes.count / 3)).map { index in
            bytes[(3 * index)..<(3 * index + 3)].reduce(0) { $0 << 8 | UInt32($1) }
        }
        colors.append(colors.first ?? 0)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        var row = [UInt8](repeating: 0, count: width)
        for y in 0..<height {
            draw(row: y, into: &row)
            for index in row { pixels.append(colors[Int(index)]) }
        }
        return pixels
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
