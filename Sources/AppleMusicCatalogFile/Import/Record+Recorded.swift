import AppleMusicAPI
import MusicCatalog

extension Record {
    /// Fills the record with what was recorded of it.
    mutating func fill(_ reader: inout RecordReader, _ gathered: Gathering.Gathered) {
        switch self {
        case .artist(var artist):
            reader.read(into: &artist.name, "name")
            reader.readGenres(into: &artist.genreNames)
            reader.read(into: &artist.artwork, "artwork")
            reader.read(into: &artist.notes, "editorialNotes")
            self = .artist(artist)
        case .album(var album):
            album.fill(&reader, gathered)
            self = .album(album)
        case .song(var song):
            song.fill(&reader, gathered)
            self = .song(song)
        case .musicVideo(var video):
            video.fill(&reader, gathered)
            self = .musicVideo(video)
        case .playlist(var playlist):
            playlist.fill(&reader)
            self = .playlist(playlist)
        case .station(var station):
            station.fill(&reader)
            self = .station(station)
        case .curator(var curator):
            reader.read(into: &curator.name, "name")
            reader.read(into: &curator.artwork, "artwork")
            reader.read(into: &curator.notes, "editorialNotes")
            reader.read(into: &curator.kind, "kind")
            reader.read(into: &curator.shortName, "shortName")
            reader.read(into: &curator.showHostName, "showHostName")
            self = .curator(curator)
        case .recordLabel(var label):
            reader.read(into: &label.name, "name")
            reader.read(into: &label.artwork, "artwork")
            reader.readDescription(into: &label.description)
            self = .recordLabel(label)
        case .genre(var genre):
            reader.read(into: &genre.name, "name")
            reader.read(into: &genre.parentID, "parentId")
            reader.read(into: &genre.chartLabel, "chartLabel")
            self = .genre(genre)
        case .stationGenre(var genre):
            reader.read(into: &genre.name, "name")
            self = .stationGenre(genre)
        }
    }
}

extension Gathering.Gathered {
    /// The ids of the artists: of the relationship, else of the artist's link, else those that were known.
    fileprivate func artistIDs(_ known: [String], _ reader: RecordReader) -> [String] {
        if let related = self["artists"] { return related.filter { $0.type == .artists }.map(\.id) }
        return known.isEmpty ? reader.id(in: "artistUrl", after: "artist").map { [$0] } ?? [] : known
    }
}

extension Album {
    fileprivate mutating func fill(_ reader: inout RecordReader, _ gathered: Gathering.Gathered) {
        reader.read(into: &name, "name")
        reader.read(into: &artistName, "artistName")
        artistIDs = gathered.artistIDs(artistIDs, reader)
        reader.read(into: &artwork, "artwork")
        reader.read(into: &audioVariants, "audioVariants")
        reader.read(into: &contentRating, "contentRating")
        reader.read(into: &copyright, "copyright")
        reader.read(into: &notes, "editorialNotes")
        reader.readGenres(into: &genreNames)
        reader.read(into: &isCompilation, "isCompilation")
        reader.read(into: &isComplete, "isComplete")
        reader.read(into: &isMasteredForItunes, "isMasteredForItunes")
        reader.read(into: &isSingle, "isSingle")
        reader.read(into: &recordLabel, "recordLabel")
        reader.read(into: &releaseDate, "releaseDate")
        reader.read(into: &trackCount, "trackCount")
        reader.read(into: &upc, "upc")
        reader.readPlayable(into: &isPlayable)
    }
}

extension Song {
    fileprivate mutating func fill(_ reader: inout RecordReader, _ gathered: Gathering.Gathered) {
        reader.read(into: &name, "name")
        reader.read(into: &artistName, "artistName")
        artistIDs = gathered.artistIDs(artistIDs, reader)
        reader.read(into: &albumName, "albumName")
        albumID = gathered["albums"]?.first?.id ?? albumID ?? reader.id(in: "url", after: "album")
        reader.read(into: &artwork, "artwork")
        reader.read(into: &attribution, "attribution")
        reader.read(into: &audioVariants, "audioVariants")
        reader.read(into: &audioLocale, "audioLocale")
        reader.read(into: &composerName, "composerName")
        reader.read(into: &contentRating, "contentRating")
        reader.read(into: &discNumber, "discNumber")
        reader.read(into: &trackNumber, "trackNumber")
        reader.read(into: &durationInMillis, "durationInMillis")
        reader.read(into: &notes, "editorialNotes")
        reader.readGenres(into: &genreNames)
        reader.read(into: &hasLyrics, "hasLyrics")
        reader.read(into: &isAppleDigitalMaster, "isAppleDigitalMaster")
        reader.read(into: &isrc, "isrc")
        var workName = work?.name
        reader.read(into: &workName, "workName")
        if let workName {
            var found = work ?? Song.Work(name: workName)
            found.name = workName
            reader.read(into: &found.movementName, "movementName")
            reader.read(into: &found.movementNumber, "movementNumber")
            reader.read(into: &found.movementCount, "movementCount")
            work = found
        }
        reader.read(into: &releaseDate, "releaseDate")
        reader.readPlayable(into: &isPlayable)
    }
}

extension MusicVideo {
    fileprivate mutating func fill(_ reader: inout RecordReader, _ gathered: Gathering.Gathered) {
        reader.read(into: &name, "name")
        reader.read(into: &artistName, "artistName")
        artistIDs = gathered.artistIDs(artistIDs, reader)
        reader.read(into: &albumName, "albumName")
        reader.read(into: &artwork, "artwork")
        reader.read(into: &contentRating, "contentRating")
        reader.read(into: &durationInMillis, "durationInMillis")
        reader.read(into: &notes, "editorialNotes")
        reader.readGenres(into: &genreNames)
        reader.read(into: &has4K, "has4K")
        reader.read(into: &hasHDR, "hasHDR")
        reader.read(into: &isrc, "isrc")
        reader.read(into: &releaseDate, "releaseDate")
        reader.read(into: &trackNumber, "trackNumber")
        reader.readPlayable(into: &isPlayable)
    }
}

extension Playlist {
    fileprivate mutating func fill(_ reader: inout RecordReader) {
        reader.read(into: &name, "name")
        reader.read(into: &curatorName, "curatorName")
        reader.read(into: &artwork, "artwork")
        reader.readDescription(into: &description)
        reader.read(into: &isChart, "isChart")
        reader.read(into: &lastModifiedDate, "lastModifiedDate")
        var kind = kind.rawValue
        reader.read(into: &kind, "playlistType")
        self.kind = Kind(rawValue: kind) ?? self.kind
        reader.ignore("playParams")
    }
}

extension Station {
    fileprivate mutating func fill(_ reader: inout RecordReader) {
        reader.read(into: &name, "name")
        reader.read(into: &artwork, "artwork")
        reader.read(into: &contentRating, "contentRating")
        reader.read(into: &durationInMillis, "durationInMillis")
        reader.read(into: &notes, "editorialNotes")
        reader.read(into: &episodeNumber, "episodeNumber")
        reader.read(into: &isLive, "isLive")
        reader.read(into: &mediaKind, "mediaKind")
        reader.read(into: &providerName, "stationProviderName")
        reader.readStationHash(into: &hash)
    }
}
