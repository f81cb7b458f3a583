import AppleMusicAPI
import TonearmConsole
import TonearmNeighbors
import TonearmWorld

/// `itunes genres`
struct StoreGenresAction: RowsAction {
    var id: StoreCodes?
    var country: StorefrontName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.argument(&id, "A genre by its id: 34 is music, 36 apps. By default all.")
        fields.option("country", &country, "The storefront; by default the session's.")
    }

    mutating func run(in context: some RequestContext) async throws -> any View {
        let query = QueryItem.given(["id": id?.text, "cc": country?.id ?? context.session.world.storefront])
        let request = Request(path: StorePath.genres, query: query)
        let name = id.map { "the genre '\($0.text)'" } ?? "all genres"
        let view = try await context.visit(
            request, at: .iTunes, to: "show \(name) of the iTunes Store",
            title: "itunes genres" + (id.map { " \($0.text)" } ?? ""), advising: StoreAdvice(request).sentence)
        if view.fittablePage?.answer.rows.isEmpty == true {
            context.note("the store has no genre with this id; 'itunes genres' shows all")
        }
        return view
    }
}
