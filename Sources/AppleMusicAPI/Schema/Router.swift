/// Finds the endpoint that a path names.
///
/// A path is one `/`-separated segment after the other; a trailing slash means nothing, and segments are percent-decoded.
package struct Router: Sendable {
    private var root = Node()

    package init(_ endpoints: [Endpoint]) {
        for (index, endpoint) in endpoints.enumerated() {
            root.insert(Router.segments(of: endpoint.path)[...], index, endpoint)
        }
        self.endpoints = endpoints
    }

    private let endpoints: [Endpoint]

    package struct Match: Sendable {
        package var endpoint: Endpoint
        /// The decoded text of each `{variable}`.
        package var variables: [String: String]
    }

    package enum Failure: Error, Hashable, Sendable {
        case unknownPath
        case unknownCatalogType(String)
        case unknownLibraryType(String)
        case unknownRelationship(String)
        /// The path exists, but not for this method.
        case methodNotAllowed
    }

    package func match(_ method: Request.Method, _ path: String) throws(Failure) -> Match {
        let segments = Router.segments(of: path)
        var node = root
        var variables: [String: String] = [:]
        for (position, segment) in segments.enumerated() {
            if let fixed = node.fixed[segment] {
                node = fixed
            } else if let variable = node.variable {
                variables[variable.name] = segment
                node = variable.node
            } else {
                throw Router.failure(segments, at: position)
            }
        }
        guard !node.endpoints.isEmpty else { throw Router.failure(segments, at: segments.count) }
        guard let index = node.endpoints[method == .head ? .get : method] else { throw .methodNotAllowed }
        return Match(endpoint: endpoints[index], variables: variables)
    }

    /// Why no endpoint was found, from the first segment that did not fit.
    private static func failure(_ segments: [String], at position: Int) -> Failure {
        guard position < segments.count else { return .unknownPath }
        let segment = segments[position]
        switch (segments.prefix(2).joined(separator: "/"), position) {
        case ("v1/catalog", 3): return .unknownCatalogType(segment)
        case ("v1/catalog", 5), ("v1/catalog", 6): return .unknownRelationship(segment)
        case ("v1/me", 3) where segments[2] == "library": return .unknownLibraryType(segment)
        case ("v1/me", 5) where segments[2] == "library": return .unknownRelationship(segment)
        default: return .unknownPath
        }
    }

    static func segments(of path: String) -> [String] {
        path.split(separator: "/").map { PercentEncoding.decode($0) }
    }

    /// A tree of segments; indirect through arrays, so that it stays a value.
    private struct Node: Sendable {
        var fixed: [String: Node] = [:]
        private var variables: [(name: String, node: Node)] = []
        var endpoints: [Request.Method: Int] = [:]

        var variable: (name: String, node: Node)? { variables.first }

        mutating func insert(_ segments: ArraySlice<String>, _ index: Int, _ endpoint: Endpoint) {
            guard let segment = segments.first else {
                endpoints[endpoint.method] = index
                return
            }
            if segment.hasPrefix("{") {
                if variables.isEmpty { variables.append((String(segment.dropFirst().dropLast()), Node())) }
                variables[0].node.insert(segments.dropFirst(), index, endpoint)
            } else {
                fixed[segment, default: Node()].insert(segments.dropFirst(), index, endpoint)
            }
        }
    }
}
