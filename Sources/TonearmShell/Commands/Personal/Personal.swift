import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice
import MusicWorld

/// What the commands of the personal half share.
extension Shell {
    /// - Throws: `Failure` that says how to get a token, before anything is asked.
    func requireUserToken(to purpose: String) throws(Failure) {
        guard session.world.userToken == nil, !session.world.device.getsUserTokens else { return }
        let device = session.world.device
        if !device.device.version.hasMusicAPI {
            throw Failure(
                "Cannot \(purpose)",
                "the session has no music user token, and no call of iOS \(device.device.version) gets one",
                next: PlayerRemedy.useSystem(.musicAPI).sentence)
        }
        if device.device.kind == .hardware { throw Self.noUserToken(purpose) }
        throw Failure(
            "Cannot \(purpose)", "the session has no music user token, and Apple's simulator gets none",
            next: Remedy.bringUserToken(from: device.deviceWithToken).sentence(after: .simulator))
    }

    static func noUserToken(_ purpose: String) -> Failure {
        Failure(
            "Cannot \(purpose)", "the session has no music user token",
            next: "Type 'authorize' to get one, step by step.")
    }

    /// Goes to a page of the personal half.
    func visitMine(
        _ path: String, _ query: [QueryItem] = [], to purpose: String, title: String, whenEmpty: String? = nil,
        wantsReasons: Bool = false
    ) async throws -> any View {
        try requireUserToken(to: purpose)
        let view = try await visit(
            Request(path: "/v1/me" + path, query: query), to: purpose, title: title, wantsReasons: wantsReasons)
        guard let whenEmpty, session.here?.answer?.sections.allSatisfy(\.rows.isEmpty) == true else { return view }
        return Message([.faint(whenEmpty)], value: session.here?.answer?.json, identifiers: [])
    }

    /// Sends a change. It is sent once: what was not answered may have happened all the same.
    func change(
        _ method: Request.Method, _ path: String, _ query: [QueryItem] = [], body: JSON? = nil, to purpose: String
    ) async throws -> Response {
        try requireUserToken(to: purpose)
        var request = Request(method, path: "/v1/me" + path, query: query)
        if let body {
            request.body = body.bytes
            request.headers["Content-Type"] = "application/json"
        }
        let response = try await send(request)
        try refuse(response, to: purpose)
        return response
    }

    /// The resources that words name, each once.
    func resources(_ words: [String], to purpose: String) throws(Failure) -> [ResourceIdentifier] {
        var found: [ResourceIdentifier] = []
        for word in words {
            for reference in try Reference.read(word, among: session.rows, to: purpose)
            where !found.contains(reference.resource) {
                found.append(reference.resource)
            }
        }
        return found
    }

    /// `Born to Run (albums/310730204)` where the name is known, else the identifier.
    func name(of resource: ResourceIdentifier) -> String {
        let answer = session.here?.answer
        let here = session.rows.resources + (answer?.rows ?? []) + (answer?.sections.flatMap(\.rows) ?? [])
        guard let name = here.first(where: { $0.identifier == resource })?.attribute("name")?.string else {
            return resource.description
        }
        return "\(name) (\(resource))"
    }
}

extension QueryItem {
    /// `ids[songs]=1,2` and so on, a parameter for each type.
    static func ids(of resources: [ResourceIdentifier]) -> [QueryItem] {
        ResourceType.all(of: resources).map { type in
            QueryItem("ids[\(type)]", resources.filter { $0.type == type }.map(\.id).joined(separator: ","))
        }
    }
}
