import AppleMusicAPI

/// Links to next pages, from which collections fetch their next batches.
extension JSON {
    /// Returns an answer whose links to next pages have the parameters of the request.
    func completingLinks(of request: Request) -> JSON {
        let query = request.query
        let hasOnlyPlace = query.allSatisfy { ["offset", "ids", "l"].contains($0.name) }
        return hasOnlyPlace ? self : page(nil, of: request) ?? self
    }

    /// - Parameter list: the name of the group, relationship or view; nil for the answer itself.
    /// - Returns: nil if the page has no links, which is the usual case.
    private func page(_ list: String?, of request: Request) -> JSON? {
        switch self {
        // A group of charts has several pages.
        case .array(let pages): return Self.changed(pages) { $0.page(list, of: request) }.map(JSON.array)
        case .object(var members):
            let next = members["next"]?.string.map { JSON.string(request.following($0, of: list).target) }
            let data = members["data"]?.array.flatMap { Self.changed($0) { $0.resource(of: request) } }
            let results = members["results"]?.pages(of: request)
            if next == nil, data == nil, results == nil { return nil }
            if let next { members["next"] = next }
            if let data { members["data"] = .array(data) }
            if let results { members["results"] = results }
            return .object(members)
        default: return nil
        }
    }

    private func resource(of request: Request) -> JSON? {
        guard case .object(var members) = self else { return nil }
        var isChanged = false
        for group in ["relationships", "views"] {
            guard let pages = members[group]?.pages(of: request) else { continue }
            members[group] = pages
            isChanged = true
        }
        return isChanged ? .object(members) : nil
    }

    private func pages(of request: Request) -> JSON? {
        guard case .object(let lists) = self else { return nil }
        return Self.changed(lists.members) { list in
            list.value.page(list.name, of: request).map { page in
                var list = list
                list.value = page
                return list
            }
        }.map { .object(JSONObject(members: $0)) }
    }

    /// Returns the elements with some replaced; nil if none is.
    private static func changed<Element>(_ elements: [Element], _ change: (Element) -> Element?) -> [Element]? {
        var changed: [Element]?
        for (index, element) in elements.enumerated() {
            guard let new = change(element) else { continue }
            if changed == nil { changed = elements }
            changed?[index] = new
        }
        return changed
    }
}
