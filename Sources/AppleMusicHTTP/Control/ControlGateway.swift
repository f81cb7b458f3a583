package import AppleMusicAPI
import AppleMusicSimulator
import Console

/// The control API of a server for tests, on its own address: worlds, and the faults, clock, accounts and journal of
/// each.
///
/// A request needs the secret and may not come from a web page. Without the secret the answer is 401, for a page it is
/// 403; the log contains both.
package struct ControlGateway: RequestGateway {
    let worlds: Worlds
    /// The secret, printed when the server starts.
    let secret: String

    /// Bytes of a body: a snapshot of a large library is larger than any request of an app.
    package static let largestBody = 16_777_216

    package init(_ worlds: Worlds, secret: String) {
        self.worlds = worlds
        self.secret = secret
    }

    package var now: Int { worlds.default.clock.now }

    package func open(_ response: inout Response, to headers: Headers) {
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        response.headers["Cache-Control"] = "no-store"
    }

    package func answer(to request: Request) -> Pending<FinishedResponse> {
        .awaited {
            var response = await response(to: request)
            open(&response, to: request.headers)
            if response.status != 204 { response.headers["Content-Length"] = String(response.body.count) }
            response.body = request.method == .head ? .empty : .bytes(response.body.bytes)
            return FinishedResponse(response)
        }
    }

    private func response(to request: Request) async -> Response {
        if isPage(request) { return .control(403, "Pages may not control the server.") }
        guard isAuthorized(request) else {
            return .control(401, "Control needs the secret that the server printed: Authorization: Bearer SECRET")
        }
        let path = request.path.split(separator: "/", omittingEmptySubsequences: false).map {
            PercentEncoding.decode(String($0))
        }
        do throws(ControlProblem) {
            guard path.count >= 3, path[0].isEmpty, path[1] == "_tonearm" else { throw .unknownPath }
            if path[2...] == ["schema"] {
                try request.expect(.get, .head)
                return .control(FixtureForm.schema)
            }
            if path[2] == "worlds" { return try await worlds(request, path[3...]) }
            return try await WorldControl(world: worlds.default, serverAlbums: worlds.albums).answer(
                to: request, path[2...])
        } catch {
            return error.response
        }
    }

    package func reason(for response: Response, to request: Request) -> String? {
        switch response.status {
        case 401: "401 because a control request had no secret, or a wrong one"
        case 403: "403 because a page asked for control"
        default: nil
        }
    }

    /// Returns whether a browser sent the request for a page, or its host is not this machine.
    private func isPage(_ request: Request) -> Bool {
        if request.headers["Origin"] != nil || request.headers["Sec-Fetch-Site"] != nil { return true }
        guard let host = request.headers["Host"] else { return false }
        return Origin("http://\(host.lowercased())")?.isLoopback != true
    }

    /// Compares the secret through digests, so that timing does not reveal how much of it is right.
    private func isAuthorized(_ request: Request) -> Bool {
        guard let given = try? DeveloperTokenCheck.bearer(request) else { return false }
        return TokenDigest(of: given) == TokenDigest(of: secret)
    }
}
