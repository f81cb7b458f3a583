/// The meaning of a combination of capabilities: who has it, and what a good app shows then.
package struct CapabilityMeaning: Sendable, Equatable {
    package let capabilities: Capabilities
    package let who: String
    /// Whether a known kind of account has this combination; other combinations can be set manually.
    package let isExpected: Bool
    /// Whether the device is a school's or a company's, which neither sells subscriptions nor has a cloud library. The
    /// second is a choice of the simulation.
    package var isRestricted = false

    package enum Button: String, Sendable {
        case on
        case off
        /// The button is hidden, because it could never work.
        case hidden
    }

    package var play: Button { capabilities.contains(.catalogPlayback) ? .on : .off }
    package var add: Button { capabilities.contains(.cloudLibraryAdd) ? .on : .off }
    package var offer: Button { capabilities.allowOffer ? .on : .hidden }

    /// The recommended user interface.
    package var advice: String {
        switch (play, add, offer) {
        case (.on, .on, _): "Let the user play and add."
        case (.on, _, _) where isRestricted: "Let the user play; leave the add button out, and offer nothing."
        case (.on, _, _): "Let the user play; beside the add button say that Sync Library is off in Settings."
        case (_, .on, .on): "Play previews, let the user add, and show an offer where the play button was."
        case (_, .on, _): "Play previews and let the user add; offer nothing."
        case (_, _, .on): "Play previews, and show an offer where the play button was."
        default: "Play previews only, and offer nothing: there is nothing that this user could buy."
        }
    }
}

extension Capabilities {
    package var meaning: CapabilityMeaning {
        CapabilityMeaning(
            capabilities: self, who: who, isExpected: !(contains(.catalogPlayback) && contains(.subscriptionEligible)))
    }

    /// Returns the meaning on a device; a restricted device has its own reason for these flags.
    package func meaning(in mode: Device.Mode) -> CapabilityMeaning {
        let owner: String? =
            switch mode {
            case .normal: nil
            case .education: "a school's"
            case .managed: "a company's"
            }
        guard let owner, !contains(.subscriptionEligible) else { return meaning }
        let plain = meaning
        let who =
            switch self {
            case []: "\(owner) device without a plan: nothing can be sold there, whoever asks"
            case .catalogPlayback:
                "a subscriber on \(owner) device, where nothing is added to a cloud library and nothing can be sold"
            default: plain.who
            }
        return CapabilityMeaning(
            capabilities: self, who: who, isExpected: plain.isExpected,
            isRestricted: self == .catalogPlayback || self == [])
    }

    private var who: String {
        switch (contains(.catalogPlayback), contains(.cloudLibraryAdd), contains(.subscriptionEligible)) {
        case (false, false, false):
            "nobody whom Apple Music can be sold to: the storefront has none, or it is a school's or a company's device "
                + "without a plan; an app without consent sees the same"
        case (false, false, true):
            "no subscriber, but may become one; a device where nobody is signed in looks the same"
        case (true, false, false):
            "a subscriber with the cloud library off, whoever pays: own plan, trial, family, carrier"
        case (true, true, false): "a subscriber with the cloud library on: the usual full case"
        case (false, true, false): "a cloud library without a plan, as iTunes Match gives it, where none can be offered"
        case (false, true, true): "a cloud library without a plan, as iTunes Match gives it; may subscribe"
        case (true, _, true): "no known account: who can play has subscribed already, so playback wins"
        }
    }
}
