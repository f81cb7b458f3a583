import AppleMusicAPI
import ArgumentParser
import Console
import MusicWorld

struct Charts: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "charts", "Show what is played most, by type, genre and chart.")
    static let group = CommandGroup.find
    static let examples = [
        "charts", "charts --types songs --genre 20 --limit 10", "charts --types songs --genre funk",
        "charts --types playlists --cities",
    ]

    @Option(help: "Types, separated by commas: albums, music-videos, playlists, songs; or 'all'.")
    var types: ChartTypes = "songs,albums,playlists"
    @Option(help: "A genre by id or name; 'genres --tree' lists them.") var genre: GenreID?
    @Option(help: "The chart: most-played, daily-global-top or city-top.") var chart: ChartName?
    @Option(help: "Elements of each chart, 1 to 200; 5 by default.") var limit: Int?
    @Option(help: "Index of the first element, below 200.") var offset: Int?
    @Flag(help: "Add the charts of cities; with playlists among the types.") var cities = false
    @Flag(help: "Add the daily global charts; with playlists among the types.") var global = false
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    /// Elements of each chart, where none were asked for.
    static let standardLimit = 5

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("types", &_types)
        fields.option("genre", &_genre)
        fields.option("chart", &_chart)
        fields.option("limit", &_limit)
        fields.option("offset", &_offset)
        fields.flag("cities", &_cities)
        fields.flag("global", &_global)
        fields.group(&_rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        var query = [QueryItem("types", types.names)]
        if let chart { query.append(QueryItem("chart", chart.text)) }
        let genre = if let genre { try await shell.genreID(genre.text) } else { String?.none }
        if let genre { query.append(QueryItem("genre", genre)) }
        query.append(QueryItem("limit", String(limit ?? Self.standardLimit)))
        if let offset { query.append(QueryItem("offset", String(offset))) }
        let with = (cities ? ["cityCharts"] : []) + (global ? ["dailyGlobalTopCharts"] : [])
        if !with.isEmpty { query.append(QueryItem("with", with.joined(separator: ","))) }
        let view = try await shell.visit(
            Request(path: shell.session.world.catalogPath + "/charts", query: query), to: "show charts",
            title: "charts" + (genre.map { " of genre \($0)" } ?? ""))
        if let genre, shell.session.here?.answer?.sections.isEmpty == true {
            shell.presentation.notes.append("no chart has the genre \(genre); 'genres --tree' lists the genres")
        }
        return view
    }
}
