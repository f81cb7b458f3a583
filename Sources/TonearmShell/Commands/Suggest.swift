import AppleMusicAPI
import Console
import MusicWorld

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
        return try await context.visit(
            Request(
                path: context.session.world.catalogPath + (hints ? "/search/hints" : "/search/suggestions"),
                query: query),
            to: "suggest for '\(term)'", title: "suggest \(term)")
    }
}
