import AppleMusicAPI
import TonearmAlgorithms

/// The palette of a cover: 5 colors, and 24 steps between each of their 10 pairs, 245 entries in all.
struct CoverPalette {
    /// The red, green and blue of each index.
    private(set) var bytes: [UInt8] = []
    private let count: Int
    private static let steps = 24

    init(_ colors: Cover.Colors) {
        count = colors.channels.count
        for color in colors.channels { bytes += color }
        for first in 0..<count {
            for second in (first + 1)..<max(count, first + 1) {
                for step in 1...CoverPalette.steps {
                    for (from, to) in zip(colors.channels[first], colors.channels[second]) {
                        let share = Double(step) / Double(CoverPalette.steps + 1)
                        bytes.append(UInt8((Double(from) * (1 - share) + Double(to) * share).rounded()))
                    }
                }
            }
        }
    }

    /// - Parameter share: the mixing ratio; 0 is the first color, 1 the second.
    func index(from first: Int, to second: Int, share: Double) -> UInt8 {
        let step = Int((share * Double(CoverPalette.steps + 1)).rounded())
        if first == second || step == 0 { return UInt8(first) }
        if step > CoverPalette.steps { return UInt8(second) }
        if first > second { return index(from: second, to: first, share: 1 - share) }
        // Pairs are ordered (0,1) (0,2) … (1,2) …, as in the initializer.
        let pair = first * count - first * (first + 1) / 2 + second - first - 1
        return UInt8(count + pair * CoverPalette.steps + step - 1)
    }
}

extension Cover.Colors {
    /// - Returns: nil unless the texts are colors of six hexadecimal digits.
    init?(_ colors: ArtworkRecord.Colors) {
        channels = []
        for text in [colors.background] + colors.text {
            guard text.utf8.count == 6, let value = UInt32(text, radix: 16) else { return nil }
            channels.append([UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255)])
        }
        guard channels.count == 5 else { return nil }
    }

    /// Generates colors for a resource without artwork colors: four light ones on a dark one.
    static func drawn(for name: String) -> Self {
        var random = RandomSource(name: "colours of \(name)")
        return Cover.Colors(
            channels: (0..<5).map { color in
                (0..<3).map { _ in UInt8((color == 0 ? 16.0 : 120.0) + random.fraction() * (color == 0 ? 64 : 130)) }
            })
    }
}
