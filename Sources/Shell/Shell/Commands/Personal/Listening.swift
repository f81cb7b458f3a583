import AppleMusicAPI

struct Recommendations: RowsCommand {
    static let description = CommandDescription(
        "recommendations", .mine, "Show recommendations, or the contents of one.",
        examples: ["authorize --answer allow", "recommendations"])

    var id: RecommendationID?
    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&id, "The id of a recommendation.")
        fields.option("limit", &limit, "Recommendations a page, 1 to 30.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let page = QueryItem.given(["limit": limit.map(String.init)])
        guard let id else {
            return try await context.visitMine(
                "/recommendations", page, to: "show recommendations", title: "recommendations", wantsReasons: true)
        }
        return try await context.visitMine(
            "/recommendations/\(PercentEncoding.encodeSegment(id.text))/contents",
            to: "show the recommendation '\(id)'", title: "recommendation \(id)")
    }
}

struct HeavyRotation: RowsCommand {
    static let description = CommandDescription(
        "heavy-rotation", .mine, "Show what the account plays most.",
        examples: ["authorize --answer allow", "heavy-rotation"])

    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) { fields.option("limit", &limit, "Elements a page, 1 to 10.") }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let page = QueryItem.given(["limit": limit.map(String.init)])
        return try await context.visitMine(
            "/history/heavy-rotation", page, to: "show the heavy rotation", title: "heavy rotation",
            whenEmpty: "Nothing was played in the last half year.", wantsReasons: true)
    }
}

struct RecentlyPlayed: RowsCommand {
    static let description = CommandDescription(
        "recently-played", .mine, "Show what was played last: resources, tracks or stations.",
        examples: ["authorize --answer allow", "recently-played", "recently-played tracks"])

    var kind: Kind?
    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&kind, "tracks or stations; resources of all kinds by default.")
        fields.option("limit", &limit, "Elements a page: 1 to 10, of tracks 30.")
    }

    enum Kind: String, CaseIterable, CompletableArgument {
        case tracks, stations
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let page = QueryItem.given(["limit": limit.map(String.init)])
        let path =
            switch kind {
            case nil: "/recent/played"
            case .tracks: "/recent/played/tracks"
            case .stations: "/recent/radio-stations"
            }
        return try await context.visitMine(
            path, page, to: "show what was played last", title: "recently played", whenEmpty: "Nothing was played yet.")
    }
}

struct Replay: RowsCommand {
    static let description = CommandDescription(
        "replay", .mine, "Show the listening summary of the latest year.",
        examples: ["authorize --answer allow", "replay"])

    mutating func run(in context: some RequestContext) async throws -> any View {
        try await context.visitMine(
            "/music-summaries",
            [
                QueryItem("filter[year]", "latest"), QueryItem("views", "top-artists,top-albums,top-songs"),
                QueryItem("include[artist-period-summaries]", "artist"),
                QueryItem("include[album-period-summaries]", "album"),
                QueryItem("include[song-period-summaries]", "song"),
            ],
            to: "show the replay", title: "replay", whenEmpty: "Nothing was played yet.")
    }
}
