/// A piece of an app's way to Apple Music that is no request of its own.
package enum Flow: String, CaseIterable, Sendable {
    case consent
    case capabilities
    case token
    case offer
    case queue
    case subscriptionUpdates = "subscription-updates"

    /// What its code does, in a sentence.
    package var summary: String {
        switch self {
        case .consent: "Ask for consent."
        case .capabilities: "Read what the account can do."
        case .token: "Get the developer token and the music user token."
        case .offer: "Offer a subscription."
        case .queue: "Set the player's queue and play."
        case .subscriptionUpdates: "Hear of every change of the subscription."
        }
    }

    /// The generation of the frameworks.
    package enum Framework: String, CaseIterable, Sendable {
        /// MusicKit for Swift, with SwiftUI where something is shown.
        case swift
        /// StoreKit and MediaPlayer, as in 2017.
        case storekit

        package var summary: String {
            switch self {
            case .swift: "MusicKit for Swift, 2021 and later"
            case .storekit: "StoreKit and MediaPlayer, as in 2017"
            }
        }
    }

    /// The code, with the values of a session in it.
    package func lines(in framework: Framework, with values: FlowValues) -> [String] {
        switch framework {
        case .swift: MusicKitFlow(values: values).lines(of: self)
        case .storekit: StoreKitFlow(values: values).lines(of: self)
        }
    }
}
