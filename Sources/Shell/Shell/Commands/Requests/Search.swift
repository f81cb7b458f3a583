import AppleMusicAPI
import TonearmCatalog
import TonearmConsole
import TonearmWorld

struct Search: RowsCommand {
    static let description = CommandDescription(
        "search", .find, "Search the catalog; the results come in groups by type.",
        examples: ["search beach bunny", "search born to run --types songs --limit 3", "search bob --top"])

    var term: [SearchTerm] = []
    var types: SearchTypes = "artists,albums,songs,playlists"
    var part = ListPart(
        limit: "Results in each group, 1 to 25; 5 by default.", offset: "Index of the first result in each group.")
    var top = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&term, "The words to look for.")
        fields.option("types", &types, "Resource types, separated by commas; 'all' for every one.")
        fields.group(&part)
        fields.flag("top", &top, "Add the best results of all types.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        guard !term.isEmpty else {
            throw Failure.usage(
                "Cannot search", "no term was given", next: "Type for example 'search beach bunny'.")
        }
        let query =
            QueryItem.given(["types": types.names, "term": term]) + part.filters
            + QueryItem.given(["with": top ? "topResults" : nil])
        let view = try await context.visit(
            Request(path: context.session.world.catalogPath + "/search", query: query), to: "search '\(term)'",
            title: "search \(term)", staysWithoutRows: true)
        if view.fittablePage?.answer.rowCount == 0, part.offset ?? 0 == 0 { context.noteExtentOfCatalog() }
        return view
    }
}

struct Suggest: RowsCommand {
    static let description = CommandDescription(
        "suggest", .find, "Suggest terms, and resources, for the beginning of a term.",
        examples: ["suggest beach", "suggest beach --top", "suggest beach --hints"])

    var term: [SearchTerm] = []
    var top = false
    var hints = false
    var limit: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&term, "The beginning of a term.")
        fields.flag("top", &top, "Suggest the best resources too.")
        fields.flag("hints", &hints, "Ask for hints, the older and plainer form.")
        fields.option("limit", &limit, "How many, 1 to 10.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        guard !term.isEmpty else {
            throw Failure.usage(
                "Cannot suggest", "no term was given", next: "Type for example 'suggest beach'.")
        }
        let query = QueryItem.given([
            "kinds": hints ? nil : top ? "terms,topResults" : "terms",
            "types": top && !hints ? "artists,albums,songs,playlists" : nil,
            "term": term, "limit": limit.map(String.init),
        ])
        return try await context.visit(
            Request(
                path: context.session.world.catalogPath + (hints ? "/search/hints" : "/search/suggestions"),
                query: query),
            to: "suggest for '\(term)'", title: "suggest \(term)")
    }
}

struct Charts: RowsCommand {
    static let description = CommandDescription(
        "charts", .find, "Show what is played most, by type, genre and chart.",
        examples: [
            "charts", "charts --types songs --genre 20 --limit 10", "charts --types songs --genre funk",
            "charts --types playlists --cities",
        ])

    var types: ChartTypes = "songs,albums,playlists"
    var genre: [GenreID] = []
    var chart: ChartName?
    var limit: Int?
    var offset: Int?
    var cities = false
    var global = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("types", &types, "Types, separated by commas: albums, music-videos, playlists, songs; or 'all'.")
        fields.option("genre", upToNextOption: &genre, "A genre by id or name; 'genres --tree' lists them.")
        fields.option("chart", &chart, "The chart: most-played, daily-global-top or city-top.")
        fields.option("limit", &limit, "Elements of each chart, 1 to 200; 5 by default.")
        fields.option("offset", &offset, "Index of the first element, below 200.")
        fields.flag("cities", &cities, "Add the charts of cities; with playlists among the types.")
        fields.flag("global", &global, "Add the daily global charts; with playlists among the types.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let words = genre.isEmpty ? nil : genre.map(\.text).joined(separator: " ")
        let genre = if let words { try await context.genreID(words) } else { String?.none }
        let with = (cities ? ["cityCharts"] : []) + (global ? ["dailyGlobalTopCharts"] : [])
        let query = QueryItem.given([
            "types": types.names, "chart": chart?.text, "genre": genre, "limit": String(limit ?? Answer.chartsLimit),
            "offset": offset.map(String.init), "with": with.isEmpty ? nil : with.joined(separator: ","),
        ])
        let view = try await context.visit(
            Request(path: context.session.world.catalogPath + "/charts", query: query), to: "show charts",
            title: "charts" + (genre.map { " of genre \($0)" } ?? ""))
        if let genre, context.session.here?.answer?.sections.isEmpty == true {
            context.note("no chart has the genre \(genre); 'genres --tree' lists the genres")
        }
        return view
    }
}

extension RequestContext {
    /// Notes the size of the simulator's catalog after a search without results.
    func noteExtentOfCatalog() {
        guard output.format.isForPeople, case .simulator(let file) = session.world.address else {
            return
        }
        if let file {
            note(
                "the catalog '\(file)' has nothing of this; 'catalog info' counts what it has, 'set catalog built-in' "
                    + "leaves it")
            return
        }
        let names = BuiltInCatalog.realArtists(3)
        let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
        note(
            "this simulator has \(BuiltInCatalog.realAlbumCount) real albums, for example by \(list), "
                + "and \(BuiltInCatalog.inventedArtistCount) invented artists")
        note(
            "'catalog import' adds what you recorded from the service; 'service live' asks Apple Music itself")
    }
}
