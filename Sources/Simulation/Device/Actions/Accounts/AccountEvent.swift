/// An event of an account, caused by its owner, in Settings, by a purchase or by the store.
package enum AccountEvent: Hashable, Sendable, Codable {
    case add(name: String, storefront: String)
    case signIn(name: String)
    case signOut
    case subscribe(SubscriptionPlan)
    case lapse
    case cloudLibrary(on: Bool)
    case playlistSongs(on: Bool)
    case restrict(Restriction)
    case move(storefront: String)
    case changePassword, revokeAccess, grantAccess, privacyNotice, acknowledgePrivacy
    /// The changes that together lead to a situation.
    case situation(Situation)

    /// A restriction of the device, or of the app's consent.
    package enum Restriction: String, CaseIterable, Sendable, Codable {
        case education, enterprise, consent, none
    }
}

extension MusicDevice {
    /// Applies an event to the account that is signed in on the current device.
    /// - Throws: `Refusal` if the event is impossible; then nothing has changed.
    package mutating func apply(_ event: AccountEvent) throws(Refusal) -> [Change] {
        switch event {
        case .add(let name, let storefront): try addAccount(Account(name, storefront: storefront))
        case .signIn(let name): try signIn(name)
        case .signOut: try signOut()
        case .subscribe(let plan): try subscribe(plan)
        case .lapse: try lapse()
        case .cloudLibrary(let isOn): try setCloudLibrary(isOn)
        case .playlistSongs(let isOn): try setPlaylistSongs(isOn)
        case .restrict(.education): setMode(.education)
        case .restrict(.enterprise): setMode(.managed)
        case .restrict(.consent): restrictConsent()
        case .restrict(.none): setMode(.normal)
        case .move(let storefront): try moveStorefront(to: storefront)
        case .changePassword: try changePassword()
        case .revokeAccess: try revokeAccess()
        case .grantAccess: try grantAccess()
        case .privacyNotice: try setPrivacyAcknowledged(false)
        case .acknowledgePrivacy: try setPrivacyAcknowledged(true)
        case .situation(let situation): apply(situation)
        }
    }
}
