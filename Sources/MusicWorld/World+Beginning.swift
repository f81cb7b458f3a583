package import AppleMusicSimulator
import MusicDevice

extension World {
    /// Replaces devices, accounts and the service's memory: the phone of the first account, with an app that has consent.
    /// - Parameter memory: the service's memory, with at least one account.
    package mutating func begin(with memory: SimulatorMemory) {
        self.memory = memory.state
        scheduled = []
        playerFaults = []
        let accounts = memory.accounts.map { account in
            Account(
                account.name, subscription: account.isSubscribed ? .individual : .none, storefront: account.storefront,
                privacyAcknowledged: account.hasAcceptedPrivacy)
        }
        let libraries = memory.accounts.filter(\.hasCloudLibrary).map(\.name)
        let seed = device.shuffleSeed
        device = MusicDevice(authorizedBy: accounts, cloudLibraries: libraries)
        device.setShuffleSeed(seed)
        storefront = memory.accounts.first?.storefront ?? storefront
    }
}
