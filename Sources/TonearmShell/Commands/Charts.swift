import AppleMusicAPI
import Console
import MusicWorld

struct Charts: RowsCommand {
    static let description = CommandDescription(
        "charts", .find, "Show what is played most, by type, genre and chart.", examples: [
            "charts", "charts --types songs --genre 20 --limit 10", "charts --types songs --genre funk",
            "charts --types playlists --cities",
        ])

    var types: ChartTypes = "songs,albums,playlists"
    var genre: GenreID?
    var chart: ChartName?
    var limit: Int?
    var offset: Int?
    var cities = false
    var global = false

    /// The default number of elements in each chart.
    static let standardLimit = 5

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("types", &types, "Types, separated by commas: albums, music-videos, playlists, songs; or 'all'.")
        fields.option("genre", &genre, "A genre by id or name; 'genres --tree' lists them.")
        fields.option("chart", &chart, "The chart: most-played, daily-global-top or city-top.")
        fields.option("limit", &limit, "Elements of each chart, 1 to 200; 5 by default.")
        fields.option("offset", &offset, "Index of the first element, below 200.")
        fields.flag("cities", &cities, "Add the charts of cities; with playlists among the types.")
        fields.flag("global", &global, "Add the daily global charts; with playlists among the types.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        var query = [QueryItem("types", types.names)]
        if let chart { query.append(QueryItem("chart", chart.text)) }
        let genre = if let genre { try await context.genreID(genre.text) } else { String?.none }
        if let genre { query.append(QueryItem("genre", genre)) }
        query.append(QueryItem("limit", String(limit ?? Self.standardLimit)))
        if let offset { query.append(QueryItem("offset", String(offset))) }
        let with = (cities ? ["cityCharts"] : []) + (global ? ["dailyGlobalTopCharts"] : [])
        if !with.isEmpty { query.append(QueryItem("with", with.joined(separator: ","))) }
        let view = try await context.visit(
            Request(path: context.session.world.catalogPath + "/charts", query: query), to: "show charts",
            title: "charts" + (genre.map { " of genre \($0)" } ?? ""))
        if let genre, context.session.here?.answer?.sections.isEmpty == true {
            context.note("no chart has the genre \(genre); 'genres --tree' lists the genres")
        }
        return view
    }
}
