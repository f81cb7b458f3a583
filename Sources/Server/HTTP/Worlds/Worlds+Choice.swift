package import AppleMusicAPI
import Synchronization
import TonearmSimulator

extension Worlds: WorldChoice {
    package func world(of request: Request) -> ChosenWorld {
        switch choice(for: request) {
        case .unknown(let name):
            return ChosenWorld(number: -1, service: UnknownWorld(name: name, now: now), request: request)
        case .world(let world, let request):
            var chosen = ChosenWorld(number: world.number, service: world.service, request: request)
            if keepsJournals { chosen.note = { self.note($0, $1, in: world) } }
            return chosen
        }
    }

    package var now: Int { `default`.clock.now }

    private func note(_ request: Request, _ response: Response, in world: HostedWorld) {
        world.use(at: system())
        let (flaw, sentence) = userTokenFlaw(of: request, response, in: world)
        let flaws = developerTokenFlaws(of: request, response, in: world)
        let reasons = [sentence ?? deletion(of: request, flaws)].compactMap(\.self)
        world.journal.add(
            request, response, at: world.clock.now, reasons: reasons.isEmpty ? flaws.map { $0.sentence() } : reasons,
            flaw: flaw, developerFlaws: flaws)
        world.coverage.add(request, response)
        world.suite?.add(request, response)
        world.changes.wake()
    }

    /// Returns each flaw of the developer token for which a request was refused; empty for other refusals.
    private func developerTokenFlaws(
        of request: Request, _ response: Response, in world: HostedWorld
    ) -> [DeveloperTokenFlaw] {
        guard response.status == 401, response.fault == nil, response.cause?.part == .header("Authorization") else {
            return []
        }
        return world.service.developerTokenCheck.flaws(of: request)
    }

    /// Returns the deletion of the world whose developer token a request had; nil if the token has no flaw, or its
    /// world exists.
    private func deletion(of request: Request, _ flaws: [DeveloperTokenFlaw]) -> String? {
        guard !flaws.isEmpty, let id = deletedWorld(of: request) else { return nil }
        return "the developer token is of the world '\(id)', which was deleted"
    }

    /// Returns the flaw of the user token for which a request was refused, and its sentence; nil for other refusals.
    ///
    /// The cause of the refusal decides: another request may have changed the account since, and the token may have
    /// been in a cookie. Then only the sentence is known.
    private func userTokenFlaw(
        of request: Request, _ response: Response, in world: HostedWorld
    ) -> (flaw: UserTokenFlaw?, sentence: String?) {
        guard response.fault == nil, let cause = response.cause, cause.part == .header("Music-User-Token"),
            let found = cause.found
        else { return (nil, nil) }
        if found == RefusalCause.noHeaderField { return (.missing, UserTokenFlaw.missing.sentence) }
        let flaw = world.service.userTokenFlaw(of: request)
        return (flaw?.sentence == found ? flaw : nil, found)
    }
}

extension ServedService<SimulatorMemory> {
    /// Returns the reason why the request's music user token is refused; nil if it is valid.
    func userTokenFlaw(of request: Request) -> UserTokenFlaw? {
        let token = (try? DeveloperTokenCheck.bearer(request)).flatMap { DeveloperToken($0) }
        let text = request.headers["Music-User-Token"] ?? request.headers["Media-User-Token"]
        return memory.userTokenFlaw(text, team: token?.issuer, now: now)
    }
}

/// The answer to a request that names a world which does not exist.
private struct UnknownWorld: SharedService {
    let name: String
    let now: Int

    func answer(to request: Request) -> Pending<ServedResponse> {
        var response = Response.control(
            404, "The server has no world '\(name)'.", next: "GET /_tonearm/worlds at the control address lists them.")
        response.cause = RefusalCause("a prefix or header must name a world of the server", .choice)
        return .ready(ServedResponse(response))
    }

    var moment: Moment { Moment(second: now, generation: 0) }

    func refusal(of request: Request) -> UnauthorizedReason { UnauthorizedReason(of: request, keys: nil, now: now) }
}

extension Worlds {
    /// Every world but the default one, in the order of creation.
    var all: [HostedWorld] {
        state.withLock { Array($0.worlds.values) }.sorted {
            ($0.identity.made, $0.identity.id) < ($1.identity.made, $1.identity.id)
        }
    }

    /// The number of worlds, the default one included.
    var count: Int { state.withLock { $0.worlds.count } + 1 }

    /// - Parameter name: the id of a world, or the name that a client chose.
    func world(_ name: String) -> HostedWorld? {
        if name == Self.defaultID { return `default` }
        return state.withLock { $0.world(name) }
    }

    /// The world that answers a request.
    enum Choice {
        case world(HostedWorld, AppleMusicAPI.Request)
        /// A prefix or a header names a world that does not exist.
        case unknown(String)
    }

    /// The header that names a world, for clients whose tokens are fixed.
    static let header = "Tonearm-World"

    /// Chooses the world by a path prefix `/w/ID/`, else by the header, else by the developer token's key.
    func choice(for request: AppleMusicAPI.Request) -> Choice {
        if request.target.hasPrefix("/w/") {
            let rest = request.target.dropFirst(3)
            let end = rest.firstIndex(of: "/") ?? rest.endIndex
            let name = String(rest[..<end])
            guard let world = world(name) else { return .unknown(name) }
            var inner = request
            inner.target = end == rest.endIndex ? "/" : String(rest[end...])
            return .world(world, inner)
        }
        if let name = request.headers[Self.header] {
            return world(name).map { .world($0, request) } ?? .unknown(name)
        }
        return .world(world(ofTokenIn: request) ?? `default`, request)
    }

    private func world(ofTokenIn request: AppleMusicAPI.Request) -> HostedWorld? {
        state.withLock { state in
            if state.keys.isEmpty { return nil }
            return Self.keyID(of: request, &state.heads).flatMap { state.keys[$0] }.flatMap { state.worlds[$0] }
        }
    }

    /// Returns the id of a deleted world whose key signed the request's developer token; nil without one.
    func deletedWorld(of request: AppleMusicAPI.Request) -> String? {
        state.withLock { state in
            if state.deleted.isEmpty { return nil }
            return Self.keyID(of: request, &state.heads).flatMap { state.deleted[$0] }
        }
    }

    /// Returns the id of the key in the developer token's header, without verifying the token.
    private static func keyID(of request: AppleMusicAPI.Request, _ heads: inout [String: String]) -> String? {
        guard let token = try? DeveloperTokenCheck.bearer(request), let dot = token.firstIndex(of: ".") else {
            return nil
        }
        let head = String(token[..<dot])
        if let known = heads[head] { return known }
        guard head.utf8.count <= 1_000, let bytes = Base64URL.decode(head),
            let id = (try? JSON(parsing: bytes))?["kid"]?.string
        else { return nil }
        if heads.count >= 20_000 { heads.removeAll() }
        heads[head] = id
        return id
    }
}
