package import AppleMusicSimulator
package import MusicDevice

extension World {
    /// Replaces devices and accounts by those of a scenario. The app's own choices are kept.
    /// - Parameter now: seconds since 1970.
    /// - Throws: `UserTokenRefusal` if the scenario needs a user token that the service refuses.
    package mutating func begin(_ scenario: Scenario, now: Int) throws(UserTokenRefusal) {
        let team = developerTeam
        var fresh = SimulatorState(seed: 0)
        fresh.random = memory.random
        fresh.era = memory.era
        memory = fresh
        scheduled = []
        playerFaults = scenario.faults
        let seed = device.shuffleSeed
        device = scenario.device
        let holder = device.instance.description
        var issued: IssuedUserToken?
        if let token = scenario.token, let account = device.account {
            let made = try memory.issueUserToken(
                account: self.account(account.name), team: team, holder: holder, now: now)
            if case .faulty(let fault) = token, fault.isOfToken { memory.refuse(userToken: made.text) }
            issued = made
        }
        device = scenario.start { account in
            UserToken(
                text: issued?.text ?? "", account: account, issued: issued?.issued ?? now,
                expires: issued?.expires ?? now)
        }
        device.setShuffleSeed(seed)
    }
}
