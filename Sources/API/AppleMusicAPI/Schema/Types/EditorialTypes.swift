extension TypeDescription {
    static let playlists = TypeDescription(
        .playlists, singular: "playlist", "A playlist of the catalog, made by editors, curators or users.",
        batchLimit: 25,
        filters: [.init(name: "storefront-chart", maximum: 25)], personalIDPrefix: "pl.rp-",
        attributes: [
            .sometimes("artwork", .artwork), .extended("audioTraits", .strings).observed,
            .always("curatorName", .string), .sometimes("description", .description),
            .sometimes("editorialNotes", .editorialNotes).observed, .sometimes("hasCollaboration", .boolean).observed,
            .inFavorites, .always("isChart", .boolean), .sometimes("lastModifiedDate", .string),
            .always("name", .string), .sometimes("playParams", .playParameters), .always("playlistType", .string),
            .extended("trackTypes", .strings), .always("url", .string),
        ],
        relationships: [
            .init("curator", [.activities, .appleCurators, .curators], .identifiers, .one),
            .init("library", [.libraryPlaylists], .omitted, .one).personal,
            .init("tracks", [.songs, .musicVideos], .objects, .init(100, 300)).singleFetchOnly,
        ],
        views: [.init("featured-artists", .artists), .init("more-by-curator", .playlists)])

    static let stations = TypeDescription(
        .stations, singular: "station", "A radio station: live, or made of tracks as it plays.", batchLimit: 100,
        filters: [
            .init(name: "featured", maximum: 1, values: ["apple-music-live-radio"]),
            .init(name: "identity", maximum: 1, values: ["personal"], isPersonal: true),
        ], personalIDPrefix: "ra.u-",
        attributes: [
            .always("artwork", .artwork), .sometimes("contentRating", .string),
            .sometimes("durationInMillis", .integer), .sometimes("editorialNotes", .editorialNotes),
            .sometimes("episodeNumber", .string), .always("isLive", .boolean), .always("mediaKind", .string),
            .always("name", .string), .sometimes("playParams", .playParameters),
            .sometimes("stationProviderName", .string), .sometimes("supportedDrms", .strings).observed,
            .always("url", .string),
        ],
        relationships: [.init("radio-show", [.appleCurators], .omitted, .one)])

    static let stationGenres = TypeDescription(
        .stationGenres, singular: "station-genre", "A genre by which stations are grouped.", batchLimit: 25,
        attributes: [.always("name", .string)],
        relationships: [.init("stations", [.stations], .omitted, .init(10, 10))])

    static let curators = TypeDescription(
        .curators, singular: "curator", "An outside curator of playlists.", batchLimit: 25,
        attributes: curatorAttributes, relationships: curatorRelationships)

    static let appleCurators = TypeDescription(
        .appleCurators, singular: "apple-curator", "One of the service's own curators, genres or shows.",
        batchLimit: 25,
        attributes: [
            .always("artwork", .artwork), .sometimes("editorialNotes", .editorialNotes), .sometimes("kind", .string),
            .always("name", .string), .sometimes("shortName", .string), .sometimes("showHostName", .string),
            .always("url", .string),
        ],
        relationships: curatorRelationships)

    static let activities = TypeDescription(
        .activities, singular: "activity", "An occasion for music, with its playlists.", batchLimit: 25,
        attributes: curatorAttributes, relationships: curatorRelationships)

    private static let curatorAttributes: [AttributeDescription] = [
        .always("artwork", .artwork), .sometimes("editorialNotes", .editorialNotes), .always("name", .string),
        .always("url", .string),
    ]

    private static let curatorRelationships: [RelationshipDescription] = [
        .init("playlists", [.playlists], .identifiers, .init(10, 10))
    ]

    static let genres = TypeDescription(
        .genres, singular: "genre", "A genre of music; the ids are those of the iTunes Store.", batchLimit: 25,
        attributes: [
            .sometimes("chartLabel", .string), .always("name", .string), .sometimes("parentId", .string),
            .sometimes("parentName", .string),
        ])

    static let recordLabels = TypeDescription(
        .recordLabels, singular: "record-label", "A record label.", batchLimit: 25,
        attributes: [
            .always("artwork", .artwork), .sometimes("description", .description), .always("name", .string),
            .always("url", .string),
        ],
        views: [.init("latest-releases", .albums), .init("top-releases", .albums)])

    static let storefronts = TypeDescription(
        .storefronts, singular: "storefront", "A country's or region's own catalog.", home: .storefronts,
        batchLimit: 200,
        attributes: [
            .always("defaultLanguageTag", .string), .always("explicitContentPolicy", .string), .always("name", .string),
            .always("supportedLanguageTags", .strings),
        ])
}
