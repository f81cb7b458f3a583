package import AppleMusicAPI
import TonearmConsole
import TonearmSimulator

/// The control API of a server for tests, on its own address: worlds, and the faults, clock, accounts and journal of
/// each.
///
/// A program sends the server's secret, or the secret of a session that a link opened. A browser sends that of a
/// session in a cookie, and only for pages of this address. Other pages get 403, requests without a secret 401; the
/// log contains both.
package struct ControlGateway: RequestGateway {
    let worlds: Worlds
    /// The secret, printed when the server starts.
    let secret: String
    /// The links to this address.
    package let links: AccessLinks
    /// The open event streams.
    let streams: EventStreams
    /// The time after which an idle event stream sends a comment.
    var keepAlive = Duration.seconds(15)
    /// The scheme by which clients reach this address: `http` or `https`.
    package var scheme = "http"
    /// The host names in lower case that are accepted beside those of this machine.
    package var hosts: Set<String> = []
    /// The class whose learners have worlds here; nil for none.
    package var room: ClassRoom?

    /// Bytes of a body: a snapshot of a large library is larger than any request of an app.
    package static let largestBody = 16_777_216

    /// - Parameter streams: the largest number of open event streams.
    package init(_ worlds: Worlds, secret: String, streams: Int = 256) {
        self.worlds = worlds
        self.secret = secret
        self.streams = EventStreams(limit: streams)
        links = AccessLinks(now: worlds.system)
    }

    package var now: Int { worlds.default.clock.now }

    package func open(_ response: inout Response, to headers: Headers) {
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Cache-Control"] = "no-store"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["X-Frame-Options"] = "DENY"
        response.headers["Content-Security-Policy"] = PagePolicy.text
    }

    package func answer(to request: Request) -> Pending<FinishedResponse> {
        .awaited {
            let answer = await answered(request)
            var response = answer.response
            open(&response, to: request.headers)
            if answer.stream != nil { return FinishedResponse(response, stream: answer.stream) }
            if response.status != 204 { response.headers["Content-Length"] = String(response.body.count) }
            response.body = request.method == .head ? .empty : .bytes(response.body.bytes)
            return FinishedResponse(response)
        }
    }

    package func stop() { streams.stopping.end() }

    private func answered(_ request: Request) async -> ControlAnswer {
        let page = page(of: request)
        do throws(ControlProblem) {
            if page.hasForeignHost { throw .foreignPage }
            let path = request.path.split(separator: "/", omittingEmptySubsequences: false).map {
                PercentEncoding.decode(String($0))
            }
            if path.count == 4, path[..<3] == ["", "_tonearm", "open"] {
                return ControlAnswer(try opening(path[3], request, page))
            }
            if path.count == 4, path[..<3] == ["", "_tonearm", "page"], let file = PageFile(rawValue: path[3]) {
                if page.isFromElsewhere { throw .foreignPage }
                try request.expect(.get, .head)
                return ControlAnswer(file.response)
            }
            let scope = try caller(of: request, page)
            do throws(ControlProblem) { return try await answer(to: request, path, as: scope) } catch {
                if let budget = error.budget, let world = scope.world { room?.note(budget, ofWorld: world) }
                throw error
            }
        } catch {
            return ControlAnswer(page.isNavigation ? error.page : error.response)
        }
    }

    private func answer(
        to request: Request, _ path: [String], as scope: AccessScope
    ) async throws(ControlProblem) -> ControlAnswer {
        guard path.count >= 3, path[0].isEmpty, path[1] == "_tonearm" else { throw .unknownPath }
        if let page = try inspector(request, path, as: scope) { return ControlAnswer(page) }
        try check(scope, path, request.method)
        if let world = try worldOfEvents(path) { return try events(of: world, request, as: scope) }
        return ControlAnswer(try await response(to: request, path))
    }

    private func response(to request: Request, _ path: [String]) async throws(ControlProblem) -> Response {
        if path[2...] == ["schema"] {
            try request.expect(.get, .head)
            return .control(FixtureForm.schema)
        }
        switch path[2] {
        case "worlds": return try await worlds(request, path[3...])
        case "suites": return try suites(request, path[3...])
        case "links": return try links(request, path[3...])
        case "class": return try await classroom(request, path[3...])
        default:
            return try await control(worlds.default, request, path[2...])
        }
    }

    func page(of request: Request) -> PageRequest { PageRequest(request, scheme: scheme, hosts: hosts) }

    package func reason(for response: Response, to request: Request) -> String? {
        let page = page(of: request)
        let isPage = page.isFromBrowser || page.hasForeignHost
        return switch response.status {
        case 401 where isPage: "401 because a page had no valid link"
        case 401: "401 because a control request had no secret, or a wrong one"
        case 403 where isPage && page.session == nil: "403 because a page asked for control"
        case 403: "403 because a link did not open what was asked for"
        default: nil
        }
    }
}
