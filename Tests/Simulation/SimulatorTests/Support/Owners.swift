import AppleMusicAPI
import Testing
import TonearmCatalog
import TonearmServiceSupport
import TonearmSimulator

/// A relationship or a view of a catalog type that needs only a developer token.
struct Collection: Sendable, CustomTestStringConvertible {
    var type: ResourceType
    var name: String
    var isView: Bool
    var targets: [ResourceType]
    var limit: PageLimit
    var isSingleFetchOnly = false

    /// The path segments after the owner's.
    var segment: String { isView ? "view/" + name : name }
    /// The parameter that inlines it.
    var inlining: String { isView ? "views=" + name : "include=" + name }
    var inlineLimit: String { isView ? "limit[view.\(name)]" : "limit[\(name)]" }
    /// The member of a resource that contains it.
    var member: String { isView ? "views" : "relationships" }

    var testDescription: String { "\(type)/\(segment)" }

    /// All collections that are neither personal nor locked, except `credits`, whose content is unknown.
    static let all: [Collection] = Schema.appleMusic.catalogTypes.flatMap { type in
        type.relationships.filter { !$0.isPersonal && !$0.isEntitled && $0.name != "credits" }.map {
            Collection(
                type: type.type, name: $0.name, isView: false, targets: $0.targets, limit: $0.limit,
                isSingleFetchOnly: $0.isSingleFetchOnly)
        }
            + type.views.map {
                Collection(type: type.type, name: $0.name, isView: true, targets: [$0.target], limit: $0.limit)
            }
    }

    func elements(of owner: String) -> [String] {
        SimulatorClient.catalog.related(name, of: ResourceIdentifier(type, owner)).map { "\($0.type)/\($0.id)" }
    }

    /// The owners with the most and the fewest elements, and a recorded one if there is one.
    var owners: [String] {
        let lengths = Owners.ids(of: type).map { ($0, elements(of: $0).count) }.filter { $0.1 > 0 }
        let most = lengths.max { $0.1 < $1.1 }
        let least = lengths.min { $0.1 < $1.1 }
        let known = lengths.first { $0.0 == Known.ids[type] }
        var owners: [String] = []
        for owner in [most, least, known].compactMap({ $0?.0 }) where !owners.contains(owner) { owners.append(owner) }
        return owners
    }
}

/// Ids of each type in the United States: the known one, and results of searches, charts and lists.
enum Owners {
    static func ids(of type: ResourceType) -> [String] { all[type] ?? [] }

    private static let all: [ResourceType: [String]] = {
        let catalog = SimulatorClient.catalog
        var ids: [ResourceType: [String]] = Known.ids.mapValues { [$0] }
        for term in ["love", "night", "beach bunny", "the", "new", "radio", "born to run", "best", "live"] {
            for type in Schema.searchTypes {
                ids[type, default: []] += catalog.search(term, type: type, limit: 25).map(\.resource.id)
            }
        }
        for type in Schema.chartTypes {
            ids[type, default: []] += catalog.chart(of: type, genre: "34", storefront: "us").prefix(50).map(\.id)
        }
        ids[.genres, default: []] += catalog.genres.map(\.id)
        ids[.stationGenres, default: []] += catalog.stationGenres.map(\.id)
        var seen: Set<ResourceIdentifier> = []
        return Dictionary(
            uniqueKeysWithValues: ids.map { type, ids in
                (
                    type,
                    ids.filter { id in
                        let identifier = ResourceIdentifier(type, id)
                        return catalog.record(identifier)?.availability.includes("us") == true
                            && seen.insert(identifier).inserted
                    }
                )
            })
    }()
}

extension SimulatorClient {
    /// Returns all matches of the catalog that are visible in a storefront, by relevance.
    static func found(_ term: String, _ type: ResourceType, in storefront: String = "us") -> [String] {
        let isClean = Storefront.withID(storefront)?.explicitContentPolicy == .prohibited
        return catalog.search(term, type: type, limit: Int.max).map(\.resource).filter {
            guard let record = catalog.record($0) else { return false }
            return record.availability.includes(storefront) && !(isClean && record.contentRating == .explicit)
        }.map { "\($0.type)/\($0.id)" }
    }
}
