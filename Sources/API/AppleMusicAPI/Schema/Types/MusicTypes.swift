extension TypeDescription {
    static let artists = TypeDescription(
        .artists, singular: "artist", "An artist of the catalog: a person, a band, an orchestra.", batchLimit: 25,
        attributes: [
            .sometimes("artwork", .artwork), .sometimes("editorialNotes", .editorialNotes),
            .always("genreNames", .strings), .inFavorites, .always("name", .string),
            .always("url", .string),
        ],
        relationships: [
            .init("albums", [.albums], .identifiers, .init(25, 100)).sorted(by: .releaseDate, .name),
            .init("genres", [.genres], .omitted, .init(10, 10)),
            .init("music-videos", [.musicVideos], .omitted, .init(25, 100)),
            .init("playlists", [.playlists], .omitted, .init(10, 10)),
            .init("songs", [.songs], .omitted, .init(20, 20)).singleFetchOnly.sorted(by: .releaseDate, .name)
                .observed,
            .init("station", [.stations], .omitted, .one),
        ],
        views: [
            .init("appears-on-albums", .albums), .init("compilation-albums", .albums),
            .init("featured-albums", .albums),
            .init("featured-music-videos", .musicVideos), .init("featured-playlists", .playlists),
            .init("full-albums", .albums), .init("latest-release", .albums).occasional, .init("live-albums", .albums),
            .init("similar-artists", .artists), .init("singles", .albums), .init("top-music-videos", .musicVideos),
            .init("top-songs", .songs),
        ])

    static let albums = TypeDescription(
        .albums, singular: "album", "An album, EP, single or compilation of the catalog.", batchLimit: 100,
        filters: [.upc, .equivalents(100)],
        attributes: [
            .always("artistName", .string), .extended("artistUrl", .string), .always("artwork", .artwork),
            .extended("audioTraits", .strings).observed, .extended("audioVariants", .strings),
            .sometimes("contentRating", .string),
            .sometimes("copyright", .string),
            .sometimes("editorialNotes", .editorialNotes), .always("genreNames", .strings),
            .inFavorites, .always("isCompilation", .boolean), .always("isComplete", .boolean),
            .always("isMasteredForItunes", .boolean), .sometimes("isPrerelease", .boolean).observed,
            .always("isSingle", .boolean), .always("name", .string), .sometimes("playParams", .playParameters),
            .sometimes("recordLabel", .string), .sometimes("releaseDate", .string), .always("trackCount", .integer),
            .sometimes("upc", .string), .always("url", .string),
        ],
        relationships: [
            .init("artists", [.artists], .identifiers, .init(10, 10)),
            .init("genres", [.genres], .omitted, .init(10, 10)),
            .init("library", [.libraryAlbums], .omitted, .one).personal,
            .init("record-labels", [.recordLabels], .omitted, .init(10, 10)),
            .init("tracks", [.songs, .musicVideos], .objects, .init(300, 300)),
        ],
        views: [
            .init("appears-on", .playlists), .init("other-versions", .albums), .init("related-albums", .albums),
            .init("related-videos", .musicVideos),
        ])

    static let songs = TypeDescription(
        .songs, singular: "song", "A song of the catalog.", batchLimit: 300,
        filters: [.isrc, .equivalents(300)],
        attributes: [
            .always("albumName", .string), .always("artistName", .string), .extended("artistUrl", .string),
            .always("artwork", .artwork), .sometimes("attribution", .string),
            .sometimes("audioLocale", .string).observed,
            .extended("audioTraits", .strings).observed, .extended("audioVariants", .strings),
            .sometimes("composerName", .string),
            .sometimes("contentRating", .string), .sometimes("discNumber", .integer),
            .always("durationInMillis", .integer), .sometimes("editorialNotes", .editorialNotes),
            .extended("extendedAssetUrls", .object).forWebPlayer,
            .always("genreNames", .strings), .always("hasLyrics", .boolean), .inFavorites,
            .always("isAppleDigitalMaster", .boolean), .sometimes("isrc", .string),
            .sometimes("movementCount", .integer), .sometimes("movementName", .string),
            .sometimes("movementNumber", .integer), .always("name", .string), .sometimes("playParams", .playParameters),
            .always("previews", .previews), .sometimes("releaseDate", .string), .sometimes("trackNumber", .integer),
            .always("url", .string), .sometimes("workName", .string),
        ],
        relationships: [
            .init("albums", [.albums], .identifiers, .init(10, 10)),
            .init("artists", [.artists], .identifiers, .init(10, 10)),
            .init("composers", [.artists], .omitted, .init(10, 10)),
            .init("credits", [.songs], .omitted, .init(10, 10)).observed,
            .init("genres", [.genres], .omitted, .init(10, 10)),
            .init("library", [.librarySongs], .omitted, .one).personal,
            .init("lyrics", [.songs], .omitted, .one).entitled,
            .init("music-videos", [.musicVideos], .omitted, .init(10, 10)),
            .init("station", [.stations], .omitted, .one),
            .init("syllable-lyrics", [.songs], .omitted, .one).entitled,
        ])

    static let musicVideos = TypeDescription(
        .musicVideos, singular: "music-video", "A music video of the catalog.", batchLimit: 100,
        filters: [.isrc, .equivalents(100)],
        attributes: [
            .sometimes("albumName", .string), .always("artistName", .string), .extended("artistUrl", .string),
            .always("artwork", .artwork), .sometimes("contentRating", .string), .always("durationInMillis", .integer),
            .sometimes("editorialNotes", .editorialNotes), .always("genreNames", .strings), .always("has4K", .boolean),
            .always("hasHDR", .boolean), .inFavorites, .sometimes("isrc", .string),
            .always("name", .string), .sometimes("playParams", .playParameters), .always("previews", .previews),
            .sometimes("releaseDate", .string), .sometimes("trackNumber", .integer), .always("url", .string),
            .sometimes("videoSubType", .string), .sometimes("workId", .string), .sometimes("workName", .string),
        ],
        relationships: [
            .init("albums", [.albums], .identifiers, .init(10, 10)),
            .init("artists", [.artists], .identifiers, .init(10, 10)),
            .init("genres", [.genres], .omitted, .init(10, 10)),
            .init("library", [.libraryMusicVideos], .omitted, .one).personal,
            .init("songs", [.songs], .omitted, .init(10, 10)),
        ],
        views: [.init("more-by-artist", .musicVideos), .init("more-in-genre", .musicVideos)])
}
