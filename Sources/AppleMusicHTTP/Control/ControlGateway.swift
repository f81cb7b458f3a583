package import AppleMusicAPI
package import AppleMusicSimulator
import Console

/// The gateway to the controls of a served simulator, at its own address: a test sets faults, changes accounts and sets the clock.
///
/// A request needs the secret and must not come from a web page. It is answered with 401 without the secret and with 403 from a page. The log
/// reports both.
package struct ControlGateway: RequestGateway {
    let service: ServedService<SimulatorMemory>
    let clock: ServedClock
    /// Printed when the server starts.
    let secret: String
    /// The team of user tokens for which a request names no team.
    let team: String

    package init(_ service: ServedService<SimulatorMemory>, clock: ServedClock, secret: String, team: String) {
        self.service = service
        self.clock = clock
        self.secret = secret
        self.team = team
    }

    package var now: Int { clock.now }

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
            switch (path[2], path.count) {
            case ("faults", 3): return try await faults(request)
            case ("clock", 3): return try clock(request)
            case ("accounts", 3...5): return try await accounts(request, Array(path.dropFirst(3)))
            default: throw .unknownPath
            }
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

    /// Whether a browser sent the request, or its host is not this machine's name.
    private func isPage(_ request: Request) -> Bool {
        if request.headers["Origin"] != nil || request.headers["Sec-Fetch-Site"] != nil { return true }
        guard let host = request.headers["Host"] else { return false }
        return Origin("http://\(host.lowercased())")?.isLoopback != true
    }

    /// Compares in a time that does not depend on how much is right.
    private func isAuthorized(_ request: Request) -> Bool {
        guard let given = try? DeveloperTokenCheck.bearer(request) else { return false }
        return TokenDigest(of: given) == TokenDigest(of: secret)
    }
}

extension ControlGateway {
    private func clock(_ request: Request) throws(ControlProblem) -> Response {
        switch request.method {
        case .get, .head: break
        case .delete: clock.reset()
        case .put:
            let body = try ControlBody(request, members: ["now", "advance"])
            switch (body["now"]?.string, body["advance"]?.integer) {
            case (let text?, nil):
                do throws(Failure) { clock.set(try Timestamp.parse(text, to: "set the clock to")) } catch {
                    throw .bad("\(error.what): \(error.why)", next: error.next)
                }
            case (nil, let seconds?): clock.advance(by: seconds)
            default:
                throw .bad(
                    "The clock takes one of 'now' and 'advance'",
                    next: #"Send for example {"now": "2027-01-01T00:00:00Z"}, or {"advance": 3600} in seconds."#)
            }
        default: throw .method("GET, HEAD, PUT, DELETE")
        }
        return .control(["now": .string(Timestamp.text(clock.now)), "standsStill": .bool(clock.isFixed)])
    }

    private func faults(_ request: Request) async throws(ControlProblem) -> Response {
        var specs: [FaultSpec]?
        switch request.method {
        case .get, .head: break
        case .delete: specs = []
        case .put: specs = try ControlBody(request, members: ["faults"]).faults()
        default: throw .method("GET, HEAD, PUT, DELETE")
        }
        let wanted = specs
        let faults = try await changing { (memory: inout SimulatorMemory, _) in
            if let wanted {
                memory.state.faults = Faults()
                for spec in wanted { memory.state.faults.set(spec) }
            }
            return memory.state.faults
        }
        return .control(["faults": .strings(faults.specs.map(\.text))])
    }

    /// Changes the service's memory.
    func changing<Result: Sendable>(
        _ body: (inout SimulatorMemory, _ now: Int) -> Result
    ) async throws(ControlProblem) -> Result {
        guard let result = await service.change(body) else { throw .notKept }
        return result
    }
}
