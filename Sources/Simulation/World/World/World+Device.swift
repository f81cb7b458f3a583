import AppleMusicAPI
package import TonearmDevice
package import TonearmSimulator

/// Synchronization of device and service: the device leads, and the service is notified of events that change its
/// state.
extension World {
    /// Performs an action on the device, and notifies the service.
    /// - Throws: `Refusal` if the device refuses; then nothing has changed.
    package mutating func act(_ action: (inout MusicDevice) throws(Refusal) -> [Change]) throws(Refusal) -> [Change] {
        let changes = try action(&device)
        tellService(changes)
        return changes
    }

    /// Applies changes to the service's memory: invalidated tokens, and plays.
    mutating func tellService(_ changes: [Change]) {
        for change in changes {
            switch change {
            case .subscriptionChanged(let account, let old, let new) where old.isActive && !new.isActive:
                memory.dropUserTokens(of: account)
            case .userTokenFaulted(let place, let fault) where fault.isOfToken:
                if let held = device[place].token.held, held.fault == fault {
                    memory.refuse(userToken: held.token.text, because: UserTokenEnd(fault))
                }
            case .player(let address, .itemPlayed(let played)): recordPlay(played, on: address.device)
            default: break
            }
        }
    }
}

/// Accounts of the devices, in the view of services.
extension World {
    /// The accounts that are lent to a service for an answer. The device owns the facts: a change there affects the
    /// next answer.
    package var accounts: [SimulatedAccount] { device.accounts.map(standing) }

    package func account(_ name: String) -> SimulatedAccount? {
        device.accounts.first { $0.name == name }.map(standing)
    }

    /// Returns the service's view of an account. An account in a country without the service uses the US storefront.
    private func standing(of account: Account) -> SimulatedAccount {
        let storefront = account.storefrontHasMusic ? Storefront.withID(account.storefront) : nil
        return SimulatedAccount(
            account.name, storefront: storefront?.id ?? "us", isSubscribed: account.subscription.isActive,
            hasCloudLibrary: device.hasCloudLibrary(account), hasAcceptedPrivacy: account.privacyAcknowledged,
            addsPlaylistSongs: account.addsPlaylistSongs)
    }
}

extension MusicDevice {
    /// Returns whether an account can add to its library, regardless of an app's consent.
    ///
    /// The hardware device on which the account is signed in decides, preferably the current device. Without such a
    /// device, for example in Apple's simulator (which has no Sync Library), an active plan suffices.
    fileprivate func hasCloudLibrary(_ account: Account) -> Bool {
        let devices = devices.filter { $0.kind == .hardware && $0.signedIn == account.name }
        guard let device = devices.first(where: { $0.name == currentDevice }) ?? devices.first else {
            return account.subscription.isActive
        }
        return device.overrides.applied(to: derivedCapabilities(on: device.name)).contains(.cloudLibraryAdd)
    }
}

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
            if case .faulty(let fault) = token, fault.isOfToken {
                memory.refuse(userToken: made.text, because: UserTokenEnd(fault))
            }
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

extension UserTokenEnd {
    /// The event behind a fault of a device's token. Both have the same names.
    fileprivate init(_ fault: UserTokenProblem) { self = UserTokenEnd(rawValue: fault.rawValue) ?? .accountChanged }
}
