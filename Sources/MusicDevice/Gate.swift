/// The checks before an action: consent, then the one capability that it needs, just before the action (WWDC17 session
/// 502).
extension MusicDevice {
    /// - Returns: nil if the action may be tried.
    package func gate(_ action: GatedAction) -> Refusal? {
        if case .play = action, device.kind == .simulator { return .simulatorPlaysNothing(action.what) }
        // Apple's simulator has no library and no capabilities. The request is sent with the token from elsewhere.
        if device.kind == .simulator, action.capability == .cloudLibraryAdd { return nil }
        if let refusal = protectedCall(action.what, musicKit: action.permissionError) { return refusal }
        if case .offer = action, capabilities.contains(.playback) { return alreadyPlayable(action) }
        if capabilities[action.capability] { return nil }
        return Refusal(
            code: .capabilityOff(action.capability), what: action.what,
            why: "the capability '\(action.capability.words)' is off" + byHand(action.capability),
            remedies: [remedy(for: action)], errors: action.errors, explanation: explanation(for: action))
    }

    /// Refuses an offer to an account that can play; playback outweighs eligibility.
    private func alreadyPlayable(_ action: GatedAction) -> Refusal {
        Refusal(
            code: .alreadyPlayable, what: action.what,
            why: "the capability 'catalog playback' is on" + byHand(.catalogPlayback)
                + ", so there is nothing to offer",
            remedies: [.play],
            explanation: "Hide every offer; a carrier's or family's plan counts too.")
    }

    private func byHand(_ capability: Capability) -> String {
        device.overrides[capability] == nil ? "" : " (set by hand)"
    }

    private func remedy(for action: GatedAction) -> Remedy {
        if capabilities.allowOffer {
            return .showOffer(action.fittingOffer, button: account == nil ? .signIn : .subscribe)
        }
        if device.overrides[action.capability] != nil { return .setCapability(action.capability, on: true) }
        if action.capability == .cloudLibraryAdd, capabilities.contains(.playback), device.mode == .normal {
            return .turnOnCloudLibrary
        }
        return .readCapabilities(nothingForSale)
    }

    private var nothingForSale: NothingForSale {
        switch device.mode {
        case .education: return .schoolDevice
        case .managed: return .companyDevice
        case .normal: break
        }
        if let account, !account.storefrontHasMusic { return .storefrontWithoutMusic(account.storefront) }
        return .notEligible
    }

    private func explanation(for action: GatedAction) -> String {
        let offered = capabilities.allowOffer
        return switch action.capability {
        case .catalogPlayback:
            offered
                ? "Play a preview, and show an offer with the message 'playMusic' where the play button was."
                : "Play a preview, and show neither a play button nor an offer."
        case .cloudLibraryAdd:
            offered
                ? "Show an offer with the message 'addMusic' where the add button was."
                : capabilities.contains(.playback) && device.mode == .normal
                    ? "Leave the add button out, or say beside it that Sync Library is off in Settings."
                    : "Leave the add button out."
        case .subscriptionEligible: "Leave the offer out. Not being a subscriber does not mean that one may subscribe."
        }
    }
}
