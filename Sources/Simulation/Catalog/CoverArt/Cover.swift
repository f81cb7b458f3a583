import AppleMusicAPI
import TonearmAlgorithms

/// Cover art generated from a resource's colors and id: record grooves on a background. Equal inputs give equal
/// covers.
package struct Cover: Sendable {
    private let colors: CoverPalette
    /// The width in pixels, 1 to 4096, like the height.
    package let width: Int
    package let height: Int
    /// Whether pixels outside of the largest circle are transparent.
    package let isRound: Bool
    /// The centre of the record, in pixels.
    private let middle: (x: Double, y: Double)
    /// The palette index by distance from the centre, in quarters of a pixel.
    private let grooves: [UInt8]

    private static let quarters = 4.0

    /// The background and four foreground colors, as red, green and blue.
    package struct Colors: Hashable, Sendable {
        var channels: [[UInt8]]
    }

    /// The red, green and blue of each palette index, at most 255 entries.
    package var palette: [UInt8] { colors.bytes }
    /// The index of transparent pixels in a round cover: the first after the palette.
    package var nothing: UInt8 { UInt8(colors.bytes.count / 3) }

    /// - Parameters:
    ///   - name: the resource: `albums/310730204`
    ///   - width: the width in pixels, 1 to 4096, like the height.
    package init(of name: String, colors: Colors, width: Int, height: Int, isRound: Bool = false) {
        self.width = width
        self.height = height
        self.isRound = isRound
        self.colors = CoverPalette(colors)
        var random = RandomSource(name: name)
        let side = Double(min(width, height))
        // The centre is in the inner half, whatever the aspect ratio.
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
            // Neighboring rings never have equal colors.
            color = (color + 1 + Int(random.fraction() * Double(colors.channels.count - 1))) % colors.channels.count
        }
        rings.append((outermost, color))
        grooves = Cover.grooves(rings, to: Double(width + height), self.colors)
    }

    /// Computes one radial line, in which every pixel looks up its distance. Edges are smoothed over one pixel.
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

    /// Draws one row: a palette index for each pixel.
    /// - Parameters:
    ///   - y: the row; 0 is the top.
    ///   - indices: the row's pixels, as many as the cover's width.
    package func draw(row y: Int, into indices: inout [UInt8]) {
        let down = Double(y) + 0.5 - middle.y
        for x in indices.indices {
            let right = Double(x) + 0.5 - middle.x
            indices[x] = grooves[Int((right * right + down * down).squareRoot() * Cover.quarters)]
        }
        if isRound { cut(&indices, at: y, nothing) }
    }

    /// The pixels as `0xRRGGBB`, row by row from the top; transparent ones have the background's color.
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
    /// Makes the pixels of a row outside the circle transparent.
    private func cut(_ row: inout [UInt8], at y: Int, _ nothing: UInt8) {
        let radius = Double(min(width, height)) / 2
        let down = Double(y) + 0.5 - Double(height) / 2
        let reach = max(0, radius * radius - down * down).squareRoot()
        for x in row.indices where abs(Double(x) + 0.5 - Double(width) / 2) > reach { row[x] = nothing }
    }
}

extension RandomSource {
    /// Returns a number from 0 up to, but not including, 1.
    mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
