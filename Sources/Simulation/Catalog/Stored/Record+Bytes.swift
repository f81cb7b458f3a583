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
        let artwork = ArtworkRecord(width: 0, height: 0)
        switch type {
        case .artists: return .artist(ArtistRecord(id: id, name: ""))
        case .albums: return .album(AlbumRecord(id: id, name: "", artistName: "", artwork: artwork, upc: code))
        case .songs:
            return .song(SongRecord(id: id, name: "", artistName: "", albumName: "", artwork: artwork, isrc: code))
        case .musicVideos:
            return .musicVideo(MusicVideoRecord(id: id, name: "", artistName: "", artwork: artwork, isrc: code))
        case .playlists: return .playlist(PlaylistRecord(id: id, name: "", curatorName: "", kind: .editorial))
        case .stations:
            return .station(
                StationRecord(id: id, name: "", isLive: false, mediaKind: "audio", hash: "", availability: .everywhere))
        case .curators, .appleCurators, .activities:
            return .curator(CuratorRecord(id: id, name: "", artwork: artwork))
        case .recordLabels:
            return .recordLabel(RecordLabelRecord(id: id, name: "", artwork: artwork))
        case .genres: return .genre(GenreRecord(id: id, name: ""))
        case .stationGenres: return .stationGenre(StationGenre(id: id, name: ""))
        default: return nil
        }
    }
}
