/// Facts about real releases, people and lists, as texts of tables.
enum RecordedText {}

/// The tables of recorded facts, each split into lines on first use.
enum RecordedTables {
    static let artists = ColumnTable<ArtistColumn>(RecordedText.artists)
    static let albums = ColumnTable<AlbumColumn>(RecordedText.albums)
    static let songs = ColumnTable<SongColumn>(
        RecordedText.songs + "\n" + RecordedText.completingSongs + "\n" + RecordedText.unknownSongs)
    static let musicVideos = ColumnTable<MusicVideoColumn>(RecordedText.musicVideos)
    static let playlists = ColumnTable<PlaylistColumn>(RecordedText.playlists)
    static let stations = ColumnTable<StationColumn>(RecordedText.stations)
    static let curators = ColumnTable<CuratorColumn>(RecordedText.curators)
    static let labels = ColumnTable<LabelColumn>(RecordedText.labels)

    enum ArtistColumn: Int { case id, name, genres, artwork }

    enum AlbumColumn: Int {
        case id, name, artistName, artistIDs, releaseDate, upc, recordLabel, genres, trackCount, isCompilation
        case isSingle, contentRating, copyright, artwork, isComplete
    }

    enum SongColumn: Int {
        case id, albumID, albumName, artistName, artistIDs, discNumber, trackNumber, name, durationInMillis, isrc
        case composerName, contentRating, hasLyrics, releaseDate, genres, workName, movementNumber, movementCount
        case movementName, featuredArtistIDs
    }

    enum MusicVideoColumn: Int {
        case id, name, artistName, artistIDs, albumName, releaseDate, durationInMillis, isrc, genres, contentRating
        case has4K, hasHDR, artwork
    }

    enum PlaylistColumn: Int {
        case id, name, curatorName, curator, playlistType, isChart, lastModifiedDate, trackIDs, genre, artwork
    }

    enum StationColumn: Int {
        case id, name, isLive, mediaKind, format, contentRating, durationInMillis, episodeNumber
        case stationProviderName, hash, stationGenre, radioShow
    }

    enum CuratorColumn: Int { case type, id, name, kind, showHostName, shortName, genre, playlistIDs }

    enum LabelColumn: Int { case id, name }
}
