package import AppleMusicAPI
package import TonearmDevice
import TonearmSimulator

/// Requests for user tokens: the device decides whether the app may ask, the service issues the token.
extension MusicClient {
    /// The path for faults that affect issuing user tokens.
    package static let userTokenPath = "/user-token"

    /// Gets a user token if MusicKit does so automatically: the app uses MusicKit, has no token, and the request needs
    /// one. Servers' tokens do not concern the device.
    /// - Returns: the changes; empty if no token is needed.
    /// - Throws: the errors of `requestUserToken(in:)` and `connect`.
    package func provideUserToken(for request: Request, in keeper: some WorldKeeper) async throws -> [Change] {
        let isNeeded = try keeper.withWorld { world in
            try !world.address.isOnNetwork && lacksUserToken(request, in: world) && world.device.getsUserTokens
        }
        return isNeeded ? try await requestUserToken(in: keeper, by: .system) : []
    }

    /// Requests a user token: `requestUserToken(forDeveloperToken:)`, `userToken(for:options:)`.
    /// - Throws: `Refusal` with the frameworks' error, `UserTokenRefusal`, `CancellationError`.
    package func requestUserToken(
        in keeper: some WorldKeeper, by origin: ChangeOrigin = .app
    ) async throws -> [Change] {
        try keeper.checkIsRunning()
        let fault = try keeper.withWorld { world throws(Refusal) in
            let isOffline = world.memory.faults.isOffline(on: Self.userTokenPath)
            try checkUserTokenRequest(in: &world, isOffline: isOffline)
            return world.memory.faults.consume(for: Self.userTokenPath)
        }
        if let delay = fault?.delay, keeper.withWorld({ $0.clock.isRunning }) {
            try await keeper.wait { try await Task.sleep(for: .seconds(delay)) }
        }
        return try keeper.record { world in
            if case .status(let status)? = fault?.effect {
                throw world.failedTokenRequest(.userTokenService(status: status))
            }
            // The user may have withdrawn consent or signed out during the wait.
            if fault?.delay != nil { try checkUserTokenRequest(in: &world, isOffline: false) }
            let time = milliseconds(in: world)
            return try receiveUserToken(in: &world).map { DatedChange($0, at: time, by: origin) }
        }.map(\.change)
    }

    private func checkUserTokenRequest(in world: inout World, isOffline: Bool) throws(Refusal) {
        do throws(Refusal) {
            try world.device.checkUserTokenRequest(developerToken: developerTokenState(of: world), offline: isOffline)
        } catch {
            throw world.failedTokenRequest(error)
        }
    }

    private func receiveUserToken(in world: inout World) throws -> [Change] {
        let team = DeveloperToken(try developerToken(of: world))?.issuer ?? ""
        let name = world.device.account?.name ?? ""
        let issued = try world.memory.issueUserToken(
            account: world.account(name), team: team, holder: world.device.instance.description, now: now(in: world))
        return try world.act { device throws(Refusal) in
            try device.receiveUserToken(
                UserToken(text: issued.text, account: name, issued: issued.issued, expires: issued.expires))
        }
    }
}

extension World {
    /// Ends the recovery of a refused token.
    fileprivate mutating func failedTokenRequest(_ refusal: Refusal) -> Refusal {
        _ = device.userTokenRequestFailed()
        return refusal
    }

    /// Sets a user token manually, for example from another device or app.
    /// - Parameter now: seconds since 1970.
    package mutating func setUserToken(_ text: String, now: Int) throws(Refusal) -> [Change] {
        guard let origin = memory.origin(ofUserToken: text) else {
            return try act { device throws(Refusal) in device.setUnverifiedUserToken(text, at: now) }
        }
        let holder = device.instance.description
        let token = UserToken(text: text, account: origin.account, issued: now, expires: origin.expires)
        return try act { device throws(Refusal) in
            try device.setUserToken(token, isKnown: origin.holder == holder)
        }
    }
}
