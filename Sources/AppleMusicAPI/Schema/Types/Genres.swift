extension TypeDescription {
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
