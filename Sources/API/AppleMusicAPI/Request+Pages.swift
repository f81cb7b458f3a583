/// Requests for the further pages of a list.
///
/// A link to a next page keeps `l` and the subject of a search or a chart, and drops the rest: `limit`, `include` and
/// others ("Fetch Resources by Page"; observed). So a client has to add them again.
extension Request {
    /// Returns the request for the next page of a list in the answer to this request: its link, with the parameters
    /// and headers of this request that the link lacks.
    ///
    /// The page of a relationship or a view has another path. It gets only what applies to its resources, such as
    /// `extend[songs]`.
    /// - Parameters:
    ///   - link: the path and query of the next page, as the service sent it.
    ///   - list: the name of the group, relationship or view; nil for an answer that is one list.
    package func following(_ link: String, of list: String? = nil) -> Request {
        var next = Request(.get, link, headers: headers)
        let existing = Set(next.query.map(\.name))
        let isSameList = next.namesList(of: self)
        let endpoint = (try? next.match(in: .appleMusic))?.endpoint
        for item in query {
            guard let item = isSameList ? item.forNextPage(of: list) : item.forPage(of: list, at: next.path) else {
                continue
            }
            if !existing.contains(item.name), endpoint?.accepts(item.name) ?? isSameList { next.add(item) }
        }
        return next
    }

    /// Returns whether two requests have one path. The service writes storefronts in lower case.
    private func namesList(of other: Request) -> Bool {
        func normalized(_ path: String) -> String { path.lowercased() + (path.hasSuffix("/") ? "" : "/") }
        return normalized(path) == normalized(other.path)
    }
}

extension QueryItem {
    /// Returns the parameter for the next page of a list with the same path; nil if it is only for this page.
    fileprivate func forNextPage(of list: String?) -> QueryItem? {
        switch name {
        case "offset": nil
        // Further groups of the answer, such as `topResults`.
        case "with" where list != nil: nil
        default: renamed(for: list)
        }
    }

    /// Returns the parameter for the page of a relationship or a view; nil if it does not apply to its resources.
    fileprivate func forPage(of list: String?, at path: String) -> QueryItem? {
        let limit = renamed(for: list)
        if limit.name == "limit" { return limit == self ? nil : limit }
        // The bare `extend` applies to the elements of a view (observed).
        let isOfView = name == "extend" && path.split(separator: "/").dropLast().last == "view"
        return isOfView || name == "l" || name.hasSuffix("]") && !name.hasPrefix("filter[") ? self : nil
    }

    /// Returns the limit of a list inside of an answer, such as `limit[tracks]`, as the `limit` of the list itself.
    private func renamed(for list: String?) -> QueryItem {
        guard let list, name.hasPrefix("limit[") else { return self }
        let isOfList = ["[\(list)]", "[view.\(list)]", ":\(list)]"].contains { name.hasSuffix($0) }
        return isOfList ? QueryItem("limit", value) : self
    }
}

/// The pages of a list, from the first to the last.
package struct PageWalk: Sendable {
    /// The request for the next page; nil after the last one.
    package private(set) var next: Request?
    private var sent: Set<String> = []

    /// - Parameter first: the request for the first page; nil for a list that is complete.
    package init(from first: Request?) { next = first }

    /// Moves to the page at a link of the answer to `next`. A link to an earlier page ends the list.
    package mutating func follow(_ link: String?) {
        guard let request = next else { return }
        sent.insert(request.target)
        next = link.map { request.following($0) }.flatMap { sent.contains($0.target) ? nil : $0 }
    }
}
