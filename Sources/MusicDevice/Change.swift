/// A change of state, as a value. Callers that display changes use `sentence`.
package enum Change: Sendable, Equatable {
    // Devices, apps and accounts
    case deviceAdded(String)
    case deviceUsed(String)
    case appAdded(String)
    case appUsed(String)
    case accountAdded(String)

    // Consent
    case consentDialogShown(Place)
    case consentDialogClosed(Place)
    case consentChanged(Place, from: Consent, to: Consent)
    case appEnded(Place)
    case usageDescriptionChanged(app: String, to: String?)

    // Account and device
    case accountChanged(device: String, from: String?, to: String?)
    case subscriptionChanged(account: String, from: Subscription, to: Subscription)
    case cloudLibrarySwitched(account: String, device: String, on: Bool)
    case storefrontMoved(account: String, from: String, to: String)
    case modeChanged(device: String, from: Device.Mode, to: Device.Mode)
    case musicForbidden(device: String, Bool)
    case musicAppInstalled(device: String, Bool)
    case musicKitService(app: String, on: Bool)
    case frameworksChosen(app: String, Frameworks)
    case passwordChanged(account: String)
    case accessRevoked(account: String, app: String)
    case accessGranted(account: String, app: String)
    case privacyNotice(account: String, accepted: Bool)
    case capabilitySet(device: String, Capability, to: Bool?)
    /// The switch of Screen Time.
    case explicitContentSet(device: String, allowed: Bool)

    // What apps see
    case capabilitiesChanged(Place, from: Capabilities, to: Capabilities)
    case storefrontChanged(Place, from: String?, to: String?)

    // User token
    case userTokenReceived(Place, account: String)
    /// Set manually; its origin is unknown.
    case userTokenSet(Place)
    /// The service refuses the token from now on. The app is not notified.
    case userTokenFaulted(Place, TokenFault)
    /// A personal request was answered with 403.
    case userTokenSuspected(Place)
    case userTokenDropped(Place, TokenDrop)
    case capabilitiesRechecked(Place, Capabilities)
    /// The service accepted a renewed or suspected token.
    case userTokenConfirmed(Place)
    /// The recovery from a refusal ended without a token.
    case recoveryEnded(Place)

    // Offer
    case offerLoading(Place, OfferOptions)
    case offerReady(Place)
    case offerLoadFailed(Place, OfferFault)
    case offerPresented(Place, OfferOptions)
    case offerAccepted(Place)
    case offerDismissed(Place)
    /// An offer that was not yet shown is no longer allowed.
    case offerWithdrawn(Place)

    // Players
    case player(PlayerAddress, PlayerChange)
    case playerUsed(Place, PlayerKind)
    /// The lock screen shows another app, which now receives remote commands.
    case nowPlayingAppChanged(device: String, from: NowPlayingApp, to: NowPlayingApp)
    case appSentToBackground(Place, BackgroundRule)
    case appOpened(Place)
    /// The user quit the app.
    case appQuit(Place)
}
