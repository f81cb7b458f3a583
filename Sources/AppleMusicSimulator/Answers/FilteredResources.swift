import AppleMusicAPI

/// The results of a `filter[…]` for each of its values, as in `meta.filters` ("Fetch Songs by ISRC", Apple Music API
/// reference).
struct FilteredResources {
    /// The name of the filter: `isrc`
    let name: String
    let matches: [(value: String, found: [ResourceIdentifier])]

    init(_ name: String, _ values: [String], find: (String) -> [ResourceIdentifier]) {
        self.name = name
        matches = values.map { ($0, find($0)) }
    }

    /// All results without duplicates.
    var all: [ResourceIdentifier] {
        var seen: Set<ResourceIdentifier> = []
        return matches.flatMap(\.found).filter { seen.insert($0).inserted }
    }
}

extension RequestHandler {
    /// Adds a filter's results to an answer as identifiers:
    /// `"meta":{"filters":{"isrc":{"NLH851300057":[{…}],"QQQAA0000001":[]}}}`.
    func adding(_ filtered: FilteredResources, to answer: JSON) -> JSON {
        guard var object = answer.object else { return answer }
        let builder = builder
        let values = JSONObject(
            filtered.matches.map { match in
                (match.value, .array(match.found.map { .object(builder.identity($0)) }))
            })
        var meta = object["meta"]?.object ?? JSONObject()
        meta.append("filters", .object(JSONObject([(filtered.name, .object(values))])))
        object["meta"] = .object(meta)
        return .object(object)
    }
}
