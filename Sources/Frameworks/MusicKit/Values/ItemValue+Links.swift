import AppleMusicAPI

/// Links to next pages, from which collections fetch their next batches.
extension ItemValue {
    /// Returns an answer whose links to next pages have the parameters of the request.
    func completingLinks(of request: Request) -> ItemValue {
        let hasOnlyPlace = request.query.allSatisfy { ["offset", "ids", "l"].contains($0.name) }
        return hasOnlyPlace ? self : page(nil, of: request)
    }

    /// - Parameter list: the name of the group, relationship or view; nil for the answer itself.
    private func page(_ list: String?, of request: Request) -> ItemValue {
        switch self {
        // A group of charts has several pages.
        case .array(let pages): return .array(pages.map { $0.page(list, of: request) })
        case .object(var members):
            if let link = members["next"]?.string {
                members["next"] = .string(request.following(link, of: list).target)
            }
            if let resources = members["data"]?.array {
                members["data"] = .array(resources.map { $0.resource(of: request) })
            }
            members["results"] = members["results"]?.pages(of: request)
            return .object(members)
        default: return self
        }
    }

    private func resource(of request: Request) -> ItemValue {
        guard case .object(var members) = self else { return self }
        for group in ["relationships", "views"] { members[group] = members[group]?.pages(of: request) }
        return .object(members)
    }

    private func pages(of request: Request) -> ItemValue {
        guard case .object(let lists) = self else { return self }
        return .object(Dictionary(uniqueKeysWithValues: lists.map { ($0.key, $0.value.page($0.key, of: request)) }))
    }
}
