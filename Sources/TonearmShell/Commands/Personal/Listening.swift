import AppleMusicAPI
import ArgumentParser

struct Recommendations: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "recommendations", "Show recommendations, or the contents of one.")
    static let group = CommandGroup.mine
    static let examples = ["authorize --answer allow", "recommendations"]

    @Argument(help: "The id of a recommendation.") var id: RecommendationID?
    @Option(help: "Recommendations a page, 1 to 30.") var limit: Int?
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_id)
        fields.option("limit", &_limit)
        fields.group(&_rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let page = limit.map { [QueryItem("limit", String($0))] } ?? []
        guard let id else {
            return try await shell.visitMine(
                "/recommendations", page, to: "show recommendations", title: "recommendations", wantsReasons: true)
        }
        return try await shell.visitMine(
            "/recommendations/\(PercentEncoding.encodeSegment(id.text))/contents",
            to: "show the recommendation '\(id)'",
            title: "recommendation \(id)")
    }
}

struct HeavyRotation: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "heavy-rotation", "Show what the account plays most.")
    static let group = CommandGroup.mine
    static let examples = ["authorize --answer allow", "heavy-rotation"]

    @Option(help: "Elements a page, 1 to 10.") var limit: Int?
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("limit", &_limit)
        fields.group(&_rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let page = limit.map { [QueryItem("limit", String($0))] } ?? []
        return try await shell.visitMine(
            "/history/heavy-rotation", page, to: "show the heavy rotation", title: "heavy rotation",
            whenEmpty: "Nothing was played in the last half year.", wantsReasons: true)
    }
}

struct RecentlyPlayed: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "recently-played", "Show what was played last: resources, tracks or stations.")
    static let group = CommandGroup.mine
    static let examples = ["authorize --answer allow", "recently-played", "recently-played tracks"]

    @Argument(help: "tracks or stations; resources of all kinds by default.") var kind: Kind?
    @Option(help: "Elements a page: 1 to 10, of tracks 30.") var limit: Int?
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&_kind)
        fields.option("limit", &_limit)
        fields.group(&_rows)
    }

    enum Kind: String, CaseIterable, CompletableArgument {
        case tracks, stations
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let page = limit.map { [QueryItem("limit", String($0))] } ?? []
        let path =
            switch kind {
            case nil: "/recent/played"
            case .tracks: "/recent/played/tracks"
            case .stations: "/recent/radio-stations"
            }
        return try await shell.visitMine(
            path, page, to: "show what was played last", title: "recently played", whenEmpty: "Nothing was played yet.")
    }
}

struct Replay: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "replay", "Show the listening summary of the latest year.")
    static let group = CommandGroup.mine
    static let examples = ["authorize --answer allow", "replay"]

    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.group(&_rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        try await shell.visitMine(
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
