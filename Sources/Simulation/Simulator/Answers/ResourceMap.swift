import AppleMusicAPI
import TonearmCatalog

/// The web client's form of answers (`format[resources]=map`, observed). Each `data` contains only identifiers, and a
/// root member `resources` contains every resource once, by type and id.
struct ResourceMap {
    private var types: [(type: String, resources: JSONObject)] = []

    static func gathered(_ answer: JSON) -> JSON {
        var map = ResourceMap()
        guard var root = map.strip(answer).object else { return answer }
        root["resources"] = .object(JSONObject(map.types.map { ($0.type, .object($0.resources)) }))
        return .object(root)
    }

    /// Replaces resources by identifiers, and collects the resources.
    private mutating func strip(_ value: JSON) -> JSON {
        switch value {
        case .array(let values): return .array(values.map { strip($0) })
        case .object(let object):
            var stripped = object
            for member in object.members where member.name != "attributes" {
                stripped[member.name] = strip(member.value)
            }
            guard let resource = Resource(.object(stripped)) else { return .object(stripped) }
            if resource.form != .identity { keep(resource) }
            return .object(resource.json(as: .identity))
        default: return value
        }
    }

    /// Collects a resource; if it occurs in several forms, the most complete one is kept.
    private mutating func keep(_ resource: Resource) {
        let type = resource.type.rawValue
        let index = types.firstIndex { $0.type == type } ?? types.endIndex
        if index == types.endIndex { types.append((type, JSONObject())) }
        let known = types[index].resources[resource.id]?.object?.members.count ?? 0
        if resource.json.members.count > known { types[index].resources[resource.id] = .object(resource.json) }
    }
}

/// The order by the parameter `sort` (observed). It is stable: ties keep the default order.
extension CheckedRequest {
    /// Sorts resources of the catalog or of the library.
    func ordered(_ all: [ResourceIdentifier]) -> [ResourceIdentifier] {
        let orders = query.orders
        if orders.isEmpty { return all }
        let facts = snapshot.map { LibraryFacts(snapshot: $0, catalog: catalog, language: language) }
        let valued = all.map { resource in
            (resource: resource, values: orders.map { value(of: resource, by: $0.key, facts) })
        }
        return valued.enumerated().sorted { left, right in
            for (order, (one, other)) in zip(orders, zip(left.element.values, right.element.values)) where one != other
            {
                return order.isDescending ? one > other : one < other
            }
            return left.offset < right.offset
        }.map(\.element.resource)
    }

    /// A sort value; unknown values come first.
    private enum Value: Comparable {
        case unknown
        case number(Int)
        case text(String)
    }

    private func value(of resource: ResourceIdentifier, by key: OrderKey, _ facts: LibraryFacts?) -> Value {
        if schema[resource.type]?.home == .library {
            return switch key {
            case .name: facts.map { Value.text(NameOrder.key($0.name(of: resource))) } ?? .unknown
            case .dateAdded: snapshot?.added(resource).map { Value.number($0) } ?? .unknown
            case .releaseDate: .unknown
            }
        }
        guard let record = catalog.record(resource) else { return .unknown }
        return switch key {
        case .name: .text(NameOrder.key(record.name.text(in: language)))
        case .releaseDate: record.releaseDate.map { Value.text($0) } ?? .unknown
        case .dateAdded: .unknown
        }
    }
}
