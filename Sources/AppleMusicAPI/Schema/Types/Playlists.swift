extension TypeDescription {
    static let playlists = TypeDescription(
        .playlists, singular: "playlist", "A playlist of the catalog, made by editors, curators or users.",
        batchLimit: 25,
        filters: [.init(name: "storefront-chart", maximum: 1)],
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
}
