import AppleMusicAPI
import AppleMusicSimulator
import MusicDevice

/// Getting a user token: the device decides whether the app may ask, the service makes it.
extension Shell {
    /// `requestUserToken(forDeveloperToken:)`, `userToken(for:options:)`.
    /// - Throws: `Failure` with the error of the frameworks.
    mutating func requestUserToken() throws -> [Change] {
        let isOffline = session.simulated.faults.isOffline(on: "/user-token")
        do throws(Refusal) {
            try session.device.checkUserTokenRequest(developerToken: developerTokenState, offline: isOffline)
        } catch {
            // What was being mended stays without a token.
            _ = session.device.userTokenRequestFailed()
            throw Failure(error)
        }
        let team = DeveloperToken(try developerToken())?.issuer ?? ""
        let holder = session.device.place.description
        let name = session.device.account?.name ?? ""
        let issued = try session.simulated.issueUserToken(account: name, team: team, holder: holder, now: now)
        return try act { device throws(Refusal) in
            try device.receiveUserToken(
                UserToken(text: issued.text, account: name, issued: issued.issued, expires: issued.expires))
        }
    }

    /// A token that somebody brings, from another device or another app perhaps.
    mutating func setUserToken(_ text: String) throws -> [Change] {
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
