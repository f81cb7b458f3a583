import AppleMusicAPI
package import AppleMusicSimulator
import MusicDevice

/// The accounts of the devices, as services know them.
extension World {
    /// The accounts that a service is lent for an answer. The device owns the facts: a change there affects the next answer.
    package var accounts: [SimulatedAccount] { device.accounts.map(standing) }

    package func account(_ name: String) -> SimulatedAccount? {
        device.accounts.first { $0.name == name }.map(standing)
    }

    /// An account of a country without the service gets its answers from the United States' storefront.
    private func standing(of account: Account) -> SimulatedAccount {
        let storefront = account.storefrontHasMusic ? Storefront.withID(account.storefront) : nil
        return SimulatedAccount(
            account.name, storefront: storefront?.id ?? "us", isSubscribed: account.subscription.isActive,
            hasCloudLibrary: device.hasCloudLibrary(account), hasAcceptedPrivacy: account.privacyAcknowledged)
    }
}

extension MusicDevice {
    /// Whether an account may add to its library, whatever an app was allowed. The device on which it is signed in decides, the current one
    /// first. Apple's simulator has no Sync Library to switch, so an account that is signed in only there needs just a plan.
    fileprivate func hasCloudLibrary(_ account: Account) -> Bool {
        let devices = devices.filter { $0.kind == .hardware && $0.signedIn == account.name }
        guard let device = devices.first(where: { $0.name == currentDevice }) ?? devices.first else {
            return account.subscription.isActive
        }
        return device.overrides.applied(to: derivedCapabilities(on: device.name)).contains(.add)
    }
}
