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
