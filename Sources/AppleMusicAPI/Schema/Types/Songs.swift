extension TypeDescription {
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
}
