extension TypeDescription {
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
}
