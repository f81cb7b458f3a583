/// A flow of an app with Apple Music, which needs more than a request.
package enum Flow: String, CaseIterable, Sendable {
    case consent, capabilities, token, offer, queue
    case subscriptionUpdates = "subscription-updates"

    /// The effect of its code, in a sentence.
    package var summary: String {
        switch self {
        case .consent: "Ask for consent."
        case .capabilities: "Read what the account can do."
        case .token: "Get the developer token and the music user token."
        case .offer: "Offer a subscription."
        case .queue: "Set the player's queue, play, and edit it as it was edited."
        case .subscriptionUpdates: "Hear of every change of the subscription."
        }
    }
}

/// The values of a session in the code of its flows.
package struct FlowValues: Sendable {
    /// The app's `NSAppleMusicUsageDescription`; nil if it has none.
    package var usageDescription: String?
    package var offer: Offer
    package var queue: FlowQueue
    package var system: System

    package init(usageDescription: String?, offer: Offer, queue: FlowQueue, system: System = System()) {
        self.usageDescription = usageDescription
        self.offer = offer
        self.queue = queue
        self.system = system
    }

    package struct Offer: Sendable {
        /// The message: `join`, `connect`, `addMusic` or `playMusic`.
        package var message: String
        package var itemID: String?
        package var affiliateToken: String?
        package var campaignToken: String?

        package init(
            message: String, itemID: String? = nil, affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            self.message = message
            self.itemID = itemID
            self.affiliateToken = affiliateToken
            self.campaignToken = campaignToken
        }
    }

    /// The device's system, as far as its calls matter.
    package struct System: Sendable {
        /// The name in a sentence: `iOS 10.3`.
        package var name: String
        /// Whether the system has user tokens, the country code, message identifiers and play parameters, which came
        /// with iOS 11.
        package var hasMusicAPI: Bool
        /// Whether the system has MusicKit for Swift, which came with iOS 15.
        package var hasMusicKit: Bool

        package init(name: String = "iOS 18", hasMusicAPI: Bool = true, hasMusicKit: Bool = true) {
            self.name = name
            self.hasMusicAPI = hasMusicAPI
            self.hasMusicKit = hasMusicKit
        }
    }
}
