extension TypeDescription {
    static let librarySongs = TypeDescription(
        .librarySongs, singular: "library-song", "A song in the account's library.", home: .library, batchLimit: 300,
        sortKeys: [.name, .dateAdded],
        attributes: [
            .sometimes("albumName", .string), .always("artistName", .string), .sometimes("artwork", .artwork),
            .sometimes("contentRating", .string), .sometimes("discNumber", .integer),
            .always("durationInMillis", .integer), .always("genreNames", .strings), .always("hasLyrics", .boolean),
            .inFavorites, .always("name", .string), .sometimes("playParams", .playParameters),
            .sometimes("releaseDate", .string), .sometimes("trackNumber", .integer),
        ],
        relationships: [
            .init("albums", [.libraryAlbums], .omitted, .init(10, 10)),
            .init("artists", [.libraryArtists], .omitted, .init(10, 10)),
            .init("catalog", [.songs], .omitted, .one),
        ])

    static let libraryAlbums = TypeDescription(
        .libraryAlbums, singular: "library-album", "An album in the account's library.", home: .library,
        batchLimit: 100, sortKeys: [.name, .dateAdded],
        attributes: [
            .always("artistName", .string), .always("artwork", .artwork), .sometimes("contentRating", .string),
            .sometimes("dateAdded", .string), .always("genreNames", .strings), .inFavorites,
            .always("name", .string), .sometimes("playParams", .playParameters), .sometimes("releaseDate", .string),
            .always("trackCount", .integer),
        ],
        relationships: [
            .init("artists", [.libraryArtists], .omitted, .init(10, 10)),
            .init("catalog", [.albums], .omitted, .one),
            .init("tracks", [.librarySongs, .libraryMusicVideos], .objects, .init(300, 300)).singleFetchOnly,
        ])

    static let libraryArtists = TypeDescription(
        .libraryArtists, singular: "library-artist", "An artist in the account's library.", home: .library,
        batchLimit: 25, sortKeys: [.name],
        attributes: [.sometimes("dateAdded", .string).observed, .inFavorites, .always("name", .string)],
        relationships: [
            .init("albums", [.libraryAlbums], .omitted, .init(25, 100)).singleFetchOnly,
            .init("catalog", [.artists], .omitted, .one),
        ])

    static let libraryMusicVideos = TypeDescription(
        .libraryMusicVideos, singular: "library-music-video", "A music video in the account's library.", home: .library,
        batchLimit: 100, sortKeys: [.name, .dateAdded],
        attributes: [
            .sometimes("albumName", .string), .always("artistName", .string), .always("artwork", .artwork),
            .sometimes("contentRating", .string), .always("durationInMillis", .integer),
            .always("genreNames", .strings), .inFavorites, .always("name", .string),
            .sometimes("playParams", .playParameters), .sometimes("releaseDate", .string),
            .sometimes("trackNumber", .integer),
        ],
        relationships: [
            .init("albums", [.libraryAlbums], .omitted, .init(10, 10)),
            .init("artists", [.libraryArtists], .omitted, .init(10, 10)),
            .init("catalog", [.musicVideos], .omitted, .one),
        ])

    static let libraryPlaylists = TypeDescription(
        .libraryPlaylists, singular: "library-playlist", "A playlist in the account's library.", home: .library,
        batchLimit: 25,
        filters: [.init(name: "featured", maximum: 1, values: ["made-for-you"])], sortKeys: [.name, .dateAdded],
        attributes: [
            .sometimes("artwork", .artwork), .sometimes("canDelete", .boolean).forWebPlayer,
            .always("canEdit", .boolean), .sometimes("dateAdded", .string),
            .sometimes("description", .description), .always("hasCatalog", .boolean),
            .sometimes("hasCollaboration", .boolean).forWebPlayer,
            .inFavorites, .always("isPublic", .boolean),
            .sometimes("lastModifiedDate", .string).observed, .always("name", .string),
            .sometimes("playParams", .playParameters), .extended("tags", .strings).forWebPlayer,
            .extended("trackTypes", .strings),
        ],
        relationships: [
            .init("catalog", [.playlists], .omitted, .one),
            .init("parent", [.libraryPlaylistFolders], .omitted, .one).observed,
            .init("tracks", [.librarySongs, .libraryMusicVideos], .omitted, .init(100, 100)).singleFetchOnly,
        ])

    static let libraryPlaylistFolders = TypeDescription(
        .libraryPlaylistFolders, singular: "library-playlist-folder", "A folder of playlists in the account's library.",
        home: .library, batchLimit: 25,
        filters: [.init(name: "identity", maximum: 1, values: ["playlistsroot"])],
        attributes: [
            .sometimes("canDelete", .boolean).forWebPlayer, .sometimes("canEdit", .boolean).forWebPlayer,
            .sometimes("dateAdded", .string), .always("name", .string),
        ],
        relationships: [
            .init("children", [.libraryPlaylistFolders, .libraryPlaylists], .omitted, .init(25, 100)),
            .init("parent", [.libraryPlaylistFolders], .omitted, .one),
        ])
}
