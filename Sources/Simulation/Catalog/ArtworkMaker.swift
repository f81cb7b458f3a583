import TonearmAlgorithms

/// Generated artwork for records without their own: a size, and colors with readable contrast.
package enum ArtworkMaker {
    /// Returns the artwork of a station outside the catalog, such as an account's own.
    package static func station(_ id: String) -> ArtworkRecord { imported(id) }

    /// Returns artwork for an imported record that has none.
    package static func imported(_ id: String) -> ArtworkRecord {
        let draw = id.utf8.reduce(KeyedRandom(0)[.station]) { $0[Int($1)] }
        return ArtworkRecord(width: 2400, height: 2400, colors: colors(draw))
    }

    static func square(_ draw: KeyedRandom) -> ArtworkRecord {
        let side = draw[.artwork].pick([1400, 1500, 2400, 3000, 3000, 3000, 4000])
        return ArtworkRecord(width: side, height: side, colors: colors(draw))
    }

    /// Returns artwork in the aspect ratio of music videos.
    static func wide(_ draw: KeyedRandom) -> ArtworkRecord {
        let (width, height) = draw[.artwork].pick([(640, 360), (1280, 720), (1920, 1080), (3840, 2160)])
        return ArtworkRecord(width: width, height: height, colors: colors(draw))
    }

    /// Returns artwork in the aspect ratio of playlists and curators.
    static func banner(_ draw: KeyedRandom) -> ArtworkRecord {
        ArtworkRecord(width: 4320, height: 1080, colors: colors(draw))
    }

    /// Returns a dark or light background with two contrasting text colors, and the two mixed with the background.
    private static func colors(_ draw: KeyedRandom) -> ArtworkRecord.Colors {
        let draw = draw[.artwork][1]
        let isDark = draw.isTrue(percent: 60)
        func channel(_ key: Int, dark: Bool) -> Int { (dark ? 0 : 178) + draw[key].below(78) }
        let background = (0..<3).map { channel($0, dark: isDark) }
        let first = (3..<6).map { channel($0, dark: !isDark) }
        let second = (6..<9).map { channel($0, dark: !isDark) }
        func nearer(_ color: [Int]) -> [Int] { zip(color, background).map { ($0 * 4 + $1) / 5 } }
        return ArtworkRecord.Colors(
            background: hexadecimal(background),
            text: [first, second, nearer(first), nearer(second)].map(hexadecimal))
    }

    private static func hexadecimal(_ channels: [Int]) -> String {
        let bytes = channels.flatMap { channel in
            let digits = Digits.hexadecimal(UInt8(channel))
            return [digits.high, digits.low]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Values of `audioVariants`, best first.
enum AudioVariants {
    static let lossless = ["lossless", "lossy-stereo"]
    static let hiRes = ["hi-res-lossless", "lossless", "lossy-stereo"]
    static let atmos = ["dolby-atmos", "hi-res-lossless", "lossless", "lossy-stereo"]
}
