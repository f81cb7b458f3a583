package import AppleMusicAPI

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

extension Catalog {
    /// The most played resources of a type, without a limit on the year of release.
    package func chart(of type: ResourceType, genre: String, storefront: String) -> [ResourceIdentifier] {
        chart(of: type, genre: genre, storefront: storefront, until: nil)
    }
}

extension Record {
    /// Returns whether it was released by the end of a year; true if its date is unknown.
    package func isReleased(by year: Int) -> Bool {
        releaseDate.flatMap { Int($0.prefix(4)) }.map { $0 <= year } ?? true
    }
}
