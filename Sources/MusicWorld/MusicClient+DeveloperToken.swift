package import AppleMusicAPI
import AppleMusicSimulator
package import MusicDevice

extension World {
    /// The team that the present developer token names. User tokens are bound to it.
    package var developerTeam: String {
        developerToken.map { DeveloperToken($0.text)?.issuer ?? "" } ?? DeveloperKey.demonstration.team
    }

    /// Where the user token that is held was made for another team, that team: then personal requests answer 403.
    package var foreignTeam: String? {
        guard let userToken, let origin = memory.origin(ofUserToken: userToken.text), origin.team != developerTeam
        else {
            return nil
        }
        return origin.team
    }
}

/// The developer token that requests carry: made by hand, or, as MusicKit does it for apps, when it is needed.
extension MusicClient {
    /// Half a day, in seconds: of tokens that are made when they are needed, and of those that are minted without saying how long they live.
    package static let tokenLifetime = 43_200

    /// The token that was made by hand, or the demonstration developer's, minted when it is first needed and again before it ends.
    /// - Throws: `Refusal` if the app gets none, `CredentialProblem` where a server gets none.
    package func developerToken(of world: World) throws -> String {
        if let origin = world.address.origin { return try serverDeveloperToken(of: world, for: origin) }
        if let held = world.developerToken { return try renewed(held, in: world) }
        if let refusal = world.device.automaticTokenFailure { throw refusal }
        return try automaticDeveloperToken(at: now(in: world))
    }

    /// The demonstration developer's.
    /// - Parameter now: seconds since 1970.
    func automaticDeveloperToken(at now: Int) throws -> String {
        if let token = knownAutomaticToken, now < token.expires,
            now >= token.expires.subtractingClamped(Self.tokenLifetime)
        {
            return token.text
        }
        let text = try DeveloperKey.demonstration.token(issued: now, lifetime: Self.tokenLifetime)
        keep(AutomaticToken(text: text, expires: now.addingClamped(Self.tokenLifetime)))
        return text
    }

    /// What the app has for a developer token.
    package func developerTokenState(of world: World) -> DeveloperTokenState {
        guard let held = world.developerToken else { return .automatic }
        return developerTokenFlaws(of: held.text, in: world).isEmpty ? .accepted : .refused
    }

    /// Every reason for which the service refuses a developer token: its own reasons, where they can be known on this side.
    /// - Parameter origin: the `Origin` of the request that carries it.
    package func developerTokenFlaws(of text: String, origin: String? = nil, in world: World) -> [DeveloperTokenFlaw] {
        developerTokenCheck(in: world).flaws(of: text, origin: origin)
    }

    private func developerTokenCheck(in world: World) -> DeveloperTokenCheck {
        let now = tokenTime(in: world)
        guard world.address.isSimulated, let description = try? description(of: world) else {
            return DeveloperTokenCheck(signers: .anyone, now: now)
        }
        return description.developerTokenCheck(with: world.memory.developerKeys, now: now)
    }
}
