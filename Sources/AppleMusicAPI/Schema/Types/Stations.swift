extension TypeDescription {
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
}
