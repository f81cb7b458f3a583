import AppleMusicAPI

/// What a `filter[…]` found for each value that was asked, as `meta.filters` tells it ("Fetch Songs by ISRC", Apple Music API reference).
struct FilteredResources {
    /// `isrc`
    let name: String
    let matches: [(value: String, found: [ResourceIdentifier])]

    init(_ name: String, _ values: [String], find: (String) -> [ResourceIdentifier]) {
        self.name = name
        matches = values.map { ($0, find($0)) }
    }

    /// All that was found, each once.
    var all: [ResourceIdentifier] {
        var seen: Set<ResourceIdentifier> = []
        return matches.flatMap(\.found).filter { seen.insert($0).inserted }
    }
}

extension RequestHandler {
    /// An answer with what its filter found: `"meta":{"filters":{"isrc":{"NLH851300057":[{…}],"QQQAA0000001":[]}}}`, identifiers alone.
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
