import AppleMusicAPI

/// Options that find resources of a type in other ways than by their ids.
protocol FindingOptions: DeclaredArguments {
    init()
    var filters: [QueryItem] { get }
    /// Returns the ids for typed words, which can be names for some types.
    func ids(of words: [String], in context: any RequestContext) async throws -> [String]
    /// Returns a view if it needs several requests; nil if one request is enough.
    func whole(_ words: [String], in context: any RequestContext) async throws -> (any View)?
}

extension FindingOptions {
    func ids(of words: [String], in context: any RequestContext) async throws -> [String] { words }
    func whole(_ words: [String], in context: any RequestContext) async throws -> (any View)? { nil }
}

struct ByIDs: FindingOptions {
    var filters: [QueryItem] { [] }
}

/// The options for a part of a list. Their default help texts are for a type that can be listed without ids.
struct ListPart: FindingOptions {
    var limit: Int?
    var offset: Int?
    private var limitSummary = "Elements a page, of the list."
    private var offsetSummary = "Index of the first element of the list."

    init() {}

    init(limit: String, offset: String) { (limitSummary, offsetSummary) = (limit, offset) }

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("limit", &limit, limitSummary)
        fields.option("offset", &offset, offsetSummary)
    }

    var filters: [QueryItem] {
        QueryItem.given(["limit": limit.map(String.init), "offset": offset.map(String.init)])
    }
}

extension QueryItem {
    /// Returns the parameters that have a value.
    static func given(_ values: KeyValuePairs<String, String?>) -> [QueryItem] {
        values.compactMap { name, value in value.map { QueryItem(name, $0) } }
    }
}

/// The options for storefronts, which the user can also find by name.
struct StorefrontFinding: FindingOptions {
    var part = ListPart()

    mutating func visit(_ fields: inout FieldVisitor) { fields.group(&part) }

    var filters: [QueryItem] { part.filters }

    /// Returns the ids of the words, or of the single name that they form. An unknown word stays unchanged, so that
    /// the service can refuse it.
    func ids(of words: [String], in context: any RequestContext) async throws -> [String] {
        let areIDs = words.allSatisfy { Storefront.withID($0) != nil }
        if words.count > 1, !areIDs, let storefront = Storefront.plainly(named: words.joined(separator: " ")) {
            return [storefront.id]
        }
        return words.map { StorefrontName(text: $0).id }
    }
}

struct AlbumFinding: FindingOptions {
    var upc: ProductCodes?
    var equivalents = EquivalentsOption()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("upc", &upc, "Find by Universal Product Codes, separated by commas.")
        fields.group(&equivalents)
    }

    var filters: [QueryItem] { QueryItem.given(["filter[upc]": upc?.text]) + equivalents.filters }
}

struct TrackFinding: FindingOptions {
    var isrc: RecordingCodes?
    var equivalents = EquivalentsOption()

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("isrc", &isrc, "Find by International Standard Recording Codes, separated by commas.")
        fields.group(&equivalents)
    }

    var filters: [QueryItem] { QueryItem.given(["filter[isrc]": isrc?.text]) + equivalents.filters }
}

struct EquivalentsOption: FindingOptions {
    var equivalents: ResourceID?
    var clean = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option(
            "equivalents", &equivalents, "Find what ids of any storefront are called in this one, separated by commas.")
        fields.flag("clean", &clean, "Take the clean edition of equivalents.")
    }

    var filters: [QueryItem] {
        guard let equivalents else { return [] }
        return [QueryItem("filter[equivalents]", equivalents.text)] + (clean ? [QueryItem("restrict", "explicit")] : [])
    }
}

struct PlaylistFinding: FindingOptions {
    var storefrontChart: StorefrontName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("storefront-chart", &storefrontChart, "Find the chart playlists of a storefront.")
    }

    var filters: [QueryItem] { QueryItem.given(["filter[storefront-chart]": storefrontChart?.id]) }
}

struct StationFinding: FindingOptions {
    var live = false

    mutating func visit(_ fields: inout FieldVisitor) { fields.flag("live", &live, "Find the live stations.") }

    var filters: [QueryItem] { live ? [QueryItem("filter[featured]", "apple-music-live-radio")] : [] }
}

/// The additional members of each resource in the answer.
struct MemberOptions: DeclaredArguments {
    var include: RelationshipNames?
    var extend: ExtendedAttributes?
    var relate: RelationshipNames?
    var views: ViewNames?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("include", &include, "Relationships to answer with whole resources, separated by commas.")
        fields.option("extend", &extend, "Extended attributes to add, separated by commas.")
        fields.option("relate", &relate, "Relationships to answer with identifiers, separated by commas.")
        fields.option("views", &views, "Views to answer with, separated by commas; for one resource only.")
    }

    var query: [QueryItem] {
        QueryItem.given([
            "include": include?.text, "extend": extend?.text, "relate": relate?.text, "views": views?.text,
        ])
    }
}
