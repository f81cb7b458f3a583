import AppleMusicAPI
package import AppleMusicSimulator
import MusicDevice

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
            hasCloudLibrary: device.hasCloudLibrary(account), hasAcceptedPrivacy: account.privacyAcknowledged)
    }
}

extension MusicDevice {
    /// Returns whether an account may add to its library, whatever an app's consent. The device on which it is signed
    /// in decides, the current one first. Apple's simulator has no Sync Library; an account that is only there just
    /// needs a plan.
    fileprivate func hasCloudLibrary(_ account: Account) -> Bool {
        let devices = devices.filter { $0.kind == .hardware && $0.signedIn == account.name }
        guard let device = devices.first(where: { $0.name == currentDevice }) ?? devices.first else {
            return account.subscription.isActive
        }
        return device.overrides.applied(to: derivedCapabilities(on: device.name)).contains(.add)
    }
}
