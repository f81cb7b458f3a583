import AppleMusicAPI
import TonearmCatalog

/// Search, hints and suggestions.
extension CheckedRequest {
    var term: String { query.text("term") ?? "" }
    var types: [ResourceType] { query.list("types").map { ResourceType($0) } }

    /// The requested and known types, or all types if the request names none.
    private var searchedTypes: [ResourceType] {
        query.list("types").isEmpty ? Schema.searchTypes : types.filter(Schema.searchTypes.contains)
    }

    func search() -> JSON {
        let limit = query.limit
        // Groups are never longer. The bound prevents an overflow of the sums below.
        let offset = min(query.offset, 1 << 32)
        var groups: [(type: ResourceType, best: Int, page: JSON)] = []
        for (type, found) in zip(searchedTypes, matches(of: searchedTypes, atMost: offset + limit + 1)) {
            let slice = found.dropFirst(offset).prefix(limit)
            guard let first = slice.first else { continue }
            let data = slice.map { builder.resource($0.visible, as: .listed) }
            let end = offset + slice.count
            groups.append((type, first.score, group(of: type, data, next: end < found.count ? end : nil)))
        }
        var results = JSONObject()
        if query.list("with").contains("topResults"), !groups.isEmpty {
            // The web player's host has another name for it (observed).
            results.append(isForWebPlayer ? "top" : "topResults", topResults(limit))
        }
        for group in groups { results.append(group.type.rawValue, group.page) }
        let order = groups.enumerated().sorted { ($1.element.best, $0.offset) < ($0.element.best, $1.offset) }
        let names = JSON.strings(order.map(\.element.type.rawValue))
        return ["results": .object(results), "meta": ["results": ["order": names, "rawOrder": names]]]
    }

    private typealias Match = (visible: ResourceBuilder.Visible, score: Int)

    /// Returns the best visible matches, at most `count` of each type.
    private func matches(of types: [ResourceType], atMost count: Int) -> [[Match]] {
        // Some results may not be for sale here, so ask for a few more. If they do not suffice, ask for many, then for
        // all.
        let limit = count + 4
        return zip(types, catalog.search(term, types: types, limit: limit)).map { type, found in
            if let matches = enough(found, atMost: count, ofSearchFor: limit) { return matches }
            for limit in [count * 2 + 20, Int.max] {
                let found = catalog.search(term, type: type, limit: limit)
                if let matches = enough(found, atMost: count, ofSearchFor: limit) { return matches }
            }
            return []
        }
    }

    /// Returns the visible matches, up to a count. Returns nil if they are too few and a larger search could find more.
    private func enough(_ found: [SearchMatch], atMost count: Int, ofSearchFor limit: Int) -> [Match]? {
        let visible = found.lazy.compactMap { match in
            builder.visible(match.resource).map { (visible: $0, score: match.score) }
        }
        let matches = Array(visible.prefix(count))
        return matches.count == count || found.count < limit ? matches : nil
    }

    /// Returns a group. Its own link keeps the requested limit; the link to the next page drops it.
    func group(of type: ResourceType, _ data: [JSON], next: Int?) -> JSON {
        let kept = [QueryItem("types", type.rawValue), QueryItem("term", term)] + languageItem
        let limit = query.text("limit").map { [QueryItem("limit", $0)] } ?? []
        var object = JSONObject([("href", .string(path + QueryItem.queryText(kept + limit)))])
        object.append("next", next.map { .string(path + QueryItem.linkText(kept + [QueryItem("offset", String($0))])) })
        object.append("data", .array(data))
        return .object(object)
    }

    private func topResults(_ limit: Int) -> JSON { ["data": .array(best(of: searchedTypes, limit))] }

    private func best(of types: [ResourceType], _ limit: Int) -> [JSON] {
        let all = matches(of: types, atMost: limit).flatMap { $0 }
        let order = all.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
        return order.prefix(limit).map { builder.resource($0.element.visible, as: .listed) }
    }

    func hints() -> JSON { ["results": ["terms": .strings(completions(atMost: query.limit))]] }

    /// Returns completions of the term, or if there are none, of its words without signs: clients send `born+to`
    /// with its sign encoded.
    private func completions(atMost count: Int) -> [String] {
        let found = catalog.completions(of: term, limit: count)
        return found.isEmpty ? catalog.completions(of: TypedTerm.separated(term), limit: count) : found
    }

    func suggestions() -> JSON {
        let limit = query.limit
        var suggestions: [JSON] = []
        for kind in query.list("kinds") {
            if kind == "terms" {
                let count = query.text("limit[results:terms]").flatMap { Int($0) } ?? limit
                suggestions += completions(atMost: count).map { term in
                    ["kind": "terms", "searchTerm": .string(term), "displayTerm": .string(term)]
                }
            } else {
                let count = query.text("limit[results:topResults]").flatMap { Int($0) } ?? limit
                suggestions += best(of: searchedTypes, count).map { ["kind": "topResults", "content": $0] }
            }
        }
        return ["results": ["suggestions": .array(suggestions)]]
    }
}
