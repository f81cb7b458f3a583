/// Reads by an app, in both generations of the frameworks.
extension MusicDevice {
    /// Returns the consent, without showing a dialog: `MusicAuthorization.currentStatus`.
    package func consent(at instance: AppInstance) -> Consent {
        self[device: instance.device].forbidsMusic ? .restricted : self[instance].decision.consent
    }

    package var consent: Consent { consent(at: instance) }

    /// The consent dialog, while it is shown.
    package var consentDialog: ConsentDialog? {
        guard installation.decision == .asked, let text = app.usageDescription else { return nil }
        return ConsentDialog(app: app.name, usageDescription: text)
    }

    /// Returns the capabilities that follow from the account and the device, without manual ones.
    ///
    /// The order of the rules is a choice of the simulation; each rule is from WWDC17 session 502.
    package func derivedCapabilities(on name: String) -> Capabilities {
        let device = self[device: name]
        let account = account(on: name)
        let subscribed = account?.subscription.isActive ?? false
        if device.forbidsMusic { return [] }
        if device.mode != .normal { return subscribed ? .catalogPlayback : [] }
        guard let account else { return .subscriptionEligible }
        if !account.storefrontHasMusic { return [] }
        if !subscribed { return .subscriptionEligible }
        return device.cloudLibraries.contains(account.name) ? [.catalogPlayback, .cloudLibraryAdd] : .catalogPlayback
    }

    /// Returns the capabilities that an app sees: none without consent; otherwise manual ones override the account's.
    package func capabilities(at instance: AppInstance) -> Capabilities {
        guard consent(at: instance) == .authorized else { return [] }
        return self[device: instance.device].overrides.applied(to: derivedCapabilities(on: instance.device))
    }

    package var capabilities: Capabilities { capabilities(at: instance) }

    /// Reads `requestCapabilities` and `MusicSubscription.current` together.
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

    /// Returns the account's storefront in lower case: `requestStorefrontCountryCode`,
    /// `MusicDataRequest.currentCountryCode`.
    ///
    /// Before iOS 11 the call does not exist. The locale's region replaces it and may be wrong (WWDC17 session 502).
    package func readStorefront() throws(Refusal) -> String {
        let what = "Cannot read the storefront"
        if let refusal = protectedCall(what, musicKit: TokenRequestError.permissionDenied.error) { throw refusal }
        if !device.version.hasMusicAPI { return device.region }
        guard let account else {
            throw .notSignedIn(what, [StoreKitError.unknown.error, TokenRequestError.userNotSignedIn.error])
        }
        return account.storefront
    }

    /// Returns the storefront that an app sees. Before iOS 11 it is the device's region; later it is the account's, or
    /// nil without consent or account.
    func storefront(at instance: AppInstance) -> String? {
        if !self[device: instance.device].version.hasMusicAPI { return self[device: instance.device].region }
        return consent(at: instance) == .authorized ? account(on: instance.device)?.storefront : nil
    }

    /// Returns whether an app may load and show an offer.
    package func allowsOffer(at instance: AppInstance) -> Bool {
        self[app: instance.app].usageDescription != nil && capabilities(at: instance).allowOffer
    }

    /// Returns the refusal of a protected call by the current app: a missing usage description ends the app, missing
    /// consent is an error.
    func protectedCall(_ what: String, musicKit: FrameworkError) -> Refusal? {
        if app.usageDescription == nil { return .usageDescriptionMissing(what, app: currentApp) }
        if consent == .authorized { return nil }
        return .consentMissing(what, consent, [StoreKitError.cloudServicePermissionDenied.error, musicKit])
    }
}

/// The result of reading the capabilities. StoreKit returns a set and an error, MusicKit flags or an error. They differ
/// in one case: an unaccepted privacy notice stops only MusicKit.
package struct CapabilityReading: Sendable, Equatable {
    package let capabilities: Capabilities
    /// The manually set capabilities.
    package let byHand: [Capability]
    package let storeKit: Refusal?
    package let musicKit: Refusal?
    /// The device's mode, which can explain a missing flag.
    package let mode: Device.Mode
}

/// The value of another user token, which determines whether a refused token should be fetched again.
extension MusicDevice {
    /// Returns, in words, the result of fetching a new user token if the user consents ("life of a user token").
    ///
    /// It depends on the account's current state: by the time of the fetch a reason for a refusal may be gone, or a new
    /// one may apply.
    package func resultOfFetching(insteadOf token: UserToken) -> String {
        if device.kind == .simulator {
            return "no token: Apple's simulator gets none, and the one of a device is brought"
        }
        guard let account else { return "an error until somebody signs in: userNotSignedIn" }
        if !account.privacyAcknowledged {
            return "an error until the notice is accepted: privacyAcknowledgementRequired"
        }
        if account.revokedApps.contains(currentApp) {
            return "an error until access is granted again: cloudServiceRevoked, userTokenRevoked"
        }
        let isRefused = !account.subscription.isActive
        if account.name != token.account {
            return "a token of the account now signed in, with its storefront"
                + (isRefused ? "; refused for personal data without a plan" : "")
        }
        return isRefused ? "a token that is still refused for personal data" : "a good token"
    }
}
