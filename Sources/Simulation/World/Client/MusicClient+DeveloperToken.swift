package import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

extension World {
    /// The team of the current developer token, to which user tokens are bound.
    package var developerTeam: String {
        developerToken.map { DeveloperToken($0.text)?.issuer ?? "" } ?? DemonstrationDeveloper.team
    }

    /// The team of the current user token if it differs from the developer token's; then personal requests are answered
    /// with 403.
    package var foreignTeam: String? {
        guard let userToken, let origin = memory.origin(ofUserToken: userToken.text), origin.team != developerTeam
        else { return nil }
        return origin.team
    }
}

/// The developer token of requests: a manual one, or one made on demand, as MusicKit does for apps.
extension MusicClient {
    /// The default lifetime in seconds: half a day.
    package static let tokenLifetime = 43_200

    /// Returns the manual token, or the demonstration developer's, which is minted on demand and renewed before it
    /// expires.
    /// - Throws: `Refusal` if the app gets no token, `CredentialProblem` if a server gets no token.
    package func developerToken(of world: World) throws -> String {
        if let origin = world.address.origin { return try serverDeveloperToken(of: world, for: origin) }
        if let held = world.developerToken { return try renewed(held, in: world) }
        if let refusal = world.device.automaticTokenFailure { throw refusal }
        return try automaticDeveloperToken(at: now(in: world))
    }

    /// Returns the demonstration developer's token.
    /// - Parameter now: seconds since 1970.
    func automaticDeveloperToken(at now: Int) throws -> String {
        if let token = knownAutomaticToken, now < token.expires,
            now >= token.expires.subtractingClamped(Self.tokenLifetime)
        {
            return token.text
        }
        let text = try signer.token(issued: now, lifetime: Self.tokenLifetime)
        keep(AutomaticToken(text: text, expires: now.addingClamped(Self.tokenLifetime)))
        return text
    }

    /// Returns the state of the app's developer token.
    package func developerTokenState(of world: World) -> DeveloperTokenState {
        guard let held = world.developerToken else { return .automatic }
        return developerTokenFlaws(of: held.text, in: world).isEmpty ? .accepted : .refused
    }

    /// Returns every reason for which the service refuses a developer token, as far as the client knows them.
    /// - Parameter origin: the `Origin` of the request.
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
