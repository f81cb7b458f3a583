import AppleMusicAPI

/// A condition of a catalog request.
enum CatalogFilter: Hashable, Sendable {
    /// All top-level items.
    case all
    case id(String)
    /// A property's name and its values.
    case values(String, [String])
}

/// A catalog request with the names of the service.
struct CatalogQuery: Sendable {
    var filter: CatalogFilter
    var limit: Int?
    var properties: [PropertyPlace] = []
    var findsEquivalents = false

    /// The joined answers of several requests.
    struct Answer {
        var page: ItemValue
        var equivalents: [String: String] = [:]
    }

    /// Sends the requests: one for each name of a type that has several names in the service, such as curators.
    func answer(for kind: ItemKind, in world: KitWorld) async throws -> Answer {
        let types = kind.catalogTypes
        if case .id(let id) = filter, !findsEquivalents {
            for type in types.dropLast() {
                do { return Answer(page: try await one(id, type, in: world)) } catch let error
                    as MusicDataRequest.Error where error.status == 404
                {}
            }
            return Answer(page: try await one(id, types[types.count - 1], in: world))
        }
        var answer = Answer(page: .object(["data": .array([])]))
        for type in types { answer = answer.joined(with: try await several(type, in: world)) }
        return answer
    }

    private func one(_ id: String, _ type: String, in world: KitWorld) async throws -> ItemValue {
        try await world.catalog("/\(type)/\(PercentEncoding.encodeSegment(id))", PropertyPlace.query(properties))
    }

    private func several(_ type: String, in world: KitWorld) async throws -> Answer {
        let query = PropertyPlace.query(properties)
        guard case .values(let name, let values) = ids else {
            return Answer(page: try await world.catalog("/\(type)", limitQuery + query))
        }
        let description = Schema.appleMusic[ResourceType(type)]
        let isFilter = name != "id" || findsEquivalents
        let parameter = name != "id" ? "filter[\(name)]" : findsEquivalents ? "filter[equivalents]" : "ids"
        let maximum =
            isFilter
            ? description?.filters.first { $0.parameter == parameter }?.maximum : description?.batchLimit
        var answer = Answer(page: .object(["data": .array([])]))
        for batch in values.batches(of: maximum ?? 1) {
            let item = QueryItem(parameter, batch.joined(separator: ","))
            do {
                let page = try await world.catalog("/\(type)", [item] + (isFilter ? limitQuery : []) + query)
                answer = answer.joined(with: Answer(page: page))
            } catch let error as MusicDataRequest.Error where error.status == 404 {
                // None of the ids exists.
            }
        }
        return answer
    }

    /// The filter, with a single id as a list.
    private var ids: CatalogFilter { if case .id(let id) = filter { .values("id", [id]) } else { filter } }

    private var limitQuery: [QueryItem] { limit.map { [QueryItem("limit", "\($0)")] } ?? [] }
}

extension CatalogQuery.Answer {
    /// Returns the answer with the items and equivalents of another answer added.
    func joined(with other: CatalogQuery.Answer) -> CatalogQuery.Answer {
        var object = other.page.object ?? [:]
        object["data"] = .array((page["data"]?.array ?? []) + (other.page["data"]?.array ?? []))
        if object["next"] == nil { object["next"] = page["next"] }
        var joined = CatalogQuery.Answer(page: .object(object), equivalents: equivalents)
        for (asked, found) in other.page["meta"]?["filters"]?["equivalents"]?.object ?? [:] {
            joined.equivalents[asked] = found.array?.first?["id"]?.string
        }
        return joined
    }
}

extension Array {
    /// Returns the array in parts of a maximum size.
    func batches(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: Swift.max(size, 1)).map {
            Array(self[$0..<Swift.min($0 + Swift.max(size, 1), count)])
        }
    }
}
