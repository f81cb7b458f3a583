package import AppleMusicAPI
import TonearmAlgorithms

/// A short tone in place of a preview. Equal resources have equal tones.
package struct PreviewTone: Sendable {
    /// The number of samples in a second.
    package static let rate = 8_000
    /// The length in seconds.
    package static let length = 3
    /// The number of bytes of a tone's file.
    package static let size = 44 + rate * length * 2

    /// Half the period of the first of the tone's three notes, in samples.
    private let half: Int

    package init(of resource: ResourceIdentifier) {
        half = 8 + Int(FNV1a.hash(resource.description.utf8) % 12)
    }

    /// Parses the path of a preview's address, such as `/preview/songs/310730206.m4a`; nil for other paths.
    package static func resource(at path: String) -> ResourceIdentifier? {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard segments.count == 4, segments[0].isEmpty, segments[1] == "preview" else { return nil }
        let name = segments[3].split(separator: ".", omittingEmptySubsequences: false)
        guard name.count == 2, ["m4a", "m3u8", "wav"].contains(name[1]) else { return nil }
        let type = ResourceType(segments[2])
        guard [.songs, .musicVideos].contains(type) else { return nil }
        return ResourceIdentifier(type, PercentEncoding.decode(String(name[0])))
    }

    /// The tone as a WAV file: 16 bits, one channel.
    package var wav: [UInt8] {
        let size = Self.size - 44
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.size)
        func append(_ number: Int, _ count: Int) {
            // The least significant byte comes first.
            for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
        }
        bytes += "RIFF".utf8
        append(36 + size, 4)
        bytes += "WAVEfmt ".utf8
        for (number, count) in [(16, 4), (1, 2), (1, 2), (Self.rate, 4), (Self.rate * 2, 4), (2, 2), (16, 2)] {
            append(number, count)
        }
        bytes += "data".utf8
        append(size, 4)
        for (numerator, denominator) in [(1, 1), (4, 5), (2, 3)] {
            let half = max(1, half * numerator / denominator)
            for place in 0..<Self.note { append(Self.sample(place, half), 2) }
        }
        return bytes
    }

    /// The number of samples of each of the three notes, which form a triad.
    private static let note = rate * length / 3

    /// Returns a sample of a triangle wave that fades.
    private static func sample(_ place: Int, _ half: Int) -> Int {
        let phase = place % (2 * half)
        let height = phase < half ? 2 * phase - half : 3 * half - 2 * phase
        return 8_000 * height / half * (note - place) / note
    }
}
