/// What an app reads, in both generations of the frameworks.
extension MusicDevice {
    /// `MusicAuthorization.currentStatus`: never shows a dialog.
    package func consent(at place: Place) -> Consent {
        self[device: place.device].forbidsMusic ? .restricted : self[place].decision.consent
    }

    package var consent: Consent { consent(at: place) }

    /// The dialog, while it is on the screen.
    package var consentDialog: ConsentDialog? {
        guard installation.decision == .asked, let text = app.usageDescription else { return nil }
        return ConsentDialog(app: app.name, usageDescription: text)
    }

    /// What follows from the account and the device alone, before anything set by hand.
    ///
    /// The order of the rules is ours; each of them is told in WWDC17 session 502.
    package func derivedCapabilities(on name: String) -> Capabilities {
        let device = self[device: name]
        let account = account(on: name)
        let subscribed = account?.subscription.isActive ?? false
        if device.forbidsMusic { return [] }
        if device.mode != .normal { return subscribed ? .playback : [] }
        guard let account else { return .eligible }
        if !account.storefrontHasMusic { return [] }
        if !subscribed { return .eligible }
        return device.cloudLibraries.contains(account.name) ? [.playback, .add] : .playback
    }

    /// What an app at the place sees: nothing without consent, and then what was set by hand above what follows from the account.
    package func capabilities(at place: Place) -> Capabilities {
        guard consent(at: place) == .authorized else { return [] }
        return self[device: place.device].overrides.applied(to: derivedCapabilities(on: place.device))
    }

    package var capabilities: Capabilities { capabilities(at: place) }

    /// `requestCapabilities` and `MusicSubscription.current`, asked together.
    package func readCapabilities() -> CapabilityReading {
        let flags = capabilities
        if let refusal = protectedCall(
            "Cannot read the capabilities", musicKit: MusicSubscriptionError.permissionDenied.error)
        {
            return CapabilityReading(
                capabilities: flags, byHand: device.overrides.list, storeKit: refusal, musicKit: refusal,
                mode: device.mode)
        }
        let pending = account.map { !$0.privacyAcknowledged } ?? false
        return CapabilityReading(
            capabilities: flags, byHand: device.overrides.list, storeKit: nil,
            musicKit: pending
                ? .privacyNotice(
                    "Cannot read the subscription", [MusicSubscriptionError.privacyAcknowledgementRequired.error])
                : nil, mode: device.mode)
    }

    /// `requestStorefrontCountryCode`, `MusicDataRequest.currentCountryCode`: the account's, in lower case.
    ///
    /// Before iOS 11 there is no such call, and the region of the locale stands in for it; it may be wrong (WWDC17 session 502).
    package func readStorefront() throws(Refusal) -> String {
        let what = "Cannot read the storefront"
        if let refusal = protectedCall(what, musicKit: MusicTokenRequestError.permissionDenied.error) { throw refusal }
        if !device.version.hasMusicAPI { return device.region }
        guard let account else {
            throw .notSignedIn(what, [StoreKitError.unknown.error, MusicTokenRequestError.userNotSignedIn.error])
        }
        return account.storefront
    }

    /// The storefront as an app at the place knows it; nil without consent or account.
    func storefront(at place: Place) -> String? {
        if !self[device: place.device].version.hasMusicAPI { return self[device: place.device].region }
        return consent(at: place) == .authorized ? account(on: place.device)?.storefront : nil
    }

    /// Whether an offer may be loaded and shown at the place.
    package func allowsOffer(at place: Place) -> Bool {
        self[app: place.app].usageDescription != nil && capabilities(at: place).allowOffer
    }

    /// What every protected call of the current app meets first: a missing usage description ends the app, missing consent gives an error.
    func protectedCall(_ what: String, musicKit: FrameworkError) -> Refusal? {
        if app.usageDescription == nil { return .usageDescriptionMissing(what, app: currentApp) }
        if consent == .authorized { return nil }
        return .consentMissing(what, consent, [StoreKitError.cloudServicePermissionDenied.error, musicKit])
    }
}

/// What came back from reading the capabilities. StoreKit gives a set and an error, MusicKit flags or an error; they differ in one case: a
/// privacy notice that was not accepted stops only MusicKit.
package struct CapabilityReading: Sendable, Equatable {
    package let capabilities: Capabilities
    /// The ones that were set by hand.
    package let byHand: [Capability]
    package let storeKit: Refusal?
    package let musicKit: Refusal?
    /// The device's, without which a missing flag is explained wrongly.
    package let mode: Device.Mode
}
