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
    case subscriptionChanged(account: String, from: SubscriptionPlan, to: SubscriptionPlan)
    case cloudLibrarySwitched(account: String, device: String, on: Bool)
    case playlistSongsSwitched(account: String, on: Bool)
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
    /// The setting of Screen Time for explicit content.
    case explicitContentSet(device: String, allowed: Bool)
    /// The setting "Use Listening History".
    case listeningHistorySet(device: String, isUsed: Bool)

    // What apps see
    case capabilitiesChanged(AppInstance, from: Capabilities, to: Capabilities)
    case storefrontChanged(AppInstance, from: String?, to: String?)

    // User token
    case userTokenReceived(AppInstance, account: String)
    /// The token was set manually; its origin is unknown.
    case userTokenSet(AppInstance)
    /// The service refuses the token from now on. The app is not notified.
    case userTokenFaulted(AppInstance, UserTokenProblem)
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
    case offerLoadFailed(AppInstance, OfferProblem)
    case offerPresented(AppInstance, OfferOptions)
    case offerAccepted(AppInstance)
    case offerDismissed(AppInstance)
    /// An offer that was not yet shown is no longer allowed.
    case offerWithdrawn(AppInstance)

    // Players
    case player(PlayerAddress, PlayerChange)
    case playerUsed(AppInstance, PlayerKind)
    case previewStarted(AppInstance, PreviewPlayback)
    /// The preview ended; the value is the part that was heard.
    case previewEnded(AppInstance, PreviewPlayback, heard: Milliseconds)
    /// The lock screen shows another app, which now receives remote commands.
    case nowPlayingAppChanged(device: String, from: NowPlayingApp, to: NowPlayingApp)
    case appSentToBackground(AppInstance, BackgroundRule)
    case appOpened(AppInstance)
    /// The user quit the app.
    case appQuit(AppInstance)

    /// The change as one line. The app and device are omitted if it concerns no app on a device.
    package var sentence: String {
        switch self {
        case .deviceAdded(let name): "device '\(name)' added: no app has been asked about there"
        case .deviceUsed(let name): "now on device '\(name)'"
        case .appAdded(let name): "app '\(name)' added: it has no consent on any device"
        case .appUsed(let name): "now in app '\(name)'"
        case .accountAdded(let name): "account '\(name)' added"
        case .consentDialogShown(let instance): "\(instance): the consent dialog is shown"
        case .consentDialogClosed(let instance): "\(instance): the consent dialog closed without an answer"
        case .consentChanged(let instance, let from, let to): "\(instance): consent \(from.rawValue) → \(to.rawValue)"
        case .appEnded(let instance): "\(instance): the system ended the running app"
        case .usageDescriptionChanged(let app, let text?): "app '\(app)': usage description set to \"\(text)\""
        case .usageDescriptionChanged(let app, nil): "app '\(app)': usage description removed"
        case .accountChanged(let device, _, let to?): "device '\(device)': '\(to)' signed in"
        case .accountChanged(let device, let from, nil): "device '\(device)': '\(from ?? "nobody")' signed out"
        case .subscriptionChanged(let account, let from, let to):
            "account '\(account)': subscription \(from.rawValue) → \(to.rawValue)"
        case .cloudLibrarySwitched(let account, let device, let on):
            "account '\(account)': Sync Library is \(on ? "on" : "off"), on the device '\(device)'"
        case .playlistSongsSwitched(let account, let on):
            "account '\(account)': songs added to playlists \(on ? "enter the library too" : "stay out of the library")"
        case .storefrontMoved(let account, let from, let to): "account '\(account)': storefront \(from) → \(to)"
        case .modeChanged(let device, let from, let to): "device '\(device)': mode \(from.rawValue) → \(to.rawValue)"
        case .musicForbidden(let device, true): "device '\(device)': a policy forbids apps the user's music"
        case .musicForbidden(let device, false): "device '\(device)': no policy forbids apps the user's music"
        case .musicAppInstalled(let device, let installed):
            "device '\(device)': the Music app is \(installed ? "installed" : "not installed")"
        case .musicKitService(let app, let on):
            "app '\(app)': the MusicKit service of its App ID is \(on ? "on" : "off")"
        case .frameworksChosen(let app, let frameworks): "app '\(app)': \(frameworks.sentence)"
        case .passwordChanged(let account): "account '\(account)': the password was changed"
        case .accessRevoked(let account, let app): "account '\(account)': revoked the access of '\(app)'"
        case .accessGranted(let account, let app): "account '\(account)': granted the access of '\(app)' again"
        case .privacyNotice(let account, true): "account '\(account)': accepted the newest privacy notice"
        case .privacyNotice(let account, false): "account '\(account)': has a new privacy notice to accept"
        case .capabilitySet(let device, let capability, let on?):
            "device '\(device)': '\(capability.words)' set \(on ? "on" : "off") by hand"
        case .capabilitySet(let device, let capability, nil):
            "device '\(device)': '\(capability.words)' is no longer set by hand"
        case .explicitContentSet(let device, let allowed):
            "device '\(device)': explicit content is \(allowed ? "on" : "off")"
        case .listeningHistorySet(let device, let isUsed):
            "device '\(device)': Use Listening History is \(isUsed ? "on" : "off")"
        case .capabilitiesChanged(let instance, let from, let to):
            "\(instance): capabilities \(from.words) → \(to.words) (\(from.rawValue) → \(to.rawValue))"
        case .storefrontChanged(let instance, let from, let to):
            "\(instance): storefront \(from ?? "unknown") → \(to ?? "unknown")"
        case .userTokenReceived(let instance, let account): "\(instance): user token for '\(account)' cached"
        case .userTokenSet(let instance): "\(instance): user token set; only the service can say whether it is valid"
        case .userTokenFaulted(let instance, let fault):
            "\(instance): the service refuses the user token from now on: \(fault.sentence)"
        case .userTokenSuspected(let instance): "\(instance): 403 for a personal request, the user token is suspect"
        case .userTokenDropped(let instance, let reason): "\(instance): user token dropped: \(reason.sentence)"
        case .capabilitiesRechecked(let instance, let capabilities):
            "\(instance): capabilities read again: \(capabilities.words)"
        case .userTokenConfirmed(let instance): "\(instance): the service accepts the user token"
        case .recoveryEnded(let instance): "\(instance): no new user token is fetched"
        case .offerLoading(let instance, let options): "\(instance): the offer '\(options.message.rawValue)' is loading"
        case .offerReady(let instance): "\(instance): the offer is loaded"
        case .offerLoadFailed(let instance, let fault): "\(instance): the offer could not be loaded: \(fault.sentence)"
        case .offerPresented(let instance, let options):
            "\(instance): the offer is shown: \"\(options.message.headline)\""
        case .offerAccepted(let instance): "\(instance): the user subscribed"
        case .offerDismissed(let instance): "\(instance): the offer is closed"
        case .offerWithdrawn(let instance): "\(instance): the offer is no longer allowed, nothing is shown"
        case .player(let address, let change): "\(address): \(change.sentence)"
        case .playerUsed(let instance, let kind): "\(instance): uses the \(kind.rawValue) player"
        case .previewStarted(let instance, let preview): "\(instance): plays the preview of '\(preview.title)'"
        case .previewEnded(let instance, let preview, let heard):
            "\(instance): the preview of '\(preview.title)' "
                + (heard == preview.length ? "has ended" : "ended after \(heard.asTime)")
        case .nowPlayingAppChanged(let device, let from, let to):
            "device '\(device)': Now Playing \(from) → \(to)"
        case .appSentToBackground(let instance, let rule): "\(instance): in the background; \(rule.sentence)"
        case .appOpened(let instance): "\(instance): on the screen"
        case .appQuit(let instance): "\(instance): the user ended the app, and its own queue is gone"
        }
    }
}

extension Frameworks {
    fileprivate var sentence: String {
        switch self {
        case .both: "told in the terms of StoreKit and of MusicKit; it asks for its user token"
        case .storeKit: "calls StoreKit and MediaPlayer, and asks for its user token"
        case .musicKit: "calls MusicKit, which gets a user token by itself"
        }
    }
}
