import AppleMusicAPI

/// An offer of a subscription: `SKCloudServiceSetupViewController`,
/// `.musicSubscriptionOffer(isPresented:options:onLoadCompletion:)`.
package enum Offer: Sendable, Equatable {
    case idle
    /// The page is loading from a server. An app should show an activity indicator.
    case loading(OfferOptions)
    case ready(OfferOptions)
    case presented(OfferOptions)

    package enum Event: Sendable, Equatable {
        case load(OfferOptions)
        case loaded, failed, present, accept, dismiss
    }

    package var options: OfferOptions? {
        switch self {
        case .idle: nil
        case .loading(let options), .ready(let options), .presented(let options): options
        }
    }

    package var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .ready: "ready"
        case .presented: "presented"
        }
    }

    /// Returns the state after an event; nil if the event is impossible in this state.
    package func after(_ event: Event) -> Offer? {
        switch (self, event) {
        case (.idle, .load(let options)): .loading(options)
        case (.loading(let options), .loaded): .ready(options)
        case (.loading, .failed): .idle
        case (.ready(let options), .present): .presented(options)
        case (.presented, .accept), (.presented, .dismiss): .idle
        default: nil
        }
    }
}

extension Offer: Codable {
    package init(from decoder: any Decoder) throws {
        let coded = try CodedCase(from: decoder)
        self =
            switch coded.name {
            case "idle": .idle
            case "loading": .loading(try coded.value())
            case "ready": .ready(try coded.value())
            case "presented": .presented(try coded.value())
            default: throw coded.unknownCase
            }
    }

    package func encode(to encoder: any Encoder) throws {
        guard let options else { return try CodedCase.encode(name, to: encoder) }
        try CodedCase.encode(name, options, to: encoder)
    }
}

/// A reason why a sheet did not load.
package enum OfferProblem: String, CaseIterable, Sendable {
    /// Loading requires the Music app ("SKCloudServiceSetupViewController", StoreKit reference).
    case musicAppMissing
    case offline
    /// Any other failure of the server.
    case serviceFailed

    package var sentence: String {
        switch self {
        case .musicAppMissing: "the Music app is not installed on the device"
        case .offline: "there is no network"
        case .serviceFailed: "the server with the offer's page failed"
        }
    }
}

/// The sheet as the user sees it.
package struct OfferSheet: Sendable, Equatable {
    package enum Button: String, Sendable {
        case subscribe
        /// No account is signed in on the device.
        case signIn
    }

    package let options: OfferOptions
    package let button: Button

    package var headline: String { options.message.headline }
}
