extension TypeDescription {
    static let accounts = TypeDescription(
        .accounts, singular: "account", "The account itself.", home: .personal,
        attributes: [.always("restrictions", .object).observed])

    static let ratings = TypeDescription(
        .ratings, singular: "rating", "The account's like (1) or dislike (-1) of a resource.", home: .personal,
        attributes: [.always("value", .integer)],
        relationships: [
            .init(
                "content",
                [
                    .albums, .musicVideos, .playlists, .songs, .stations, .libraryAlbums, .libraryMusicVideos,
                    .libraryPlaylists, .librarySongs,
                ], .omitted, .one)
        ])

    static let personalRecommendation = TypeDescription(
        .personalRecommendation, singular: "recommendation", "A group of music recommended to the account.",
        home: .personal, batchLimit: 25, pathName: "recommendations",
        attributes: [
            .sometimes("hasSeeAll", .boolean).observed, .always("isGroupRecommendation", .boolean),
            .always("kind", .string), .always("nextUpdateDate", .string), .sometimes("reason", .object),
            .always("resourceTypes", .strings), .sometimes("title", .object),
        ],
        relationships: [recommendationContents])

    package static let recommendationContents = RelationshipDescription(
        "contents", [.albums, .playlists, .stations], .objects, .init(10, 10))

    static let musicSummaries = TypeDescription(
        .musicSummaries, singular: "music-summary", "What the account listened to in a year.", home: .personal,
        filters: [.init(name: "year", maximum: 1, values: ["latest"])],
        attributes: [
            .extended("insights", .object).observed, .sometimes("listenTimeInMinutes", .integer).observed,
            .extended("listeningStreaks", .object).observed, .always("period", .string), .always("year", .integer),
        ],
        relationships: [.init("playlist", [.playlists], .omitted, .one).observed],
        views: [
            .init("top-albums", .albumPeriodSummaries), .init("top-artists", .artistPeriodSummaries),
            .init("top-songs", .songPeriodSummaries),
        ])

    static let musicSummariesMilestones = TypeDescription(
        .musicSummariesMilestones, singular: "music-summaries-milestone",
        "A round number of minutes that the account listened to in a period.", home: .personal, batchLimit: 25,
        attributes: [
            .always("dateReached", .string).observed, .always("kind", .string).observed,
            .always("listenTimeInMinutes", .integer).observed, .always("value", .string).observed,
        ],
        relationships: [
            .init("top-albums", [.albums], .omitted, .init(3, 3)).observed,
            .init("top-artists", [.artists], .omitted, .init(3, 3)).observed,
            .init("top-songs", [.songs], .omitted, .init(3, 3)).observed,
        ])

    static let albumPeriodSummaries = periodSummary(.albumPeriodSummaries, of: .albums, "album")
    static let artistPeriodSummaries = periodSummary(.artistPeriodSummaries, of: .artists, "artist")
    static let songPeriodSummaries = periodSummary(.songPeriodSummaries, of: .songs, "song")

    private static func periodSummary(_ type: ResourceType, of target: ResourceType, _ word: String) -> TypeDescription
    {
        TypeDescription(
            type, singular: "\(word)-period-summary", "How often the account played one \(word) in a year.",
            home: .personal,
            attributes: [
                .sometimes("firstPlayed", .string).observed, .sometimes("lastPlayed", .string).observed,
                .sometimes("listenTimeInMinutes", .integer).observed, .always("playCount", .integer).observed,
                .always("year", .string).observed,
            ],
            relationships: [.init(word, [target], .identifiers, .one).observed])
    }
}
