import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

/// `itunes search`
struct StoreSearchAction: RowsAction {
    var term: [SearchTerm] = []
    var entity: StoreEntity?
    var attribute: StoreAttribute?
    var media: StoreMedia = "music"
    var limit: Int?
    var offset: Int?
    var clean = false
    var place = StorePlace()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.required(&term, "The words to look for.")
        fields.option("entity", &entity, "The kind of results; songs by default.")
        fields.option("attribute", &attribute, "Compare the words with this attribute only.")
        fields.option("media", &media, "The kind of content; only music is in the simulator's catalog.")
        fields.option("limit", &limit, "The number of results, 1 to 200; 50 by default.")
        fields.option("offset", &offset, "The number of results to skip.")
        fields.flag("clean", &clean, "Leave out explicit content.")
        fields.group(&place)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let term = term.map(\.text).joined(separator: " ")
        let query = QueryItem.given([
            "term": term, "media": media.text, "entity": entity?.text, "attribute": attribute?.text,
            "limit": limit.map(String.init), "offset": offset.map(String.init), "explicit": clean ? "No" : nil,
        ])
        let request = Request(path: StorePath.search, query: query + place.query(in: context.session.world))
        let view = try await context.visit(
            request, at: .iTunes, to: "search the iTunes Store for '\(term)'", title: "itunes search \(term)",
            advising: StoreAdvice(request).sentence)
        if let limit, limit > 200 { context.note("the API answers with at most 200 results") }
        return view
    }
}
