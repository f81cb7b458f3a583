extension TypeDescription {
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
