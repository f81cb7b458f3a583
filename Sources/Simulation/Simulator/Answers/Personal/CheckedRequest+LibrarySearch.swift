import AppleMusicAPI
import TonearmAlgorithms
import TonearmCatalog

/// Search in the library: each word of the term must begin a word of the resource's name. Names of artists and albums
/// do not count (measured in July 2026).
extension CheckedRequest {
    func librarySearch(_ snapshot: AccountSnapshot) -> JSON {
        let limit = query.limit
        let builder = builder
        var groups: [(type: ResourceType, best: Int, page: JSON)] = []
        for type in types {
            let found = matches(of: type, snapshot)
            let slice = found.dropFirst(query.offset).prefix(limit)
            guard let first = slice.first else { continue }
            let data = slice.compactMap { builder.libraryResource($0.resource, as: .related(isPrimary: false)) }
            let end = query.offset + slice.count
            groups.append((type, first.score, group(of: type, data, next: end < found.count ? end : nil)))
        }
        let order = groups.enumerated().sorted { ($1.element.best, $0.offset) < ($0.element.best, $1.offset) }
        let names = JSON.strings(order.map(\.element.type.rawValue))
        return [
            "results": .object(JSONObject(groups.map { ($0.type.rawValue, $0.page) })),
            "meta": ["results": ["order": names, "rawOrder": names]],
        ]
    }

    /// Returns the matches, best first; the name breaks ties.
    private func matches(of type: ResourceType, _ snapshot: AccountSnapshot) -> [(
        resource: ResourceIdentifier, score: Int
    )] {
        let facts = LibraryFacts(snapshot: snapshot, catalog: catalog, language: language)
        let term = Folding(typed: term)
        if snapshot.missesLongTerms, term.words.count >= Quirk.longTerm { return [] }
        let entries = snapshot.index.searched(builder.sorted(type), type, language: language) { resource in
            LibraryIndex.Searched(resource: resource, name: Folding(facts.name(of: resource)))
        }
        let scored = entries.compactMap { entry in
            entry.score(of: term).map { (resource: entry.resource, score: $0) }
        }
        return scored.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
    }
}
