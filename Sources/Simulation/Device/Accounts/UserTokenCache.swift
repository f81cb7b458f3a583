import AppleMusicAPI

/// An app's cache for its user token, with the state of the recovery from a refusal.
///
/// The recovery from a 403: drop the token, read the capabilities again (the account may have changed), fetch a new
/// token, repeat the request. A second 403 is reported to the user.
package enum UserTokenCache: Sendable, Equatable {
    case empty
    case held(HeldToken)
    /// A personal request was answered with 403.
    case suspect(HeldToken)
    /// The token is dropped; the capabilities must be read.
    case dropped
    /// The capabilities still allow playback; a new token must be fetched.
    case rechecked
    /// A token was fetched after a refusal, but not used yet.
    case renewed(HeldToken)

    package enum Event: Sendable, Equatable {
        case received(HeldToken)
        case fetchFailed
        /// A personal request was answered without a 403.
        case accepted
        /// A personal request was answered with 403.
        case forbidden
        case drop
        case recheck(canPlay: Bool)
        /// The app empties its cache.
        case forget
    }

    /// The next step of the recovery.
    package enum Step: String, Sendable {
        case drop, readCapabilities, fetch, retry
    }

    package var held: HeldToken? {
        switch self {
        case .held(let held), .suspect(let held), .renewed(let held): held
        case .empty, .dropped, .rechecked: nil
        }
    }

    package var nextStep: Step? {
        switch self {
        case .empty, .held: nil
        case .suspect: .drop
        case .dropped: .readCapabilities
        case .rechecked: .fetch
        case .renewed: .retry
        }
    }

    /// Returns the state after an event; nil if the event is impossible in this state.
    package func after(_ event: Event) -> UserTokenCache? {
        switch (event, self) {
        case (.received(let new), .empty), (.received(let new), .held): .held(new)
        case (.received(let new), .suspect), (.received(let new), .dropped), (.received(let new), .rechecked),
            (.received(let new), .renewed):
            .renewed(new)
        case (.fetchFailed, .suspect), (.fetchFailed, .dropped), (.fetchFailed, .rechecked): .empty
        case (.fetchFailed, .empty), (.fetchFailed, .held), (.fetchFailed, .renewed): self
        case (.accepted, .held(let held)), (.accepted, .suspect(let held)), (.accepted, .renewed(let held)): .held(held)
        case (.forbidden, .held(let held)), (.forbidden, .suspect(let held)): .suspect(held)
        case (.forbidden, .renewed): .empty
        case (.accepted, _), (.forbidden, _): nil
        case (.drop, .suspect): .dropped
        case (.drop, _): nil
        case (.recheck(let canPlay), .suspect), (.recheck(let canPlay), .dropped), (.recheck(let canPlay), .rechecked):
            canPlay ? .rechecked : .empty
        case (.recheck, _): nil
        case (.forget, .empty): nil
        case (.forget, _): .empty
        }
    }

    /// Returns the state with a new fault of its token.
    func faulted(_ fault: UserTokenProblem) -> UserTokenCache { changed { $0.fault = fault } }

    /// Returns the state with the secret restored; empty without one.
    func withText(_ text: String?) -> UserTokenCache {
        text.map { text in changed { $0.token.text = text } } ?? .empty
    }

    private func changed(_ change: (inout HeldToken) -> Void) -> UserTokenCache {
        guard var held else { return self }
        change(&held)
        return switch self {
        case .held: .held(held)
        case .suspect: .suspect(held)
        case .renewed: .renewed(held)
        case .empty, .dropped, .rechecked: self
        }
    }
}

extension UserTokenCache: Codable {
    package init(from decoder: any Decoder) throws {
        let coded = try CodedCase(from: decoder)
        self =
            switch coded.name {
            case "empty": .empty
            case "held": .held(try coded.value())
            case "suspect": .suspect(try coded.value())
            case "dropped": .dropped
            case "rechecked": .rechecked
            case "renewed": .renewed(try coded.value())
            default: throw coded.unknownCase
            }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .empty: try CodedCase.encode("empty", to: encoder)
        case .held(let held): try CodedCase.encode("held", held, to: encoder)
        case .suspect(let held): try CodedCase.encode("suspect", held, to: encoder)
        case .dropped: try CodedCase.encode("dropped", to: encoder)
        case .rechecked: try CodedCase.encode("rechecked", to: encoder)
        case .renewed(let held): try CodedCase.encode("renewed", held, to: encoder)
        }
    }
}

/// The reason why a token left the cache.
package enum TokenDrop: String, CaseIterable, Sendable {
    case refused
    /// The token was refused, fetched again, and refused again.
    case refusedTwice
    case consentWithdrawn
    case appRemoved
    /// The account subscribed: earlier tokens stay unusable.
    case subscriptionBegan
    case forgotten

    package var sentence: String {
        switch self {
        case .refused: "the service answered 403"
        case .refusedTwice: "the service answered 403 again"
        case .consentWithdrawn: "consent was withdrawn"
        case .appRemoved: "the app was removed or its privacy settings reset"
        case .subscriptionBegan: "it was made before the subscription"
        case .forgotten: "it was to be forgotten"
        }
    }
}
