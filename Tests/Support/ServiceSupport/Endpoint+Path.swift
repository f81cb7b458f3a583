package import AppleMusicAPI

extension Endpoint {
    /// Returns the path with its variables filled in.
    package func path(storefront: String = "us", id: String) -> String {
        path.split(separator: "/").map { segment in
            switch segment {
            case "{storefront}": "/" + storefront
            case "{id}": "/" + id
            case "{view}": "/top-songs"
            case "{feed}": "/album"
            default: "/" + segment
            }
        }.joined()
    }

    /// Returns a valid target: the path, with a parameter of each required group.
    package func target(id: String, with parameters: [QueryItem] = []) -> String {
        var query = required.map { group in
            switch group[0] {
            case "term": QueryItem("term", "love")
            case "types": QueryItem("types", "albums,songs")
            case "kinds": QueryItem("kinds", "terms")
            case "acceptLanguage": QueryItem("acceptLanguage", "en")
            case let name: QueryItem(name, "1")
            }
        }
        for item in parameters {
            query.removeAll { $0.name == item.name }
            query.append(item)
        }
        return Request(path: path(id: id), query: query).target
    }

    /// An id for which the path has an answer, or at least an owner.
    package var knownID: String {
        switch operation {
        case .resource(let type), .resources(let type), .relationship(let type, _), .view(let type, _):
            Known.ids[type] ?? "1"
        default: "1"
        }
    }
}

/// An existing resource of each type of the catalog.
package enum Known {
    package static let ids = OpenAPISamples.ids.filter { !$0.key.rawValue.hasPrefix("library-") }
}
