package import AppleMusicAPI
import AppleMusicSimulator
package import MusicDevice

/// Getting a user token: the device decides whether the app may ask, the service makes it.
extension MusicClient {
    /// The path on which faults affect the making of user tokens.
    package static let userTokenPath = "/user-token"

    /// Gets a user token where MusicKit does that by itself: the app is written for it, holds none, and a request needs one.
    /// - Returns: what changed; nothing where there is no need.
    /// - Throws: what `requestUserToken(in:)` throws.
    package func provideUserToken(for request: Request, in world: inout World) async throws -> [Change] {
        let brings = ["Music-User-Token", "Media-User-Token"].contains { request.headers[$0] != nil }
        guard world.device.getsUserTokens, !brings, Schema.standard.userTokenUse(of: request) == .required else {
            return []
        }
        return try await requestUserToken(in: &world)
    }

    /// `requestUserToken(forDeveloperToken:)`, `userToken(for:options:)`.
    /// - Throws: `Refusal` with the error of the frameworks, `UserTokenRefusal`, `CancellationError`.
    package func requestUserToken(in world: inout World) async throws -> [Change] {
        let isOffline = world.memory.faults.isOffline(on: Self.userTokenPath)
        do throws(Refusal) {
            try world.device.checkUserTokenRequest(developerToken: developerTokenState(of: world), offline: isOffline)
        } catch {
            throw world.failedTokenRequest(error)
        }
        let fault = world.memory.faults.consume(for: Self.userTokenPath)
        if let delay = fault?.delay, world.clock.isRunning { try await Task.sleep(for: .seconds(delay)) }
        if case .status(let status)? = fault?.effect {
            throw world.failedTokenRequest(.userTokenService(status: status))
        }
        let team = DeveloperToken(try developerToken(of: world))?.issuer ?? ""
        let name = world.device.account?.name ?? ""
        let issued = try world.memory.issueUserToken(
            account: name, team: team, holder: world.device.place.description, now: now(in: world))
        return try world.act { device throws(Refusal) in
            try device.receiveUserToken(
                UserToken(text: issued.text, account: name, issued: issued.issued, expires: issued.expires))
        }
    }
}

extension World {
    /// What was being mended stays without a token.
    fileprivate mutating func failedTokenRequest(_ refusal: Refusal) -> Refusal {
        _ = device.userTokenRequestFailed()
        return refusal
    }

    /// A token that somebody brings, from another device or another app perhaps.
    /// - Parameter now: seconds since 1970.
    package mutating func setUserToken(_ text: String, now: Int) throws(Refusal) -> [Change] {
        guard let origin = memory.origin(ofUserToken: text) else {
            return try act { device throws(Refusal) in device.setUnverifiedUserToken(text, at: now) }
        }
        let holder = device.place.description
        let token = UserToken(text: text, account: origin.account, issued: now, expires: origin.expires)
        return try act { device throws(Refusal) in
            try device.setUserToken(token, isKnown: origin.holder == holder)
        }
    }
}
