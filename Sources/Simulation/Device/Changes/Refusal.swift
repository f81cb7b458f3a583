package import AppleMusicAPI

/// A refusal of an action: what failed, why, and what helps.
///
/// `what` and `why` have no full stop, so that they form one line:
/// `Cannot play 'albums/1': the capability 'catalog playback' is off.` A refusal leaves the device unchanged.
public struct Refusal: Error, Sendable, Equatable {
    package let code: Code
    /// The failed action, with its object in quotes.
    public let what: String
    /// The rule and the value found.
    public let why: String
    /// The remedies; each of them suffices.
    package let remedies: [Remedy]
    /// The errors of the frameworks, StoreKit's or MediaPlayer's before MusicKit's. Empty if the app's own check would
    /// prevent the action.
    public package(set) var errors: [FrameworkError] = []
    /// The text that a good app shows instead of a disabled button.
    public package(set) var explanation: String?
    /// The music of which the app can play a preview instead; nil for none.
    package internal(set) var preview: ResourceIdentifier?
    /// The known names, if the action failed because of an unknown name.
    package var known: [String] = []

    package enum Code: Sendable, Equatable {
        case usageDescriptionMissing
        case consentMissing(Consent)
        case consentRestricted, noDialog, neverAsked
        case capabilityOff(Capability)
        /// Playback is on, so there is nothing to offer.
        case alreadyPlayable
        case offerBusy, noOfferReady, noOfferLoading
        case offerNotLoaded(OfferProblem)
        case noOfferShown, unknownItem, itemNotOfferable, notSignedIn, alreadySignedIn, noPlan, notSubscribed
        case alreadyRevoked, notRevoked, noUserToken, wrongAccount, nothingToMend
        case tokenRequest(TokenRequestProblem)
        case unknownName, nameTaken, nameMissing
        case player(PlayerProblem)
        /// Apple's simulator gets no tokens and does not play music.
        case simulator
        case musicAppMissing
        /// The system is too old; the value is the required version.
        case systemTooOld(SystemVersion)
    }

    /// The first line of an error.
    public var sentence: String { "\(what): \(why)." }
}

/// Refusals that several actions share.
extension Refusal {
    static func usageDescriptionMissing(_ what: String, app: String) -> Refusal {
        Refusal(
            code: .usageDescriptionMissing, what: what,
            why: "the system ended the app '\(app)', because its Info.plist has no 'NSAppleMusicUsageDescription'",
            remedies: [.writeUsageDescription],
            explanation:
                "It shows nothing: it was ended. Look into the crash report: the key must be in the Info.plist.")
    }

    static func consentMissing(_ what: String, _ consent: Consent, _ errors: [FrameworkError]) -> Refusal {
        Refusal(
            code: .consentMissing(consent), what: what, why: "consent is \(consent.rawValue)",
            remedies: [remedy(for: consent)],
            errors: errors, explanation: explanation(for: consent))
    }

    private static func remedy(for consent: Consent) -> Remedy {
        switch consent {
        case .notDetermined: .requestConsent
        case .denied: .allowInSettings
        case .restricted: .liftRestriction
        case .authorized: .readConsent
        }
    }

    private static func explanation(for consent: Consent) -> String {
        switch consent {
        case .notDetermined: "Show a button that says what the music is for, and ask when it is pressed."
        case .denied: "Say what is missing, with a link to Settings. Asking again shows no dialog."
        case .restricted: "Hide the music features. There is nothing in Settings to send the user to."
        case .authorized: "Nothing is missing."
        }
    }

    static func restricted(_ what: String) -> Refusal {
        Refusal(
            code: .consentRestricted, what: what, why: "the device's policy forbids it, so consent is restricted",
            remedies: [remedy(for: .restricted)], explanation: explanation(for: .restricted))
    }

    static func notSignedIn(_ what: String, _ errors: [FrameworkError] = []) -> Refusal {
        Refusal(
            code: .notSignedIn, what: what, why: "nobody is signed in on this device",
            remedies: [.signIn], errors: errors,
            explanation: "Say that nobody is signed in, or show an offer: its sheet has a button for that.")
    }

    static func privacyNotice(_ what: String, _ errors: [FrameworkError]) -> Refusal {
        Refusal(
            code: .tokenRequest(.privacyAcknowledgementRequired), what: what,
            why: "the account has not accepted the newest privacy notice",
            remedies: [.acceptPrivacyNotice], errors: errors,
            explanation: "Ask the user to open the Music app and accept the notice.")
    }

    /// Returns the refusal for an offer that did not load. The completion gets `(false, error)`; the error is
    /// undocumented.
    package static func offerNotLoaded(_ fault: OfferProblem) -> Refusal {
        Refusal(
            code: .offerNotLoaded(fault), what: "Cannot show the offer",
            why: "its page did not load: \(fault.sentence)",
            remedies: [fault == .musicAppMissing ? .installMusicApp : .tryAgain],
            explanation:
                "Wait for the completion, take the spinner away, and say that there is no offer now. Present nothing.")
    }

    static func unknown(_ part: DevicePart, _ name: String, among names: [String]) -> Refusal {
        Refusal(
            code: .unknownName, what: "Cannot find the \(part.rawValue) '\(name)'", why: "there is " + Self.list(names),
            remedies: [.add(part, named: name)], known: names)
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : "only " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}

/// The parts of a refusal for programs.
extension Refusal {
    /// The broken rule, to compare with the constants: `refusal.reason == .consentMissing`.
    public struct Reason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name: `consentMissing`, `tokenRequest.permissionDenied`, `player.noQueue`.
        public let rawValue: String

        /// Makes a reason from a name; an unknown name equals no constant.
        public init(rawValue: String) { self.rawValue = rawValue }

        public var description: String { rawValue }

        /// The app has no `NSAppleMusicUsageDescription`, and the system ends it.
        public static let usageDescriptionMissing = Reason(rawValue: "usageDescriptionMissing")
        /// The app never asked, or the user refused.
        public static let consentMissing = Reason(rawValue: "consentMissing")
        /// The device's policy forbids consent.
        public static let consentRestricted = Reason(rawValue: "consentRestricted")
        /// A required capability is off.
        public static let capabilityOff = Reason(rawValue: "capabilityOff")
        /// No account is signed in.
        public static let notSignedIn = Reason(rawValue: "notSignedIn")
        /// The account has no subscription.
        public static let notSubscribed = Reason(rawValue: "notSubscribed")
        /// The app has no consent: `MusicTokenRequestError.permissionDenied`.
        public static let tokenPermissionDenied = Reason(rawValue: "tokenRequest.permissionDenied")
        /// No account is signed in: `MusicTokenRequestError.userNotSignedIn`.
        public static let tokenUserNotSignedIn = Reason(rawValue: "tokenRequest.userNotSignedIn")
        /// The privacy notice is not accepted: `MusicTokenRequestError.privacyAcknowledgementRequired`.
        public static let tokenPrivacyAcknowledgementRequired = Reason(
            rawValue: "tokenRequest.privacyAcknowledgementRequired")
        /// The developer token is missing: `MusicTokenRequestError.developerTokenRequestFailed`.
        public static let developerTokenMissing = Reason(rawValue: "tokenRequest.developerTokenMissing")
        /// The service refused the developer token while a user token was requested.
        public static let developerTokenRefused = Reason(rawValue: "tokenRequest.developerTokenRefused")
        /// The account revoked the app's access: `MusicTokenRequestError.userTokenRevoked`.
        public static let tokenAccessRevoked = Reason(rawValue: "tokenRequest.accessRevoked")
        /// The account's plan has lapsed, so the token request fails.
        public static let tokenSubscriptionLapsed = Reason(rawValue: "tokenRequest.subscriptionLapsed")
        /// The device is offline, so the token request fails.
        public static let tokenNetworkFailed = Reason(rawValue: "tokenRequest.networkFailed")
        /// The player has no queue.
        public static let noQueue = Reason(rawValue: "player.noQueue")
        /// An item cannot be prepared: no subscription, not in this storefront, no network.
        public static let cannotPrepare = Reason(rawValue: "player.cannotPrepare")
    }

    /// The broken rule.
    public var reason: Reason {
        switch code {
        case .tokenRequest(let failure): Reason(rawValue: "tokenRequest.\(failure.rawValue)")
        case .player(let problem): Reason(rawValue: "player.\(caseName(of: problem))")
        default: Reason(rawValue: caseName(of: code))
        }
    }

    /// The names of the remedies, each of which suffices: `requestConsent`, `allowInSettings`, `signIn`, `subscribe`,
    /// `tryAgain`.
    public var remedyNames: [String] { remedies.map { caseName(of: $0) } }
}

extension Change {
    /// The name of the case: `consentChanged`. For a player's change, its own name: `nowPlayingItemChanged`.
    package var kind: String {
        if case .player(_, let change) = self { caseName(of: change) } else { caseName(of: self) }
    }
}

/// Returns the name of an enum's case without its values.
private func caseName(of value: some Sendable) -> String { String("\(value)".prefix { $0 != "(" }) }
