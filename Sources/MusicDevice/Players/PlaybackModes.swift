/// What a player is doing: `MPMusicPlaybackState`, `MusicPlayer.PlaybackStatus`.
package enum PlaybackStatus: String, CaseIterable, Sendable, Codable {
    case stopped
    case playing
    case paused
    /// By a call, an alarm or another app's music.
    case interrupted

    /// The raw value of `MPMusicPlaybackState`.
    package var mediaPlayerRawValue: Int {
        switch self {
        case .stopped: 0
        case .playing: 1
        case .paused: 2
        case .interrupted: 3
        }
    }
}

/// `MPMusicRepeatMode`, `MusicPlayer.RepeatMode`. The user's default, 0 and nil there, is `none` here.
package enum RepeatMode: String, CaseIterable, Sendable, Codable {
    case none
    case one
    case all

    /// The raw value of `MPMusicRepeatMode`.
    package var mediaPlayerRawValue: Int {
        switch self {
        case .none: 1
        case .one: 2
        case .all: 3
        }
    }
}

/// `MPMusicShuffleMode`, `MusicPlayer.ShuffleMode`. The user's default, 0 and nil there, is `off` here.
package enum ShuffleMode: String, CaseIterable, Sendable, Codable {
    case off
    case songs

    /// The raw value of `MPMusicShuffleMode`.
    package var mediaPlayerRawValue: Int {
        switch self {
        case .off: 1
        case .songs: 2
        }
    }
}

/// How fast a player plays, in thousandths, so that no time is lost by rounding.
package struct PlaybackRate: Hashable, Sendable, Codable, CustomStringConvertible {
    package let thousandths: Int

    /// Half to double; our choice, since no page names limits.
    package static let range = 500...2000
    package static let normal = PlaybackRate(unchecked: 1000)

    private init(unchecked thousandths: Int) { self.thousandths = thousandths }

    package init?(thousandths: Int) {
        guard Self.range.contains(thousandths) else { return nil }
        self.thousandths = thousandths
    }

    package init(from decoder: any Decoder) throws {
        let thousandths = try decoder.singleValueContainer().decode(Int.self)
        guard let rate = Self(thousandths: thousandths) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no rate: \(thousandths)"))
        }
        self = rate
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(thousandths)
    }

    /// `1`, `1.5`, `0.925`
    package var description: String { Self.text(thousandths) }

    /// `0.5 to 2`
    package static let rangeText = "\(text(range.lowerBound)) to \(text(range.upperBound))"

    /// The same of any number, also of what is no rate.
    static func text(_ thousandths: Int) -> String {
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        let digits = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
        return "\(sign)\(whole)." + String(digits.reversed().drop { $0 == "0" }.reversed())
    }
}
