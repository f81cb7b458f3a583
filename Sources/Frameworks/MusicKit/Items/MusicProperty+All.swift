/// Identifiers of albums.
extension PartialMusicProperty where Root == Album {
    nonisolated public static let artists: MusicRelationshipProperty<Album, Artist> = .include("artists")
    nonisolated public static let genres: MusicRelationshipProperty<Album, Genre> = .include("genres")
    nonisolated public static let recordLabels: MusicRelationshipProperty<Album, RecordLabel> = .include(
        "recordLabels", "record-labels")
    nonisolated public static let tracks: MusicRelationshipProperty<Album, Track> = .include("tracks")
    nonisolated public static let appearsOn: MusicRelationshipProperty<Album, Playlist> = .view(
        "appearsOn", "appears-on")
    nonisolated public static let otherVersions: MusicRelationshipProperty<Album, Album> = .view(
        "otherVersions", "other-versions")
    nonisolated public static let relatedAlbums: MusicRelationshipProperty<Album, Album> = .view(
        "relatedAlbums", "related-albums")
    nonisolated public static let relatedVideos: MusicRelationshipProperty<Album, MusicVideo> = .view(
        "relatedVideos", "related-videos")
    nonisolated public static let artistURL: MusicExtendedAttributeProperty<Album, URL> = .extend(
        "artistURL", "artistUrl")
    nonisolated public static let audioVariants: MusicExtendedAttributeProperty<Album, [AudioVariant]> = .extend(
        "audioVariants")
}

/// Identifiers of artists.
extension PartialMusicProperty where Root == Artist {
    nonisolated public static let albums: MusicRelationshipProperty<Artist, Album> = .include("albums")
    nonisolated public static let genres: MusicRelationshipProperty<Artist, Genre> = .include("genres")
    nonisolated public static let musicVideos: MusicRelationshipProperty<Artist, MusicVideo> = .include(
        "musicVideos", "music-videos")
    nonisolated public static let playlists: MusicRelationshipProperty<Artist, Playlist> = .include("playlists")
    nonisolated public static let station: MusicRelationshipProperty<Artist, Station> = .include("station")
    nonisolated public static let appearsOnAlbums: MusicRelationshipProperty<Artist, Album> = .view(
        "appearsOnAlbums", "appears-on-albums")
    nonisolated public static let compilationAlbums: MusicRelationshipProperty<Artist, Album> = .view(
        "compilationAlbums", "compilation-albums")
    nonisolated public static let featuredAlbums: MusicRelationshipProperty<Artist, Album> = .view(
        "featuredAlbums", "featured-albums")
    nonisolated public static let fullAlbums: MusicRelationshipProperty<Artist, Album> = .view(
        "fullAlbums", "full-albums")
    nonisolated public static let latestRelease: MusicRelationshipProperty<Artist, Album> = .view(
        "latestRelease", "latest-release")
    nonisolated public static let liveAlbums: MusicRelationshipProperty<Artist, Album> = .view(
        "liveAlbums", "live-albums")
    nonisolated public static let singles: MusicRelationshipProperty<Artist, Album> = .view("singles")
    nonisolated public static let featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> = .view(
        "featuredPlaylists", "featured-playlists")
    nonisolated public static let similarArtists: MusicRelationshipProperty<Artist, Artist> = .view(
        "similarArtists", "similar-artists")
    nonisolated public static let topMusicVideos: MusicRelationshipProperty<Artist, MusicVideo> = .view(
        "topMusicVideos", "top-music-videos")
    nonisolated public static let topSongs: MusicRelationshipProperty<Artist, Song> = .view("topSongs", "top-songs")
}

/// Identifiers of songs.
extension PartialMusicProperty where Root == Song {
    nonisolated public static let albums: MusicRelationshipProperty<Song, Album> = .include("albums")
    nonisolated public static let artists: MusicRelationshipProperty<Song, Artist> = .include("artists")
    nonisolated public static let composers: MusicRelationshipProperty<Song, Artist> = .include("composers")
    nonisolated public static let genres: MusicRelationshipProperty<Song, Genre> = .include("genres")
    nonisolated public static let musicVideos: MusicRelationshipProperty<Song, MusicVideo> = .include(
        "musicVideos", "music-videos")
    nonisolated public static let station: MusicRelationshipProperty<Song, Station> = .include("station")
    nonisolated public static let artistURL: MusicExtendedAttributeProperty<Song, URL> = .extend(
        "artistURL", "artistUrl")
    nonisolated public static let audioVariants: MusicExtendedAttributeProperty<Song, [AudioVariant]> = .extend(
        "audioVariants")
}

/// Identifiers of music videos.
extension PartialMusicProperty where Root == MusicVideo {
    nonisolated public static let albums: MusicRelationshipProperty<MusicVideo, Album> = .include("albums")
    nonisolated public static let artists: MusicRelationshipProperty<MusicVideo, Artist> = .include("artists")
    nonisolated public static let genres: MusicRelationshipProperty<MusicVideo, Genre> = .include("genres")
    nonisolated public static let songs: MusicRelationshipProperty<MusicVideo, Song> = .include("songs")
    nonisolated public static let moreByArtist: MusicRelationshipProperty<MusicVideo, MusicVideo> = .view(
        "moreByArtist", "more-by-artist")
    nonisolated public static let moreInGenre: MusicRelationshipProperty<MusicVideo, MusicVideo> = .view(
        "moreInGenre", "more-in-genre")
    nonisolated public static let artistURL: MusicExtendedAttributeProperty<MusicVideo, URL> = .extend(
        "artistURL", "artistUrl")
}

/// Identifiers of playlists. Entries are the tracks with their positions; a show is a curator of its own kind.
extension PartialMusicProperty where Root == Playlist {
    nonisolated public static let tracks: MusicRelationshipProperty<Playlist, Track> = .include("tracks")
    nonisolated public static let entries: MusicRelationshipProperty<Playlist, Playlist.Entry> = .include(
        "entries", "tracks")
    nonisolated public static let curator: MusicRelationshipProperty<Playlist, Curator> = .include("curator")
    nonisolated public static let radioShow: MusicRelationshipProperty<Playlist, RadioShow> = .include(
        "radioShow", "curator")
    nonisolated public static let featuredArtists: MusicRelationshipProperty<Playlist, Artist> = .view(
        "featuredArtists", "featured-artists")
    nonisolated public static let moreByCurator: MusicRelationshipProperty<Playlist, Playlist> = .view(
        "moreByCurator", "more-by-curator")
}

/// Identifiers of curators.
extension PartialMusicProperty where Root == Curator {
    nonisolated public static let playlists: MusicRelationshipProperty<Curator, Playlist> = .include("playlists")
}

/// Identifiers of radio shows.
extension PartialMusicProperty where Root == RadioShow {
    nonisolated public static let playlists: MusicRelationshipProperty<RadioShow, Playlist> = .include("playlists")
}

/// Identifiers of record labels.
extension PartialMusicProperty where Root == RecordLabel {
    nonisolated public static let latestReleases: MusicRelationshipProperty<RecordLabel, Album> = .view(
        "latestReleases", "latest-releases")
    nonisolated public static let topReleases: MusicRelationshipProperty<RecordLabel, Album> = .view(
        "topReleases", "top-releases")
}
