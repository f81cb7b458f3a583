package import AppleMusicAPI

/// A record of any type.
package enum Record: Sendable {
    case artist(ArtistRecord)
    case album(AlbumRecord)
    case song(SongRecord)
    case musicVideo(MusicVideoRecord)
    case playlist(PlaylistRecord)
    case station(StationRecord)
    case curator(CuratorRecord)
    case recordLabel(RecordLabelRecord)
    case genre(GenreRecord)
    case stationGenre(StationGenre)

    package var contentRating: AdvisoryRating? {
        switch self {
        case .album(let album): album.contentRating
        case .song(let song): song.contentRating
        case .musicVideo(let video): video.contentRating
        case .station(let station): station.contentRating
        default: nil
        }
    }

    /// The date of release: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`.
    package var releaseDate: String? {
        switch self {
        case .album(let album): album.releaseDate
        case .song(let song): song.releaseDate
        case .musicVideo(let video): video.releaseDate
        default: nil
        }
    }

    /// The artwork of a record from which a station can be made.
    var artwork: ArtworkRecord? {
        switch self {
        case .artist(let artist): artist.artwork
        case .song(let song): song.artwork
        default: nil
        }
    }

    package var availability: Availability {
        switch self {
        case .artist(let artist): artist.availability
        case .album(let album): album.availability
        case .song(let song): song.availability
        case .musicVideo(let video): video.availability
        case .playlist(let playlist): playlist.availability
        case .station(let station): station.availability
        case .curator(let curator): curator.availability
        case .recordLabel(let label): label.availability
        case .genre, .stationGenre: .everywhere
        }
    }
}

extension GenreRecord {
    /// The id of "Music", the root genre.
    package static let rootID = "34"
}

extension Storefront {
    /// Returns whether a record is visible here: it is for sale, and not explicit where explicit content is prohibited.
    package func has(_ record: Record) -> Bool {
        guard record.availability.includes(id) else { return false }
        return explicitContentPolicy != .prohibited || record.contentRating != .explicit
    }
}

extension Record {
    /// Whether the resource can be played: it is released, and was not withdrawn.
    package var isPlayable: Bool {
        switch self {
        case .album(let album): album.isPlayable
        case .song(let song): song.isPlayable
        case .musicVideo(let video): video.isPlayable
        default: true
        }
    }
}

extension Int {
    /// Parses a record id as a number: at most eleven decimal digits, without a sign or leading zeros, so that each
    /// record has exactly one id.
    ///
    /// Ids come from outside, so this is the only conversion: sums and differences of such numbers cannot overflow.
    package init?(recordID id: some StringProtocol) {
        guard let first = id.utf8.first, first >= UInt8(ascii: "1"), first <= UInt8(ascii: "9"), id.utf8.count < 12
        else { return nil }
        self.init(id)
    }
}
