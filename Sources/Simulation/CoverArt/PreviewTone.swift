package import AppleMusicAPI
import TonearmAlgorithms

/// A short tone in place of a preview. Equal resources have equal tones.
package struct PreviewTone: Sendable {
    /// The number of samples in a second.
    package static let rate = 8_000
    /// The length in seconds.
    package static let length = 3

    /// Half the period of the first of the tone's three notes, in samples.
    private let half: Int

    package init(of resource: ResourceIdentifier) {
        half = 8 + Int(FNV1a.hash(resource.description.utf8) % 12)
    }

    /// The tone as a WAV file: 16 bits, one channel.
    package var wav: [UInt8] {
        let samples = samples
        let size = samples.count * 2
        var bytes = Array("RIFF".utf8) + Self.number(36 + size, 4) + Array("WAVEfmt ".utf8)
        bytes += Self.number(16, 4) + Self.number(1, 2) + Self.number(1, 2) + Self.number(Self.rate, 4)
        bytes += Self.number(Self.rate * 2, 4) + Self.number(2, 2) + Self.number(16, 2)
        bytes += Array("data".utf8) + Self.number(size, 4)
        bytes.reserveCapacity(bytes.count + size)
        for sample in samples { bytes += Self.number(sample & 0xFFFF, 2) }
        return bytes
    }

    /// Three notes of a triad, each a triangle wave that fades.
    private var samples: [Int] {
        let note = Self.rate * Self.length / 3
        return [(1, 1), (4, 5), (2, 3)].flatMap { numerator, denominator in
            let half = max(1, half * numerator / denominator)
            return (0..<note).map { place in
                let phase = place % (2 * half)
                let height = phase < half ? 2 * phase - half : 3 * half - 2 * phase
                return 8_000 * height / half * (note - place) / note
            }
        }
    }

    /// Returns a number as bytes, least significant first.
    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    }
}
