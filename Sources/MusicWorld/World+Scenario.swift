package import AppleMusicSimulator
package import MusicDevice

extension World {
    /// The devices and their accounts as the scenario has them. The app's own choices stay.
    /// - Parameter now: seconds since 1970.
    /// - Throws: `UserTokenRefusal` if the scenario begins with a user token that the service does not make.
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
