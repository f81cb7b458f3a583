import AppleMusicAPI
import AppleMusicSimulator
import Console
import MusicDevice

/// Getting a user token: the device decides whether the app may ask, the service makes it.
extension Shell {
    /// `requestUserToken(forDeveloperToken:)`, `userToken(for:options:)`.
    /// - Throws: `Failure` with the error of the frameworks.
    func requestUserToken() async throws -> [Change] {
        let path = "/user-token"
        let isOffline = session.simulated.faults.isOffline(on: path)
        do throws(Refusal) {
            try session.device.checkUserTokenRequest(developerToken: developerTokenState, offline: isOffline)
        } catch {
            throw failedRequest(error)
        }
        let fault = session.simulated.faults.strike(path)
        if let delay = fault?.delay, session.clock.isRunning { try await Task.sleep(for: .seconds(delay)) }
        if case .status(let status)? = fault?.effect { throw failedRequest(.userTokenService(status: status)) }
        let team = DeveloperToken(try developerToken())?.issuer ?? ""
        let holder = session.device.place.description
        let name = session.device.account?.name ?? ""
        let issued = try session.simulated.issueUserToken(account: name, team: team, holder: holder, now: now)
        return try act { device throws(Refusal) in
            try device.receiveUserToken(
                UserToken(text: issued.text, account: name, issued: issued.issued, expires: issued.expires))
        }
    }

    /// What was being mended stays without a token.
    private func failedRequest(_ refusal: Refusal) -> Failure {
        _ = session.device.userTokenRequestFailed()
        return Failure(refusal)
    }

    /// A token that somebody brings, from another device or another app perhaps.
    func setUserToken(_ text: String) throws -> [Change] {
        let origin = session.simulated.origin(ofUserToken: text)
        let holder = session.device.place.description
        let account = origin?.account ?? session.device.account?.name ?? session.device.accounts[0].name
        let token = UserToken(
            text: text, account: account, issued: now, expires: origin?.expires ?? now + UserToken.lifetime)
        return try act { device throws(Refusal) in
            try device.setUserToken(token, isKnown: origin?.holder == holder)
        }
    }
}
