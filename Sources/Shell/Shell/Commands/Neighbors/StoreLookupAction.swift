import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

/// `itunes lookup`
struct StoreLookupAction: RowsAction {
    var things: [StoreThing] = []
    var upc: StoreCodes?
    var isrc: StoreCodes?
    var amgArtist: StoreCodes?
    var entity: StoreEntity?
    var limit: Int?
    var sort: StoreOrder?
    var place = StorePlace()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.arguments(&things, "Ids, rows, or resources.")
        fields.option("upc", &upc, "Codes of albums (UPC), separated by commas.")
        fields.option("isrc", &isrc, "Codes of recordings (ISRC), separated by commas.")
        fields.option("amg-artist", &amgArtist, "Numbers of artists in the All Music Guide, separated by commas.")
        fields.option("entity", &entity, "Add what belongs to each thing: song, album, musicVideo.")
        fields.option("limit", &limit, "The number of things to add for each one, 1 to 200; 50 by default.")
        fields.option("sort", &sort, "The order of what is added; by default the most popular first.")
        fields.group(&place)
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let ids = try things.flatMap { thing throws(Failure) in try Self.ids(thing.text, context.session.rows) }
        let keys = QueryItem.given([
            "id": ids.isEmpty ? nil : ids.joined(separator: ","), "upc": upc?.text, "isrc": isrc?.text,
            "amgArtistId": amgArtist?.text,
        ])
        guard !keys.isEmpty else {
            throw Failure.usage(
                "Cannot look anything up", "no id and no code was given",
                next: "Type for example 'itunes lookup 178834 --entity song'.")
        }
        let query =
            keys + QueryItem.given(["entity": entity?.text, "limit": limit.map(String.init), "sort": sort?.text])
        let request = Request(path: StorePath.lookup, query: query + place.query(in: context.session.world))
        let title = "itunes lookup " + keys.map(\.value).joined(separator: " ")
        let view = try await context.visit(
            request, at: .iTunes, to: "look '\(keys[0].value)' up in the iTunes Store", title: title,
            focus: context.session.here?.focus, advising: StoreAdvice(request).sentence)
        noteMissing(ids, of: view, in: context)
        if let limit, limit > 200 { context.note("the API adds at most 200 things to each one") }
        return view
    }

    /// Returns the ids of a word: numbers of rows, ids, `type/id` or a link.
    private static func ids(_ word: String, _ rows: NumberedRows) throws(Failure) -> [String] {
        guard word.allSatisfy({ $0.isNumber || $0 == "," }) else {
            return try Reference.read(word, among: rows, to: "look up").map(\.resource.id)
        }
        return word.split(separator: ",").map { part in
            guard let number = Int(part), let row = rows[number...number]?.first else { return String(part) }
            return row.id
        }
    }

    /// Names the ids that the answer lacks, which the API leaves out without a word.
    private func noteMissing(_ ids: [String], of view: any View, in context: some RequestContext) {
        let found = Set((view.fittablePage?.answer.rows ?? []).map(\.id))
        let missing = ids.filter { !found.contains($0) }
        guard !missing.isEmpty, !found.isEmpty else { return }
        let country = place.country?.id ?? context.session.world.storefront
        context.note("the store '\(country)' has no \(missing.joined(separator: ", "))")
    }
}
