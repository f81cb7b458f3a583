package import AppleMusicAPI

/// What happens to accounts outside of requests: on devices, in the account's settings, at the till.
extension SimulatorState {
    package func account(_ name: String) -> SimulatedAccount? { accounts.first { $0.name == name } }

    /// Adds an account that owns nothing.
    /// - Returns: false when the name is taken or the storefront does not exist.
    @discardableResult
    package mutating func addAccount(_ name: String, storefront: String, isSubscribed: Bool) -> Bool {
        guard account(name) == nil, Storefront.withID(storefront) != nil else { return false }
        var account = SimulatedAccount(name, storefront: storefront, isSubscribed: isSubscribed)
        account.content = .changed(AccountData())
        accounts.append(account)
        return true
    }

    /// Subscribing or lapsing. Tokens of an account whose subscription ended are refused, also after subscribing again.
    package mutating func setSubscribed(_ isSubscribed: Bool, account name: String) {
        change(name) {
            $0.isSubscribed = isSubscribed
            $0.hasCloudLibrary = isSubscribed
        }
        if !isSubscribed { dropUserTokens { $0.account == name } }
    }

    package mutating func setCloudLibrary(_ isOn: Bool, account name: String) {
        change(name) { $0.hasCloudLibrary = isOn }
    }

    /// New terms to be accepted, or their acceptance.
    package mutating func setPrivacyAccepted(_ isAccepted: Bool, account name: String) {
        change(name) { $0.hasAcceptedPrivacy = isAccepted }
    }

    /// Moves an account to another storefront. Its tokens are bound to the old one.
    package mutating func setStorefront(_ storefront: String, account name: String) {
        guard Storefront.withID(storefront) != nil else { return }
        change(name) { $0.storefront = storefront }
    }

    /// Tells the service what a device played.
    /// - Parameters:
    ///   - resource: a song, a music video or a station, of the catalog or the library; or a whole album or playlist that was started.
    ///   - container: the album, playlist or station out of which a track was played; nil when it was played for itself.
    ///   - time: seconds since 1970.
    package mutating func recordPlay(
        account name: String, of resource: ResourceIdentifier, in container: ResourceIdentifier? = nil, at time: Int
    ) {
        change(name) { $0.waiting.append(.played(Play(of: resource, in: container, at: time))) }
    }

    /// Removes something from a library, which no request can. Its library id is gone for good: added again it gets another.
    package mutating func removeFromLibrary(_ resource: ResourceIdentifier, account name: String) {
        change(name) { $0.waiting.append(.removed(resource)) }
    }

    mutating func change(_ name: String, _ change: (inout SimulatedAccount) -> Void) {
        guard let index = accounts.firstIndex(where: { $0.name == name }) else { return }
        change(&accounts[index])
    }
}
