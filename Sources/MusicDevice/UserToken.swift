/// A Music User Token: opaque, made by the service, good for one account in one app on one device.
package struct UserToken: Sendable, Codable, Equatable {
    /// The secret. It is not written with the rest: see `MusicDevice.secrets`.
    package internal(set) var text: String
    package let account: String
    package let issued: Instant
    /// The first moment at which the service refuses it. The app does not know it.
    package let expires: Instant

    package init(text: String, account: String, issued: Instant, expires: Instant) {
        self.text = text
        self.account = account
        self.issued = issued
        self.expires = expires
    }

    private enum CodingKeys: String, CodingKey {
        case account
        case issued
        case expires
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = ""
        account = try values.decode(String.self, forKey: .account)
        issued = try values.decode(Instant.self, forKey: .issued)
        expires = try values.decode(Instant.self, forKey: .expires)
    }

    /// How long a token lives here: 180 days. Developers report about six months; Apple names no number.
    package static let lifetime: Seconds = 180 * 86_400
}

/// Why the service answers a personal request with 403 although a token was sent. No app is told: it finds out by the answer.
package enum TokenFault: String, CaseIterable, Sendable, Codable {
    case passwordChanged
    case accessRevoked
    case expired
    /// Another account, or none, is signed in on the device.
    case accountChanged
    case subscriptionEnded
    /// A token is bound to the storefront that its account had.
    case storefrontMoved
    /// Asked for without a plan. The fetch works; personal data stays closed, even after subscribing.
    case noSubscription
    case privacyNotice
    /// Made for another app or on another device.
    case carriedOver
    /// Set by hand, and not known here: whether it is one at all, only the service can say. Its account and times are not known either.
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

    /// Whether the service refuses the token wherever it is sent from, and not only from the place that it was carried to.
    package var isOfToken: Bool { self != .carriedOver && self != .unverified }
}

/// A token in an app's cache, and what is wrong with it as the service sees it.
package struct HeldToken: Sendable, Codable, Equatable {
    package internal(set) var token: UserToken
    package internal(set) var fault: TokenFault?

    package init(_ token: UserToken, fault: TokenFault? = nil) {
        self.token = token
        self.fault = fault
    }
}
