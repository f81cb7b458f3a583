/// The parts of a refusal that programs look at.
extension Refusal {
    /// The rule that refused, to be compared with the constants: `refusal.reason == .consentMissing`.
    public struct Reason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name: `consentMissing`, `tokenRequest.permissionDenied`, `player.noQueue`.
        public let rawValue: String

        /// The reason of a name. A name that no refusal has equals none of theirs.
        public init(rawValue: String) { self.rawValue = rawValue }

        public var description: String { rawValue }

        /// The app has no text in `NSAppleMusicUsageDescription`, and the system ends it.
        public static let usageDescriptionMissing = Reason(rawValue: "usageDescriptionMissing")
        /// The app never asked, or the person refused.
        public static let consentMissing = Reason(rawValue: "consentMissing")
        /// The device forbids it.
        public static let consentRestricted = Reason(rawValue: "consentRestricted")
        /// A capability that the action needs is off.
        public static let capabilityOff = Reason(rawValue: "capabilityOff")
        /// Nobody is signed in.
        public static let notSignedIn = Reason(rawValue: "notSignedIn")
        /// The account has no subscription.
        public static let notSubscribed = Reason(rawValue: "notSubscribed")
        /// `MusicTokenRequestError.permissionDenied`: no consent.
        public static let tokenPermissionDenied = Reason(rawValue: "tokenRequest.permissionDenied")
        /// `MusicTokenRequestError.userNotSignedIn`.
        public static let tokenUserNotSignedIn = Reason(rawValue: "tokenRequest.userNotSignedIn")
        /// `MusicTokenRequestError.privacyAcknowledgementRequired`.
        public static let tokenPrivacyAcknowledgementRequired = Reason(
            rawValue: "tokenRequest.privacyAcknowledgementRequired")
        /// `MusicTokenRequestError.developerTokenRequestFailed`.
        public static let developerTokenMissing = Reason(rawValue: "tokenRequest.developerTokenMissing")
        /// The service refused the developer token while a user token was requested.
        public static let developerTokenRefused = Reason(rawValue: "tokenRequest.developerTokenRefused")
        /// `MusicTokenRequestError.userTokenRevoked`.
        public static let tokenAccessRevoked = Reason(rawValue: "tokenRequest.accessRevoked")
        /// The device has no network while a user token is requested.
        public static let tokenNetworkFailed = Reason(rawValue: "tokenRequest.networkFailed")
        /// The player has no queue.
        public static let noQueue = Reason(rawValue: "player.noQueue")
        /// Preparing an item failed: no subscription, not in this storefront, no network.
        public static let cannotPrepare = Reason(rawValue: "player.cannotPrepare")
    }

    /// The rule that refused.
    public var reason: Reason {
        switch code {
        case .tokenRequest(let failure): Reason(rawValue: "tokenRequest.\(failure.rawValue)")
        case .player(let problem): Reason(rawValue: "player.\(caseName(of: problem))")
        default: Reason(rawValue: caseName(of: code))
        }
    }

    /// The remedies by their names, each of which helps alone: `requestConsent`, `allowInSettings`, `signIn`, `subscribe`, `tryAgain`.
    public var remedyNames: [String] { remedies.map { caseName(of: $0) } }
}

extension Change {
    /// The name of the case: `consentChanged`; of a player's change the player's own: `nowPlayingItemChanged`.
    package var kind: String {
        if case .player(_, let change) = self { caseName(of: change) } else { caseName(of: self) }
    }
}

/// The name of an enum's case without its values.
private func caseName(of value: some Sendable) -> String { String("\(value)".prefix { $0 != "(" }) }
