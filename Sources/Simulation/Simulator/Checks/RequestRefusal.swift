import AppleMusicAPI

/// A refused request: the error of the answer, which has the service's text, and the cause, which the answer does not
/// contain. The check that refuses the request makes both.
struct RequestRefusal: Error, Hashable, Sendable {
    let error: APIError
    let cause: RefusalCause

    init(_ error: APIError, _ cause: RefusalCause) {
        self.error = error
        self.cause = cause
    }
}

/// Refusals because of the path, the method or the storefront.
extension RequestRefusal {
    /// - Parameter methods: the methods that the path has.
    static func invalidPath(
        _ failure: Router.Problem, _ request: Request, methods: [Request.Method] = []
    ) -> RequestRefusal {
        RequestRefusal(.invalidPath(failure), cause(of: failure, request, methods))
    }

    private static func cause(
        of failure: Router.Problem, _ request: Request, _ methods: [Request.Method]
    ) -> RefusalCause {
        switch failure {
        case .unknownPath:
            RefusalCause(.knownPath, at: .path(request.path), found: "no endpoint has this path")
        case .unknownCatalogType(let name): segment(name, "no type of a catalog", .segment)
        case .unknownLibraryType(let name): segment(name, "no type of a library", .segment)
        case .unknownRatedType(let name): segment(name, "no type that can be rated", .segment)
        case .unknownRelationship(let name): segment(name, "no relationship or view of the type", .segment)
        case .methodNotAllowed:
            RefusalCause(
                .method, at: .method, found: request.method.rawValue,
                allowed: methods.isEmpty ? "no method" : methods.map(\.rawValue).joined(separator: ", "),
                remedy: methods.first.map { "\($0.rawValue) \(request.path)" })
        }
    }

    private static func segment(_ name: String, _ found: String, _ rule: RefusalRule) -> RefusalCause {
        RefusalCause(rule, at: .path(name), found: found)
    }

    static func unknownView(_ name: String) -> RequestRefusal {
        RequestRefusal(
            .invalidPath(.unknownRelationship(name)), segment(name, "no relationship or view of the type", .segment))
    }

    static func invalidStorefront(_ id: String) -> RequestRefusal {
        RequestRefusal(
            .invalidStorefront(id),
            RefusalCause(
                .storefront, at: .path(id), found: "no storefront has this id", allowed: "the ids of /v1/storefronts",
                remedy: "an id in lower case, such as 'us'"))
    }

    /// The refusal of an operation that the path has for other methods.
    static let methodNotAllowed = RequestRefusal(.methodNotAllowed, RefusalCause(.method, at: .method))
}
