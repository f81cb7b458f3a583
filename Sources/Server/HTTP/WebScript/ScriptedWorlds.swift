package import AppleMusicAPI

/// The worlds of a server that also serves the script for web apps. It answers the script's own paths in each world,
/// and leaves all others to the worlds.
package struct ScriptedWorlds: WorldChoice {
    private let worlds: Worlds
    private let crossOrigin: CrossOrigin
    private let script = WebScript()

    /// - Parameters:
    ///   - scheme: the scheme by which clients reach the server, `http` or `https`.
    ///   - hosts: the hosts that the server accepts.
    ///   - allowed: the web pages that may ask for authorization.
    package init(
        _ worlds: Worlds, scheme: String, hosts: ServedHosts = .usual, allowed: AllowedOrigins = .loopback
    ) {
        self.worlds = worlds
        crossOrigin = CrossOrigin(allowed: allowed, hosts: hosts, scheme: scheme)
    }

    package func world(of request: Request) -> ChosenWorld {
        let chosen = worlds.world(of: request)
        guard WebScript.has(chosen.request.path), case .world(let world, _) = worlds.choice(for: request) else {
            return chosen
        }
        let isAuthorization = chosen.request.path == WebScript.authorizationPath
        let service = ScriptAnswers(script: script, world: world, crossOrigin: crossOrigin)
        return ChosenWorld(
            number: chosen.number, service: service, request: chosen.request,
            note: isAuthorization ? chosen.note : nil)
    }

    package var now: Int { worlds.now }
}

/// The answers to the script's own paths in one world.
private struct ScriptAnswers: SharedService {
    let script: WebScript
    let world: HostedWorld
    let crossOrigin: CrossOrigin

    func answer(to request: Request) -> Pending<ServedResponse> {
        guard request.path == WebScript.authorizationPath else {
            return .ready(ServedResponse(script.response(to: request)))
        }
        return PageAuthorization(world: world, crossOrigin: crossOrigin).answer(to: request).map { response in
            ServedResponse(response)
        }
    }

    var moment: Moment { world.service.moment }
    var now: Int { world.service.now }
    func refusal(of request: Request) -> UnauthorizedReason { world.service.refusal(of: request) }
}
