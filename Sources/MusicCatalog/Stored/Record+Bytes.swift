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

    private mutating func code(_ coder: inout RecordCoder) {
        switch self {
        case .artist(var artist):
            artist.code(&coder)
            self = .artist(artist)
        case .album(var album):
            album.code(&coder)
            self = .album(album)
        case .song(var song):
            song.code(&coder)
            self = .song(song)
        case .musicVideo(var video):
            video.code(&coder)
            self = .musicVideo(video)
        case .playlist(var playlist):
            playlist.code(&coder)
            self = .playlist(playlist)
        case .station(var station):
            station.code(&coder)
            self = .station(station)
        case .curator(var curator):
            curator.code(&coder)
            self = .curator(curator)
        case .recordLabel(var label):
            label.code(&coder)
            self = .recordLabel(label)
        case .genre(var genre):
            genre.code(&coder)
            self = .genre(genre)
        case .stationGenre(var genre):
            coder.localized(&genre.name)
            self = .stationGenre(genre)
        }
    }

    /// Returns a record with only an id and the required values of its type.
    package static func blank(of type: ResourceType, id: String, code: String? = nil) -> Record? {
        let artwork = Artwork(width: 0, height: 0)
        switch type {
        case .artists: return .artist(Artist(id: id, name: "", genreNames: [], availability: .everywhere))
        case .albums:
            return .album(
                Album(
                    id: id, name: "", artistName: "", artistIDs: [], artwork: artwork, audioVariants: [],
                    genreNames: [], isCompilation: false, isComplete: false, isMasteredForItunes: false,
                    isSingle: false, trackCount: 0, upc: code, isPlayable: false, availability: .everywhere))
        case .songs:
            return .song(
                Song(
                    id: id, name: "", artistName: "", artistIDs: [], albumName: "", artwork: artwork,
                    audioVariants: [], discNumber: 1, trackNumber: 1, durationInMillis: 0, genreNames: [],
                    hasLyrics: false, isAppleDigitalMaster: false, isrc: code, isPlayable: false,
                    availability: .everywhere))
        case .musicVideos:
            return .musicVideo(
                MusicVideo(
                    id: id, name: "", artistName: "", artistIDs: [], artwork: artwork, durationInMillis: 0,
                    genreNames: [], has4K: false, hasHDR: false, isrc: code, isPlayable: false,
                    availability: .everywhere))
        case .playlists:
            return .playlist(
                Playlist(
                    id: id, name: "", curatorName: "", isChart: false, kind: .editorial, availability: .everywhere))
        case .stations:
            return .station(
                Station(id: id, name: "", isLive: false, mediaKind: "audio", hash: "", availability: .everywhere))
        case .curators, .appleCurators, .activities:
            return .curator(Curator(id: id, name: "", artwork: artwork, availability: .everywhere))
        case .recordLabels:
            return .recordLabel(RecordLabel(id: id, name: "", artwork: artwork, availability: .everywhere))
        case .genres: return .genre(Genre(id: id, name: ""))
        case .stationGenres: return .stationGenre(StationGenre(id: id, name: ""))
        default: return nil
        }
    }
}
