/// A change of state, as a value. Callers that display changes use `sentence`.
package enum Change: Sendable, Equatable {
    // Devices, apps and accounts
    case deviceAdded(String)
    case deviceUsed(String)
    case appAdded(String)
    case appUsed(String)
    case accountAdded(String)

    // Consent
    case consentDialogShown(AppInstance)
    case consentDialogClosed(AppInstance)
    case consentChanged(AppInstance, from: Consent, to: Consent)
    case appEnded(AppInstance)
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
    case capabilitiesChanged(AppInstance, from: Capabilities, to: Capabilities)
    case storefrontChanged(AppInstance, from: String?, to: String?)

    // User token
    case userTokenReceived(AppInstance, account: String)
    /// Set manually; its origin is unknown.
    case userTokenSet(AppInstance)
    /// The service refuses the token from now on. The app is not notified.
    case userTokenFaulted(AppInstance, TokenFault)
    /// A personal request was answered with 403.
    case userTokenSuspected(AppInstance)
    case userTokenDropped(AppInstance, TokenDrop)
    case capabilitiesRechecked(AppInstance, Capabilities)
    /// The service accepted a renewed or suspected token.
    case userTokenConfirmed(AppInstance)
    /// The recovery from a refusal ended without a token.
    case recoveryEnded(AppInstance)

    // Offer
    case offerLoading(AppInstance, OfferOptions)
    case offerReady(AppInstance)
    case offerLoadFailed(AppInstance, OfferFault)
    case offerPresented(AppInstance, OfferOptions)
    case offerAccepted(AppInstance)
    case offerDismissed(AppInstance)
    /// An offer that was not yet shown is no longer allowed.
    case offerWithdrawn(AppInstance)

    // Players
    case player(PlayerAddress, PlayerChange)
    case playerUsed(AppInstance, PlayerKind)
    /// The lock screen shows another app, which now receives remote commands.
    case nowPlayingAppChanged(device: String, from: NowPlayingApp, to: NowPlayingApp)
    case appSentToBackground(AppInstance, BackgroundRule)
    case appOpened(AppInstance)
    /// The user quit the app.
    case appQuit(AppInstance)
}
