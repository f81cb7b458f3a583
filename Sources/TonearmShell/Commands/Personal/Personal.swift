import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// Requests for the account's own resources.
extension RequestContext {
    /// Goes to a page of the account's own resources.
    func visitMine(
        _ path: String, _ query: [QueryItem] = [], to purpose: String, title: String, whenEmpty: String? = nil,
        wantsReasons: Bool = false
    ) async throws -> any View {
        try session.requireUserToken(to: purpose)
        let view = try await visit(
            Request(path: "/v1/me" + path, query: query), to: purpose, title: title, wantsReasons: wantsReasons)
        guard let whenEmpty, session.here?.answer?.sections.allSatisfy(\.rows.isEmpty) == true else { return view }
        return Message([.faint(whenEmpty)], value: session.here?.answer?.json, identifiers: [])
    }

    /// Sends a change, without retries: the service may have made it even if the answer was lost.
    func change(
        _ method: Request.Method, _ path: String, _ query: [QueryItem] = [], body: JSON? = nil, to purpose: String
    ) async throws -> Response {
        try session.requireUserToken(to: purpose)
        var request = Request(method, path: "/v1/me" + path, query: query)
        if let body {
            request.body = body.bytes
            request.headers["Content-Type"] = "application/json"
        }
        let response = try await send(request)
        try refuse(response, to: purpose)
        return response
    }
}

extension QueryItem {
    /// Returns one parameter for each type, such as `ids[songs]=1,2`.
    static func ids(of resources: [ResourceIdentifier]) -> [QueryItem] {
        ResourceType.all(of: resources).map { type in
            QueryItem("ids[\(type)]", resources.filter { $0.type == type }.map(\.id).joined(separator: ","))
        }
    }
}
