import AppleMusicSimulator
import Console
package import MusicDevice

extension Session {
    /// Lets something happen on the device, and the service hear of it.
    /// - Throws: `Failure` when the device refuses; then nothing has changed.
    mutating func act(
        naming name: String? = nil, _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Failure) -> [Change] {
        do {
            let changes = try action(&device)
            tellService()
            return changes
        } catch {
            throw Failure(error, name: name)
        }
    }

    /// The accounts live in two places: devices know who is signed in, the service who may read and write what. The device's story leads, and
    /// the service is told what follows for it.
    mutating func tellService() {
        for account in device.accounts {
            let storefront = account.storefrontHasMusic ? account.storefront : "us"
            let isSubscribed = account.subscription.isActive
            simulated.addAccount(account.name, storefront: storefront, isSubscribed: isSubscribed)
            guard let known = simulated.account(account.name) else { continue }
            if known.isSubscribed != isSubscribed { simulated.setSubscribed(isSubscribed, account: account.name) }
            if known.hasAcceptedPrivacy != account.privacyAcknowledged {
                simulated.setPrivacyAccepted(account.privacyAcknowledged, account: account.name)
            }
            if known.storefront != storefront { simulated.setStorefront(storefront, account: account.name) }
        }
        if let account = device.account {
            simulated.setCloudLibrary(device.canAddWithConsent, account: account.name)
        }
        for token in device.spoiledTokens { simulated.refuse(userToken: token.text) }
    }

    /// The user token that the current app holds.
    package var userToken: UserToken? { device.installation.token.held?.token }
}

extension MusicDevice {
    /// Whether the account may add to its library here, whatever an app was allowed.
    fileprivate var canAddWithConsent: Bool {
        device.overrides.applied(to: derivedCapabilities(on: currentDevice)).contains(.add)
    }

    /// Tokens that no holder may use any more. One that was carried to another place is still good where it came from.
    fileprivate var spoiledTokens: [UserToken] {
        places.compactMap { place in
            guard let held = self[place].token.held, let fault = held.fault, fault != .carriedOver else { return nil }
            return held.token
        }
    }
}
