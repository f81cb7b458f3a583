extension TypeDescription {
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
}
