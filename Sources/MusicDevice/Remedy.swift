/// What helps after a refusal. How it is said, and what is typed or pressed for it, is up to whoever shows the refusal.
package enum Remedy: Sendable, Equatable {
    // Consent
    case requestConsent
    /// The switch in Settings.
    case allowInSettings
    /// Deleting the app, or resetting the device's privacy settings: the only way to another dialog.
    case resetConsent
    /// Only the owner of the device can do that.
    case liftRestriction
    case readConsent
    /// `NSAppleMusicUsageDescription` in the app's next build, and then asking for consent.
    case writeUsageDescription

    // Accounts
    case signIn
    case signOut
    case subscribe
    /// Access of the app, in the account's own list of apps. Consent is something else.
    case grantAccess
    case revokeAccess
    /// In the Music app.
    case acceptPrivacyNotice
    /// Sync Library, in Settings.
    case turnOnCloudLibrary

    // Capabilities
    case setCapability(Capability, on: Bool)
    /// Nothing else helps; where nothing can be bought, with the reason.
    case readCapabilities(NothingForSale?)

    // Offers
    /// Any offer.
    case loadOffer
    /// An offer that fits what was tried, with the button that its sheet will have.
    case showOffer(OfferOptions, button: OfferSheet.Button)
    /// The same offer, about no item.
    case leaveItemOut(OfferOptions)
    case waitForOffer
    /// A loaded offer has to be shown before there can be another.
    case presentOffer
    /// The sheet waits for one of its buttons.
    case answerOffer
    case installMusicApp

    // Tokens
    /// The tick at the App ID in the developer portal.
    case tickMusicKitService
    case mintDeveloperToken
    case inspectDeveloperToken
    case requestUserToken
    /// Copies the token of a device, or sets one that was got elsewhere.
    case bringUserToken(from: String?)
    case forgetUserToken
    /// When the network or the service is well again.
    case tryAgain

    // The stage
    case add(Part, named: String?)
    /// An account is used by signing in.
    case use(Part, named: String)
    case play

    // Players
    case player(PlayerRemedy)
}

/// What there can be several of, each with a name.
package enum Part: String, CaseIterable, Sendable {
    case device
    case app
    case account
}

/// Why no subscription may be offered.
package enum NothingForSale: Sendable, Equatable {
    case schoolDevice
    case companyDevice
    case storefrontWithoutMusic(String)
    case notEligible

    package var sentence: String {
        switch self {
        case .schoolDevice: "this is a school's device"
        case .companyDevice: "this is a company's device"
        case .storefrontWithoutMusic(let id): "the storefront '\(id)' has no Apple Music"
        case .notEligible: "the capability 'subscription eligible' is off"
        }
    }
}
