import AppleMusicSimulator
package import MusicDevice

/// Where device and service meet. The device's story leads, and the service is told what follows for it.
extension World {
    /// Does something on the device, and tells the service.
    /// - Throws: `Refusal` when the device refuses; then nothing has changed.
    package mutating func act(
        _ action: (inout MusicDevice) throws(Refusal) -> [Change]
    ) throws(Refusal) -> [Change] {
        let changes = try action(&device)
        informService()
        recordPlays(changes)
        return changes
    }

    /// Accounts live in two places: devices know who is signed in, the service who may read and write what.
    mutating func informService() {
        for account in device.accounts {
            let storefront = account.storefrontHasMusic ? account.storefront : "us"
            let isSubscribed = account.subscription.isActive
            memory.addAccount(account.name, storefront: storefront, isSubscribed: isSubscribed)
            guard let known = memory.account(account.name) else { continue }
            if known.isSubscribed != isSubscribed { memory.setSubscribed(isSubscribed, account: account.name) }
            if known.hasAcceptedPrivacy != account.privacyAcknowledged {
                memory.setPrivacyAccepted(account.privacyAcknowledged, account: account.name)
            }
            if known.storefront != storefront { memory.setStorefront(storefront, account: account.name) }
        }
        // Apple's simulator has no Sync Library to switch.
        if let account = device.account, device.device.kind == .hardware {
            memory.setCloudLibrary(device.canAddWithConsent, account: account.name)
        }
        for token in device.spoiledTokens { memory.refuse(userToken: token.text) }
    }
}

extension MusicDevice {
    /// Whether the account may add to its library here, whatever an app was allowed.
    fileprivate var canAddWithConsent: Bool {
        device.overrides.applied(to: derivedCapabilities(on: currentDevice)).contains(.add)
    }

    /// Tokens that no holder may use any more: one that was carried to another place is still good where it came from, and of an unknown one
    /// nothing is known.
    fileprivate var spoiledTokens: [UserToken] {
        places.compactMap { place in
            guard let held = self[place].token.held, let fault = held.fault, fault.isOfToken else { return nil }
            return held.token
        }
    }
}
