package import AppleMusicAPI
package import TonearmCatalog

/// The iTunes Search API with its genre service, simulated from a catalog. It answers from the catalog's music; other
/// media have no results.
package struct StoreService: NeighborService {
    private let catalog: any Catalog

    package init(_ catalog: any Catalog) { self.catalog = catalog }

    package var description: ServiceDescription { Neighbor.iTunes.description(from: catalog.summary) }

    /// The most requests in a minute, if the rate limit is on ("iTunes Search API": about 20).
    package static let limit = 20

    private enum Action {
        case search, lookup, genres

        init?(path: String) {
            switch path.hasSuffix("/") ? String(path.dropLast()) : path {
            case StorePath.search, StorePath.olderSearch: self = .search
            case StorePath.lookup, StorePath.olderLookup: self = .lookup
            case StorePath.genres: self = .genres
            default: return nil
            }
        }
    }

    package func answer(
        to request: Request, in context: inout ServiceContext<NeighborMemory>
    ) -> ServiceAnswer<NeighborMemory> {
        .made(.success(response(to: request, &context)))
    }

    package func failure(_ status: Int) -> Response { .bare(status) }

    private func response(to request: Request, _ context: inout ServiceContext<NeighborMemory>) -> Response {
        guard let action = Action(path: PercentEncoding.decode(request.path)) else { return .bare(404) }
        guard request.method == .get || request.method == .head else { return .bare(405) }
        guard context.memory.admit(Self.limit, in: 60_000, now: context.milliseconds) else {
            return StoreResponse.tooMany()
        }
        do throws(SearchQuery.Refusal) {
            switch action {
            case .search: return try search(request.query)
            case .lookup: return try lookup(request.query)
            case .genres: return try genres(request.query)
            }
        } catch {
            return StoreResponse.refusal(error)
        }
    }

    private func search(_ items: [QueryItem]) throws(SearchQuery.Refusal) -> Response {
        let query = try SearchQuery(items, SearchParameter.ofSearch)
        return results(StoreSearch(view: view(query), query: query).items(), query)
    }

    private func lookup(_ items: [QueryItem]) throws(SearchQuery.Refusal) -> Response {
        let query = try SearchQuery(items, SearchParameter.ofLookup)
        return results(StoreLookup(view: view(query), query: query).items(), query)
    }

    private func genres(_ items: [QueryItem]) throws(SearchQuery.Refusal) -> Response {
        // The genre service names the storefront 'cc' (observed).
        let renamed = items.map { $0.name == "cc" ? QueryItem("country", $0.value) : $0 }
        let query = try SearchQuery(renamed, [.country, .id])
        let forest = GenreForest(catalog: catalog, language: query.language, storefront: query.storefront.id)
        guard let id = query[.id] else { return StoreResponse.genres(forest.all()) }
        return StoreResponse.genres(forest.only(id))
    }

    private func view(_ query: SearchQuery) -> StoreView {
        StoreView(
            catalog: catalog, storefront: query.storefront, language: query.language,
            showsExplicit: query[.explicit] != "No")
    }

    private func results(_ items: [StoreView.Item], _ query: SearchQuery) -> Response {
        var writer = ResultWriter(StoreView(catalog: catalog, storefront: query.storefront, language: query.language))
        let results = items.compactMap { writer.result(for: $0) }
        return StoreResponse.results(results, to: query[.callback].flatMap { CallbackName($0) })
    }
}
