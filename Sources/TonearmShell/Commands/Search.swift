import AppleMusicAPI
import ArgumentParser
import Console
import MusicWorld

struct Search: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "search", "Search the catalog; the results come in groups by type.")
    static let group = CommandGroup.find
    static let examples = ["search beach bunny", "search born to run --types songs --limit 3", "search bob --top"]

    @Argument(help: "The words to look for.") var term: [SearchTerm] = []
    @Option(help: "Resource types, separated by commas; 'all' for every one.")
    var types: SearchTypes = "artists,albums,songs,playlists"
    @Option(help: "Results in each group, 1 to 25; 5 by default.") var limit: Int?
    @Option(help: "Index of the first result in each group.") var offset: Int?
    @Flag(help: "Add the best results of all types.") var top = false
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&_term)
        fields.option("types", &_types)
        fields.option("limit", &_limit)
        fields.option("offset", &_offset)
        fields.flag("top", &_top)
        fields.group(&_rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        guard !term.isEmpty else {
            throw Failure(
                "Cannot search", "no term was given", next: "Type for example 'search beach bunny'.", status: .usage)
        }
        var query = [QueryItem("types", types.names), QueryItem("term", term)]
        if let limit { query.append(QueryItem("limit", String(limit))) }
        if let offset { query.append(QueryItem("offset", String(offset))) }
        if top { query.append(QueryItem("with", "topResults")) }
        let view = try await shell.visit(
            Request(path: shell.session.world.catalogPath + "/search", query: query), to: "search '\(term)'",
            title: "search \(term)", staysWithoutRows: true)
        if (view as? AnswerView)?.answer.rowCount == 0, offset ?? 0 == 0 { shell.noteExtentOfCatalog() }
        return view
    }
}
