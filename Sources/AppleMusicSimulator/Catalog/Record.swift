package import AppleMusicAPI

/// A record of any type.
package enum Record: Sendable {
    case artist(Artist)
    case album(Album)
    case song(Song)
    case musicVideo(MusicVideo)
    case playlist(Playlist)
    case station(Station)
    case curator(Curator)
    case recordLabel(RecordLabel)
    case genre(Genre)
    case stationGenre(StationGenre)

    package var contentRating: ContentRating? {
        switch self {
        case .album(let album): album.contentRating
        case .song(let song): song.contentRating
        case .musicVideo(let video): video.contentRating
        case .station(let station): station.contentRating
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

extension Catalog {
    /// The record of any catalog resource.
    package func record(_ identifier: ResourceIdentifier) -> Record? {
        let id = identifier.id
        return switch identifier.type {
        case .artists: artist(id).map(Record.artist)
        case .albums: album(id).map(Record.album)
        case .songs: song(id).map(Record.song)
        case .musicVideos: musicVideo(id).map(Record.musicVideo)
        case .playlists: playlist(id).map(Record.playlist)
        case .stations: station(id).map(Record.station)
        case .curators, .appleCurators, .activities: curator(identifier).map(Record.curator)
        case .recordLabels: recordLabel(id).map(Record.recordLabel)
        case .genres: genre(id).map(Record.genre)
        case .stationGenres: stationGenre(id).map(Record.stationGenre)
        default: nil
        }
    }
}

extension Genre {
    /// "Music", the parent of all genres of music.
    package static let rootID = "34"
}
