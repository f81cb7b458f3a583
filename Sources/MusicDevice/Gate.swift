/// The checks before an action: consent, and then the one flag that the action needs, just before it is done (WWDC17 session 502).
extension MusicDevice {
    /// - Returns: nil when the action may be tried.
    package func gate(_ action: GatedAction) -> Refusal? {
        if let refusal = protectedCall(action.what, musicKit: action.permissionError) { return refusal }
        if case .offer = action, capabilities.contains(.playback) { return alreadyPlayable(action) }
        if capabilities[action.capability] { return nil }
        return Refusal(
            code: .capabilityOff(action.capability), what: action.what,
            why: "the capability '\(action.capability.words)' is off" + byHand(action.capability),
            next: next(for: action), errors: action.errors, explanation: explanation(for: action))
    }

    /// Playback wins over eligibility.
    private func alreadyPlayable(_ action: GatedAction) -> Refusal {
        Refusal(
            code: .alreadyPlayable, what: action.what,
            why: "the capability 'catalog playback' is on" + byHand(.catalogPlayback)
                + ", so there is nothing to offer",
            next: "Type 'play RESOURCE' to play.",
            explanation: "Hide every offer; a carrier's or family's plan counts too.")
    }

    private func byHand(_ capability: Capability) -> String {
        device.overrides[capability] == nil ? "" : " (set by hand)"
    }

    private func next(for action: GatedAction) -> String {
        if capabilities.allowOffer {
            let who =
                account == nil ? "Nobody is signed in; the sheet has a button for that." : "This account may subscribe."
            return "\(who) Type '\(action.fittingOffer.command)' to see the offer."
        }
        if device.overrides[action.capability] != nil {
            return "Type 'capabilities \(action.capability.typed) on' to set it on."
        }
        if action.capability == .cloudLibraryAdd, capabilities.contains(.playback), device.mode == .normal {
            return "Sync Library is off on this device: type 'account cloud-library on' to turn it on."
        }
        return "Nothing can be bought here: \(reasonForNothing). Type 'capabilities' to see all three."
    }

    private var reasonForNothing: String {
        if device.mode != .normal {
            return "this is \(device.mode == .education ? "a school's" : "a company's") device"
        }
        if let account, !account.storefrontHasMusic {
            return "the storefront '\(account.storefront)' has no Apple Music"
        }
        return "the capability 'subscription eligible' is off"
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
                : capabilities.contains(.playback)
                    ? "Leave the add button out, or say beside it that Sync Library is off in Settings."
                    : "Leave the add button out."
        case .subscriptionEligible: "Leave the offer out. Not being a subscriber does not mean that one may subscribe."
        }
    }
}
