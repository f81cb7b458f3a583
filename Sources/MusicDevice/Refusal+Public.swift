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
        /// The device forbids it.
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
        /// There is no developer token: `MusicTokenRequestError.developerTokenRequestFailed`.
        public static let developerTokenMissing = Reason(rawValue: "tokenRequest.developerTokenMissing")
        /// The service refused the developer token while a user token was requested.
        public static let developerTokenRefused = Reason(rawValue: "tokenRequest.developerTokenRefused")
        /// The account revoked the app's access: `MusicTokenRequestError.userTokenRevoked`.
        public static let tokenAccessRevoked = Reason(rawValue: "tokenRequest.accessRevoked")
        /// There is no network for the token request.
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
