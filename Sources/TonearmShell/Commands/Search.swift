import AppleMusicAPI
import Console
import MusicWorld

struct Search: RowsCommand {
    static let description = CommandDescription(
        "search", .find, "Search the catalog; the results come in groups by type.",
        examples: ["search beach bunny", "search born to run --types songs --limit 3", "search bob --top"])

    var term: [SearchTerm] = []
    var types: SearchTypes = "artists,albums,songs,playlists"
    var limit: Int?
    var offset: Int?
    var top = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&term, "The words to look for.")
        fields.option("types", &types, "Resource types, separated by commas; 'all' for every one.")
        fields.option("limit", &limit, "Results in each group, 1 to 25; 5 by default.")
        fields.option("offset", &offset, "Index of the first result in each group.")
        fields.flag("top", &top, "Add the best results of all types.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        guard !term.isEmpty else {
            throw Failure(
                "Cannot search", "no term was given", next: "Type for example 'search beach bunny'.", status: .usage)
        }
        var query = [QueryItem("types", types.names), QueryItem("term", term)]
        if let limit { query.append(QueryItem("limit", String(limit))) }
        if let offset { query.append(QueryItem("offset", String(offset))) }
        if top { query.append(QueryItem("with", "topResults")) }
        let view = try await context.visit(
            Request(path: context.session.world.catalogPath + "/search", query: query), to: "search '\(term)'",
            title: "search \(term)", staysWithoutRows: true)
        if view.fittablePage?.answer.rowCount == 0, offset ?? 0 == 0 { context.noteExtentOfCatalog() }
        return view
    }
}
