/// The kind of a player; an app has two players.
package enum PlayerKind: String, CaseIterable, Sendable, Codable {
    /// A remote control of the Music app: the queue belongs to that app, and playback continues when the calling app
    /// ends.
    case system
    /// The app's own queue, separate from the Music app's.
    case application

    /// The property of `MPMusicPlayerController`.
    package var mediaPlayerName: String {
        switch self {
        case .system: "MPMusicPlayerController.systemMusicPlayer"
        case .application: "MPMusicPlayerController.applicationQueuePlayer"
        }
    }

    package var musicKitName: String {
        switch self {
        case .system: "SystemMusicPlayer.shared"
        case .application: "ApplicationMusicPlayer.shared"
        }
    }

    /// The kind of app for which the player is suitable.
    package var fits: String {
        switch self {
        case .system: "an app that shares music: the listener goes on in Music, with its queue and its sharing"
        case .application: "an app with music of its own, as for a workout or a game: its queue can be edited"
        }
    }

    /// Whether the app can insert in the middle, remove, move and read entries: only in its own queue.
    package var editsQueue: Bool { self == .application }
}

/// The status of a player: `MPMusicPlaybackState`, `MusicPlayer.PlaybackStatus`.
package enum PlaybackStatus: String, CaseIterable, Sendable, Codable {
    case stopped, playing, paused
    /// The player was interrupted by a call, an alarm or another app's music.
    case interrupted
}

/// The repeat mode: `MPMusicRepeatMode`, `MusicPlayer.RepeatMode`. Their default (0 or nil) is `none` here.
package enum RepeatMode: String, CaseIterable, Sendable, Codable {
    case none, one, all
}

/// The shuffle mode: `MPMusicShuffleMode`, `MusicPlayer.ShuffleMode`. Their default (0 or nil) is `off` here.
package enum ShuffleMode: String, CaseIterable, Sendable, Codable {
    case off
    case songs
}

/// The rate of playback in thousandths, so that times are computed without rounding errors.
package struct PlaybackRate: Hashable, Sendable, Codable, CustomStringConvertible {
    package let thousandths: Int

    /// The accepted rates, half to double; a choice of the simulation, because limits are undocumented.
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

    /// The rate as a decimal number: `1`, `1.5`, `0.925`
    package var description: String { Self.text(thousandths) }

    /// The accepted range: `0.5 to 2`
    package static let rangeText = "\(text(range.lowerBound)) to \(text(range.upperBound))"

    /// Returns any number of thousandths as a decimal number, in or out of range.
    static func text(_ thousandths: Int) -> String {
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        let digits = String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
        return "\(sign)\(whole)." + String(digits.reversed().drop { $0 == "0" }.reversed())
    }
}
