package import AppleMusicAPI

extension Envelope {
    /// The form of answers of the iTunes Search API and its genre service.
    ///
    /// A row is a result as a resource of the catalog: its type and its id are the catalog's, and its attributes are
    /// the result's members, with the names of the Apple Music API beside them.
    package static let iTunes = Envelope(
        name: "itunes", root: "/", sections: sections, list: list, errors: errors, next: next)

    @Sendable private static func sections(of body: JSON) -> [Section] {
        guard let results = body["results"]?.array else { return genres(body) }
        return [section(results.compactMap(StoreRow.resource))]
    }

    private static func genres(_ body: JSON) -> [Section] {
        let rows = (body.object?.members ?? []).flatMap { StoreRow.genres($0.value, parent: nil, depth: 0) }
        return rows.isEmpty ? [] : [section(rows)]
    }

    private static func section(_ rows: [Resource]) -> Section {
        Section(nil, Page(JSONObject([("data", .array(rows.map { .object($0.json) }))])))
    }

    /// Returns a body with the results of rows. The API has no links to a next page, so `next` is a member of ours.
    @Sendable private static func list(of rows: [Resource], next: String?) -> JSON {
        var body = JSONObject([("resultCount", .integer(rows.count))])
        body.append("results", .array(rows.map { .object(StoreRow.result(of: $0)) }))
        body.append("next", next.map(JSON.string))
        return .object(body)
    }

    /// Returns the same search with a larger offset if the answer has as many results as it could have.
    @Sendable private static func next(of body: JSON, after request: Request) -> String? {
        if let next = body["next"]?.string { return next }
        guard request.path == StorePath.search, let query = try? SearchQuery(request.query, SearchParameter.ofSearch),
            let count = body["results"]?.array?.count, count == query.number(.limit)
        else { return nil }
        return request.setting("offset", to: String(query.number(.offset).addingClamped(count))).target
    }

    @Sendable private static func errors(of body: JSON) -> [APIError] {
        guard let message = body["errorMessage"]?.string else { return [] }
        return [APIError(status: 400, code: "", title: "Bad Request", detail: message)]
    }
}
