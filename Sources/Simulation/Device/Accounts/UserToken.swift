/// A Music User Token: opaque, issued by the service for one account in one app on one device.
package struct UserToken: Sendable, Codable, Equatable {
    /// The secret text, which is stored separately: see `MusicDevice.secrets`.
    package internal(set) var text: String
    package let account: String
    package let issued: Instant
    /// The first second in which the service refuses the token. The app does not know this time.
    package let expires: Instant

    package init(text: String, account: String, issued: Instant, expires: Instant) {
        self.text = text
        self.account = account
        self.issued = issued
        self.expires = expires
    }

    private enum CodingKeys: String, CodingKey {
        case account, issued, expires
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = ""
        account = try values.decode(String.self, forKey: .account)
        issued = try values.decode(Instant.self, forKey: .issued)
        expires = try values.decode(Instant.self, forKey: .expires)
    }

    /// The lifetime in seconds: 180 days. Developers report about six months; Apple documents no number.
    package static let lifetime: Seconds = 180 * 86_400
}

/// A reason for which the service answers a personal request with 403. Apps are not notified; they see only the answer.
package enum UserTokenProblem: String, CaseIterable, Sendable, Codable {
    case passwordChanged, accessRevoked, expired
    /// Another account is signed in on the device, or no account.
    case accountChanged
    case subscriptionEnded
    /// The account moved to another storefront; a token is bound to the original one.
    case storefrontMoved
    /// The token was requested without a plan. The request succeeds, but personal data is refused, even after
    /// subscribing.
    case noSubscription
    case privacyNotice
    /// The token was issued for another app or device.
    case carriedOver
    /// The token was set manually, with unknown validity, account and times. Only the service can check it.
    case unverified

    package var sentence: String {
        switch self {
        case .passwordChanged: "the account's password was changed"
        case .accessRevoked: "the user revoked the app's access to the account"
        case .expired: "the token reached its end"
        case .accountChanged: "the account it was made for is no longer the one signed in"
        case .subscriptionEnded: "the subscription ended"
        case .storefrontMoved: "the account moved to another storefront"
        case .noSubscription: "it was made while the account had no subscription"
        case .privacyNotice: "the account has not accepted the newest privacy notice"
        case .carriedOver: "it was made for another app or another device"
        case .unverified: "it was set by hand, and only the service knows it"
        }
    }

    /// Whether the service refuses the token from every sender, and not only from the app or device that it was copied
    /// to.
    package var isOfToken: Bool { self != .carriedOver && self != .unverified }
}

/// A token in an app's cache, with its fault in the service's view.
package struct HeldToken: Sendable, Codable, Equatable {
    package internal(set) var token: UserToken
    package internal(set) var fault: UserTokenProblem?

    package init(_ token: UserToken, fault: UserTokenProblem? = nil) {
        self.token = token
        self.fault = fault
    }
}

/// The state of the developer token in a request for a user token.
package enum DeveloperTokenState: String, CaseIterable, Sendable {
    /// A manual token that the service accepts.
    case accepted
    /// A manual token that the service refuses.
    case refused
    /// The request has no developer token.
    case missing
    /// MusicKit makes the token, if MusicKit is enabled for the App ID.
    case automatic
}

/// A failure of the request for a user token ("SKError.Code", StoreKit reference; "MusicTokenRequestError", MusicKit
/// reference).
package enum TokenRequestProblem: String, CaseIterable, Sendable {
    case permissionDenied, userNotSignedIn, privacyAcknowledgementRequired, developerTokenMissing, networkFailed
    case serviceFailed
    case developerTokenRefused
    case accessRevoked
    /// The account's plan has lapsed.
    case subscriptionLapsed

    package var storeKit: StoreKitError {
        switch self {
        case .permissionDenied: .cloudServicePermissionDenied
        case .privacyAcknowledgementRequired: .privacyAcknowledgementRequired
        case .developerTokenMissing: .clientInvalid
        // Three public reports name 7 for a refused developer token, one with the status 401 below it.
        case .networkFailed, .developerTokenRefused: .cloudServiceNetworkConnectionFailed
        case .accessRevoked: .cloudServiceRevoked
        case .userNotSignedIn, .serviceFailed, .subscriptionLapsed: .unknown
        }
    }

    package var musicKit: TokenRequestError {
        switch self {
        case .permissionDenied: .permissionDenied
        case .userNotSignedIn: .userNotSignedIn
        case .privacyAcknowledgementRequired: .privacyAcknowledgementRequired
        case .developerTokenMissing: .developerTokenRequestFailed
        case .networkFailed, .serviceFailed, .developerTokenRefused, .subscriptionLapsed: .userTokenRequestFailed
        case .accessRevoked: .userTokenRevoked
        }
    }

    /// The advice for a good app; nil if the refusal itself contains it.
    var advice: String? {
        switch self {
        case .permissionDenied, .userNotSignedIn, .privacyAcknowledgementRequired: nil
        case .developerTokenMissing, .developerTokenRefused:
            "Leave the personal part out and tell the developer: its user can do nothing about it."
        case .subscriptionLapsed: "Show an offer: only a plan brings the token back."
        case .networkFailed: "Say that there is no network, and try again later."
        case .serviceFailed: "Say that Apple Music cannot be reached just now, and try again later."
        case .accessRevoked:
            "Say that the account revoked the app's access, and where its list of apps is. The switch in Settings is another."
        }
    }

    package var errors: [FrameworkError] { [storeKit.error, musicKit.error] }
}
