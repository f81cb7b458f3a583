import AppleMusicAPI
import MusicCatalog

/// Sorting by `sort` (observed). It is stable: ties keep the default order.
extension RequestHandler {
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
