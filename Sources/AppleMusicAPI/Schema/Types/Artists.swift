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
            .init("full-albums", .albums), .init("latest-release", .albums), .init("live-albums", .albums),
            .init("similar-artists", .artists), .init("singles", .albums), .init("top-music-videos", .musicVideos),
            .init("top-songs", .songs),
        ])
}
