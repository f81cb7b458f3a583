package import AppleMusicAPI
import AppleMusicSimulator

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

    private func note(_ request: Request, _ response: Response, in world: ServedWorld) {
        world.use(at: system())
        let reasons = response.status >= 400 ? reasons(for: request, response, in: world) : []
        world.journal.add(request, response, at: world.clock.now, reasons: reasons)
    }

    /// Returns the reasons why a request was refused, as far as its tokens caused them.
    private func reasons(for request: Request, _ response: Response, in world: ServedWorld) -> [String] {
        if response.fault != nil { return [] }
        switch response.status {
        case 401:
            if let id = deletedWorld(of: request) {
                return ["the developer token is of the world '\(id)', which was deleted"]
            }
            return world.service.developerTokenFlaws(of: request)
        case 403: return world.service.userTokenFlaw(of: request).map { [$0] } ?? []
        default: return []
        }
    }
}

extension ServedService<SimulatorMemory> {
    /// Returns every flaw of the request's developer token as a sentence.
    func developerTokenFlaws(of request: Request) -> [String] {
        developerTokenCheck.flaws(of: request).map { $0.sentence() }
    }

    /// Returns the reason why the request's music user token is refused; nil if it is valid.
    func userTokenFlaw(of request: Request) -> String? {
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
        response.rule = RefusalRule("a prefix or header must name a world of the server", .choice)
        return .ready(ServedResponse(response))
    }

    var moment: Moment { Moment(second: now, generation: 0) }

    func refusal(of request: Request) -> UnauthorizedReason { UnauthorizedReason(of: request, keys: nil, now: now) }
}
