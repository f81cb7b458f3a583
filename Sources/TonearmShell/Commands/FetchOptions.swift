import AppleMusicAPI
import ArgumentParser

/// How resources of a type can be found beside by their ids.
protocol FindingOptions: FieldedArguments {
    var filters: [QueryItem] { get }
    /// The ids that typed words mean, for types that are also found by name.
    func ids(of words: [String], in shell: Shell) async throws -> [String]
    /// What no single request answers; nil if one does.
    func whole(_ words: [String], in shell: Shell) async throws -> (any View)?
}

extension FindingOptions {
    func ids(of words: [String], in shell: Shell) async throws -> [String] { words }
    func whole(_ words: [String], in shell: Shell) async throws -> (any View)? { nil }
}

struct ByIDs: FindingOptions {
    var filters: [QueryItem] { [] }
}

/// For what is listed as a whole: a part of the list.
struct ListFinding: FindingOptions {
    @Option(help: "Elements a page, of the list.") var limit: Int?
    @Option(help: "Index of the first element of the list.") var offset: Int?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("limit", &_limit)
        fields.option("offset", &_offset)
    }

    var filters: [QueryItem] {
        [("limit", limit), ("offset", offset)].compactMap { name, value in
            value.map { QueryItem(name, String($0)) }
        }
    }
}

/// Storefronts are found by name too.
struct StorefrontFinding: FindingOptions {
    @OptionGroup var part: ListFinding

    mutating func visit(_ fields: inout FieldVisitor) { fields.group(&_part) }

    var filters: [QueryItem] { part.filters }

    /// The ids of the words, or of the single name that all of them are. A word that names no storefront stays for the service to judge.
    func ids(of words: [String], in shell: Shell) async throws -> [String] {
        if words.count > 1, let storefront = Storefront.plainly(named: words.joined(separator: " ")) {
            return [storefront.id]
        }
        return words.map { StorefrontName(text: $0).id }
    }
}

struct AlbumFinding: FindingOptions {
    @Option(help: "Find by Universal Product Codes, separated by commas.") var upc: ProductCodes?
    @OptionGroup var equivalents: EquivalentsOption

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("upc", &_upc)
        fields.group(&_equivalents)
    }

    var filters: [QueryItem] { (upc.map { [QueryItem("filter[upc]", $0.text)] } ?? []) + equivalents.filters }
}

struct TrackFinding: FindingOptions {
    @Option(help: "Find by International Standard Recording Codes, separated by commas.") var isrc: RecordingCodes?
    @OptionGroup var equivalents: EquivalentsOption

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("isrc", &_isrc)
        fields.group(&_equivalents)
    }

    var filters: [QueryItem] { (isrc.map { [QueryItem("filter[isrc]", $0.text)] } ?? []) + equivalents.filters }
}

struct EquivalentsOption: FindingOptions {
    @Option(help: "Find what ids of any storefront are called in this one, separated by commas.")
    var equivalents: ResourceID?
    @Flag(help: "Take the clean edition of equivalents.") var clean = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("equivalents", &_equivalents)
        fields.flag("clean", &_clean)
    }

    var filters: [QueryItem] {
        guard let equivalents else { return [] }
        return [QueryItem("filter[equivalents]", equivalents.text)] + (clean ? [QueryItem("restrict", "explicit")] : [])
    }
}

struct PlaylistFinding: FindingOptions {
    @Option(help: "Find the chart playlists of a storefront.") var storefrontChart: StorefrontName?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("storefront-chart", &_storefrontChart)
    }

    var filters: [QueryItem] { storefrontChart.map { [QueryItem("filter[storefront-chart]", $0.id)] } ?? [] }
}

struct StationFinding: FindingOptions {
    @Flag(help: "Find the live stations.") var live = false

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.flag("live", &_live)
    }

    var filters: [QueryItem] { live ? [QueryItem("filter[featured]", "apple-music-live-radio")] : [] }
}

/// What the answer shall hold of each resource.
struct MemberOptions: FieldedArguments {
    @Option(help: "Relationships to answer with whole resources, separated by commas.") var include: RelationshipNames?
    @Option(help: "Extended attributes to add, separated by commas.") var extend: ExtendedAttributes?
    @Option(help: "Relationships to answer with identifiers, separated by commas.") var relate: RelationshipNames?
    @Option(help: "Views to answer with, separated by commas; for one resource only.") var views: ViewNames?

    mutating func visit(_ fields: inout FieldVisitor) {
        fields.option("include", &_include)
        fields.option("extend", &_extend)
        fields.option("relate", &_relate)
        fields.option("views", &_views)
    }

    var query: [QueryItem] {
        let pairs = [
            ("include", include?.text), ("extend", extend?.text), ("relate", relate?.text), ("views", views?.text),
        ]
        return pairs.compactMap { name, value in value.map { QueryItem(name, $0) } }
    }
}
