import AppleMusicAPI
import MusicCatalog

/// A request that passed every check, with all that its answer depends on.
struct RequestHandler: Sendable {
    let catalog: any Catalog
    let schema: Schema
    let match: Router.Match
    /// The path for links: as it was sent, without a trailing slash, with the storefront in lower case.
    let path: String
    let query: Query
    let storefront: Storefront
    let language: String
    var era = Era.today
    /// Whether it is answered as the web player's host answers.
    var isForWebPlayer = false
    /// The account that the request speaks for, when its answer needs one.
    var snapshot: AccountSnapshot?

    func answer() throws(APIError) -> JSON {
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
        case .languageTag: bestLanguageTag()
        case .test: .object(JSONObject())
        case .personal(let operation): try personal(operation)
        }
    }

    /// In the form that the request wants resources in.
    func formedAnswer() throws(APIError) -> JSON { formed(try answer()) }

    func formed(_ answer: JSON) -> JSON { query.has("format[resources]") ? ResourceMap.gathered(answer) : answer }

    var id: String { match.variables["id"] ?? "" }

    var builder: ResourceBuilder {
        ResourceBuilder(
            catalog: catalog, schema: schema, storefront: storefront, language: language, query: query,
            snapshot: snapshot, era: era, isForWebPlayer: isForWebPlayer)
    }

    /// `{"next":…,"data":[…]}` for a slice of a collection.
    func page(_ data: [JSON], next: String?) -> JSON {
        var object = JSONObject()
        object.append("next", next.map(JSON.string))
        object.append("data", .array(data))
        return .object(object)
    }

    /// The link to the following page of this path: it keeps `l` and the given parameters, and drops `limit` and `include`.
    func nextLink(offset: Int, keeping kept: [QueryItem] = []) -> String {
        path + QueryItem.linkText(kept + languageItem + [QueryItem("offset", String(offset))])
    }

    var languageItem: [QueryItem] { query.text("l").map { [QueryItem("l", $0)] } ?? [] }
}
