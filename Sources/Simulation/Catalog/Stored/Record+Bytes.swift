package import AppleMusicAPI

/// Records as bytes, without id and code: a store has separate columns for these.
extension Record {
    package var bytes: [UInt8] {
        var coder = RecordCoder()
        var record = self
        record.code(&coder)
        return coder.bytes
    }

    /// - Returns: nil if the bytes are not a valid record of the type.
    package init?(_ type: ResourceType, id: String, code: String?, bytes: [UInt8]) {
        guard var record = Record.blank(of: type, id: id, code: code) else { return nil }
        var coder = RecordCoder(reading: bytes)
        record.code(&coder)
        guard coder.isComplete else { return nil }
        self = record
    }

    /// Returns a record with only an id and the required values of its type.
    package static func blank(of type: ResourceType, id: String, code: String? = nil) -> Record? {
        let artwork = Artwork(width: 0, height: 0)
        switch type {
        case .artists: return .artist(Artist(id: id, name: ""))
        case .albums: return .album(Album(id: id, name: "", artistName: "", artwork: artwork, upc: code))
        case .songs: return .song(Song(id: id, name: "", artistName: "", albumName: "", artwork: artwork, isrc: code))
        case .musicVideos:
            return .musicVideo(MusicVideo(id: id, name: "", artistName: "", artwork: artwork, isrc: code))
        case .playlists: return .playlist(Playlist(id: id, name: "", curatorName: "", kind: .editorial))
        case .stations:
            return .station(
                Station(id: id, name: "", isLive: false, mediaKind: "audio", hash: "", availability: .everywhere))
        case .curators, .appleCurators, .activities:
            return .curator(Curator(id: id, name: "", artwork: artwork))
        case .recordLabels:
            return .recordLabel(RecordLabel(id: id, name: "", artwork: artwork))
        case .genres: return .genre(Genre(id: id, name: ""))
        case .stationGenres: return .stationGenre(StationGenre(id: id, name: ""))
        default: return nil
        }
    }
}
