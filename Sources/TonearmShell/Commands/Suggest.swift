import AppleMusicAPI
import ArgumentParser
import Console
import MusicWorld

struct Suggest: RowsCommand {
    static let configuration = CommandConfiguration.command(
        "suggest", "Suggest terms, and resources, for the beginning of a term.")
    static let group = CommandGroup.find
    static let examples = ["suggest beach", "suggest beach --top", "suggest beach --hints"]

    @Argument(help: "The beginning of a term.") var term: [SearchTerm] = []
    @Flag(help: "Suggest the best resources too.") var top = false
    @Flag(help: "Ask for hints, the older and plainer form.") var hints = false
    @Option(help: "How many, 1 to 10.") var limit: Int?
    @OptionGroup(title: "Rows") var rows: RowOptions
    @OptionGroup var common: CommonOptions

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&_term)
        fields.flag("top", &_top)
        fields.flag("hints", &_hints)
        fields.option("limit", &_limit)
        fields.group(&_rows)
    }

    mutating func run(in shell: Shell) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        guard !term.isEmpty else {
            throw Failure(
                "Cannot suggest", "no term was given", next: "Type for example 'suggest beach'.", status: .usage)
        }
        var query: [QueryItem] = []
        if !hints {
            query.append(QueryItem("kinds", top ? "terms,topResults" : "terms"))
            if top { query.append(QueryItem("types", "artists,albums,songs,playlists")) }
        }
        query.append(QueryItem("term", term))
        if let limit { query.append(QueryItem("limit", String(limit))) }
        return try await shell.visit(
            Request(
                path: shell.session.world.catalogPath + (hints ? "/search/hints" : "/search/suggestions"), query: query),
            to: "suggest for '\(term)'", title: "suggest \(term)")
    }
}
