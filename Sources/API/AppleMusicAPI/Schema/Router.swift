import Synchronization

/// A router from paths to endpoints.
///
/// Empty segments, such as that of a trailing slash, are ignored; segments are percent-decoded. The tree of paths is
/// built lazily by groups, because most runs of the program need one or two of them.
package final class Router: Sendable {
    private let types: [TypeDescription]
    private let groups = Mutex<[(group: Group, root: Node)]>([])

    package init(types: [TypeDescription]) { self.types = types }

    /// A group of paths with a common prefix.
    private enum Group: Equatable {
        case catalog(ResourceType)
        case search, storefronts, personal, feed
    }

    private func group(_ segments: [String]) -> Group {
        guard segments.count > 1 else { return .search }
        switch segments[1] {
        case "me": return .personal
        case "storefronts": return .storefronts
        case "feed": return .feed
        case "catalog" where segments.count > 3 && types.contains { $0.home == .catalog && $0.pathName == segments[3] }:
            return .catalog(ResourceType(segments[3]))
        default: return .search
        }
    }

    private func root(_ group: Group) -> Node {
        if let known = groups.withLock({ $0.first { $0.group == group } }) { return known.root }
        let endpoints =
            switch group {
            case .catalog(let type): Endpoint.catalog(types.filter { $0.type == type }, types: types)
            case .search: Endpoint.search(types: types)
            case .storefronts: Endpoint.storefronts(types: types)
            case .personal: Endpoint.personal(types: types)
            case .feed: Endpoint.feed
            }
        var node = Node()
        for endpoint in endpoints { node.insert(Router.segments(of: endpoint.path)[...], endpoint) }
        if group == .personal { for path in Endpoint.closedPaths { node.insert(Router.segments(of: path)[...], nil) } }
        groups.withLock { $0.append((group, node)) }
        return node
    }

    package struct Match: Sendable {
        package var endpoint: Endpoint
        /// The decoded text of each `{variable}`.
        package var variables: [String: String]
    }

    package enum Problem: Error, Hashable, Sendable {
        case unknownPath
        case unknownCatalogType(String)
        case unknownLibraryType(String)
        case unknownRatedType(String)
        case unknownRelationship(String)
        /// The path exists, but does not support this method.
        case methodNotAllowed
    }

    /// Returns the endpoint of a path. If there is a request, use `Request.match(in:)`, which matches it once.
    package func match(_ method: Request.Method, _ path: String) throws(Problem) -> Match {
        let segments = Router.segments(of: path)
        var node = root(group(segments))
        var variables: [String: String] = [:]
        for (position, segment) in segments.enumerated() {
            if let fixed = node.fixed.first(where: { $0.segment == segment }) {
                node = fixed.node
            } else if let variable = node.variable {
                variables[variable.name] = segment
                node = variable.node
            } else {
                throw Router.failure(segments, at: position)
            }
        }
        if node.isClosed { throw .methodNotAllowed }
        guard !node.endpoints.isEmpty else { throw Router.failure(segments, at: segments.count) }
        let method = method == .head ? .get : method
        guard let endpoint = node.endpoints.first(where: { $0.method == method }) else { throw .methodNotAllowed }
        return Match(endpoint: endpoint, variables: variables)
    }

    /// Returns the reason why no endpoint matched, from the first segment that did not fit.
    private static func failure(_ segments: [String], at position: Int) -> Problem {
        guard position < segments.count else {
            // `…/view` alone looks like a relationship of that name.
            let isView = segments.count == 6 && segments[1] == "catalog" && segments[5] == "view"
            return isView ? .unknownRelationship(segments[5]) : .unknownPath
        }
        let segment = segments[position]
        switch (segments.prefix(2).joined(separator: "/"), position) {
        case ("v1/catalog", 3): return .unknownCatalogType(segment)
        case ("v1/catalog", 5), ("v1/catalog", 6): return .unknownRelationship(segment)
        case ("v1/me", 3) where segments[2] == "ratings": return .unknownRatedType(segment)
        case ("v1/me", 3) where segments[2] == "library": return .unknownLibraryType(segment)
        case ("v1/me", 5) where segments[2] == "library": return .unknownRelationship(segment)
        default: return .unknownPath
        }
    }

    static func segments(of path: String) -> [String] {
        path.split(separator: "/").map { PercentEncoding.decode($0) }
    }

    /// A node of the tree of segments, recursive through arrays. Nodes have few children, so linear search is faster
    /// than building dictionaries.
    private struct Node: Sendable {
        private(set) var fixed: [(segment: String, node: Node)] = []
        private var variables: [(name: String, node: Node)] = []
        private(set) var endpoints: [Endpoint] = []
        /// Whether the path exists without any endpoint.
        private(set) var isClosed = false

        var variable: (name: String, node: Node)? { variables.first }

        /// - Parameter endpoint: nil marks the path as closed.
        mutating func insert(_ segments: ArraySlice<String>, _ endpoint: Endpoint?) {
            guard let segment = segments.first else {
                if let endpoint { endpoints.append(endpoint) } else { isClosed = true }
                return
            }
            if segment.hasPrefix("{") {
                if variables.isEmpty { variables.append((String(segment.dropFirst().dropLast()), Node())) }
                variables[0].node.insert(segments.dropFirst(), endpoint)
            } else {
                let known = fixed.firstIndex { $0.segment == segment }
                if known == nil { fixed.append((segment, Node())) }
                fixed[known ?? fixed.count - 1].node.insert(segments.dropFirst(), endpoint)
            }
        }
    }
}
