import AppleMusicAPI
import TonearmCatalog

/// A request that passed every check, with all inputs of its answer.
struct CheckedRequest: Sendable {
    let catalog: any Catalog
    let schema: Schema
    let match: Router.Match
    /// The path for links: as sent, without a trailing slash, with the storefront in lower case.
    let path: String
    let query: Query
    let storefront: Storefront
    let language: String
    var era = Era.today
    /// Whether the request is to the web player's host.
    var isForWebPlayer = false
    /// The account of the request, if the answer depends on it.
    var snapshot: AccountSnapshot?

    func answer() throws(RequestRefusal) -> JSON {
        switch match.endpoint.operation {
        case .resource(.storefronts): try storefrontResource(id)
        case .resources(.storefronts): storefrontList()
        case .resource(let type): try resource(ResourceIdentifier(type, id))
        case .resources(let type): try resources(of: type)
        case .mixedResources: mixedResources()
        case .relationship(let type, let name): try related(name, of: ResourceIdentifier(type, id))
        case .view(let type, let name): try view(name, of: ResourceIdentifier(type, id))
        case .search: search()
        case .searchHints: hints()
        case .searchSuggestions: suggestions()
        case .charts: charts()
        case .groupings: groupings()
        case .languageTag: bestLanguageTag()
        case .test: .object(JSONObject())
        case .personal(let operation): try personal(operation)
        // `MusicFeedAnswers` answers these: they depend on the time.
        case .feed: throw .noExport(RefusalCause(.knownPath, at: .path(path)))
        }
    }

    /// Returns the answer in the requested form of resources.
    func formedAnswer() throws(RequestRefusal) -> JSON { formed(try answer()) }

    func formed(_ answer: JSON) -> JSON { query.has("format[resources]") ? ResourceMap.gathered(answer) : answer }

    var id: String { match.variables["id"] ?? "" }

    /// Returns the refusal of a resource that the storefront does not have.
    func notFound(_ resource: ResourceIdentifier) -> RequestRefusal { .notFound(resource, storefront: storefront.id) }

    /// Returns the refusal of a resource that the library does not have.
    func notInLibrary(_ resource: ResourceIdentifier) -> RequestRefusal {
        .notInLibrary(resource, account: snapshot?.account.name)
    }

    var builder: ResourceBuilder {
        ResourceBuilder(
            catalog: catalog, schema: schema, storefront: storefront, language: language, query: query,
            snapshot: snapshot, era: era, isForWebPlayer: isForWebPlayer)
    }

    /// Returns a page of a collection: `{"next":…,"data":[…]}`
    func page(_ data: [JSON], next: String?) -> JSON {
        var object = JSONObject()
        object.append("next", next.map(JSON.string))
        object.append("data", .array(data))
        return .object(object)
    }

    /// Returns the page of a complete list that the request asks for.
    func page<Element>(of all: [Element], keeping kept: [QueryItem] = [], _ json: (Element) -> JSON?) -> JSON {
        let slice = all.dropFirst(query.offset).prefix(query.limit)
        let end = query.offset + slice.count
        return page(slice.compactMap(json), next: end < all.count ? nextLink(offset: end, keeping: kept) : nil)
    }

    /// Returns the link to the next page, with only `l` and the given parameters; `limit` and `include` are dropped.
    func nextLink(offset: Int, keeping kept: [QueryItem] = []) -> String {
        path + QueryItem.linkText(kept + languageItem + [QueryItem("offset", String(offset))])
    }

    var languageItem: [QueryItem] { query.text("l").map { [QueryItem("l", $0)] } ?? [] }
}

/// An answer without headers.
struct Reply {
    var status = 200
    /// The body; nil if it is empty.
    var json: JSON?
}

extension CheckedRequest {
    /// The answer to a successful request without content.
    var done: Reply { Reply(status: match.endpoint.success, json: nil) }
}
