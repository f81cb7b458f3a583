package import AppleMusicAPI
import AppleMusicSimulator

/// The service of a server with worlds: chooses the world, lets it answer, and writes the journal.
package struct WorldsService: SharedService {
    let worlds: Worlds
    /// Whether the worlds keep journals, which only the control address shows.
    let keepsJournals: Bool
    /// Seconds since 1970, by the system's clock.
    let system: @Sendable () -> Int

    package init(_ worlds: Worlds, keepsJournals: Bool, system: @escaping @Sendable () -> Int) {
        self.worlds = worlds
        self.keepsJournals = keepsJournals
        self.system = system
    }

    package func answer(to request: Request, finish: @escaping @Sendable (Response) -> Response) -> ServedAnswer {
        switch worlds.choice(for: request) {
        case .unknown(let name): return .made(finish(.unknownWorld(name)))
        case .world(let world, let request):
            let answer = world.service.answer(to: request, finish: finish)
            guard keepsJournals else { return answer }
            switch answer {
            case .made(let known):
                note(request, known.response, in: world)
                return answer
            case .awaited(let rest):
                return .awaited {
                    let response = await rest()
                    note(request, response, in: world)
                    return response
                }
            }
        }
    }

    private func note(_ request: Request, _ response: Response, in world: ServedWorld) {
        world.use(at: system())
        let reasons = response.status >= 400 ? self.reasons(for: request, response, in: world) : []
        world.journal.add(request, response, at: world.clock.now, reasons: reasons)
    }

    /// The reasons for which a request was refused, as far as they depend on its tokens.
    private func reasons(for request: Request, _ response: Response, in world: ServedWorld) -> [String] {
        if response.fault != nil { return [] }
        switch response.status {
        case 401:
            if let id = worlds.deletedWorld(of: request) { return ["the developer token is of the world '\(id)', which was deleted"] }
            return world.service.developerTokenFlaws(of: request)
        case 403: return world.service.userTokenFlaw(of: request).map { [$0] } ?? []
        default: return []
        }
    }

    package func refusal(of request: Request) -> UnauthorizedReason {
        switch worlds.choice(for: request) {
        case .world(let world, let request): world.service.refusal(of: request)
        case .unknown: worlds.default.service.refusal(of: request)
        }
    }

    package var now: Int { worlds.default.clock.now }
}

extension ServedService<SimulatorMemory> {
    /// Every flaw of the request's developer token, in sentences.
    func developerTokenFlaws(of request: Request) -> [String] {
        developerTokenCheck.flaws(of: request).map { $0.sentence() }
    }

    /// The reason why the request's music user token is refused; nil for a valid token.
    func userTokenFlaw(of request: Request) -> String? {
        let token = (try? DeveloperTokenCheck.bearer(request)).flatMap { DeveloperToken($0) }
        let text = request.headers["Music-User-Token"] ?? request.headers["Media-User-Token"]
        return memory.userTokenFlaw(text, team: token?.issuer, now: now)
    }
}

extension Response {
    fileprivate static func unknownWorld(_ name: String) -> Response {
        var response = Response.control(
            404, "The server has no world '\(name)'.", next: "GET /_tonearm/worlds at the control address lists them.")
        response.rule = RefusalRule("a prefix or header must name a world of the server", .choice)
        return response
    }
}
