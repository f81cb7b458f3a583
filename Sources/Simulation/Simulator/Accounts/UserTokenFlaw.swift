import AppleMusicAPI

/// The reason why the service does not accept a music user token. Its answer, a 403, does not contain it.
package enum UserTokenFlaw: Hashable, Sendable {
    /// The header field is empty or missing.
    case missing
    /// The service did not issue the token, or the token became invalid long ago.
    case unknown
    case withdrawn(UserTokenEnd, account: String)
    /// The token belongs to one team, the developer token to another.
    case team(String, developer: String)
    case holder
    case expired
    case noAccount(String)
    case privacyNotice(String)
    case moved(String, storefront: String)
    /// A fault delays a token that was issued after a password change.
    case tooNew

    /// The reason as a clause without a full stop.
    package var sentence: String {
        switch self {
        case .missing: "the request has no music user token"
        case .unknown: "the service does not know the music user token"
        case .withdrawn(let end, let account): "the music user token of '\(account)' is invalid: \(end.sentence)"
        case .team(let team, let developer):
            "the music user token is of the team \(team), the developer token of \(developer)"
        case .holder: "the music user token is of another app or another device"
        case .expired: UserTokenEnd.expired.sentence
        case .noAccount(let name): "the account '\(name)' is gone"
        case .privacyNotice(let name): "the account '\(name)' has not accepted the privacy notice"
        case .moved(let name, let storefront): "the account '\(name)' has moved to the storefront '\(storefront)'"
        case .tooNew: "the music user token is too new, because of a fault"
        }
    }

    /// The way to a valid token, as an imperative clause.
    var remedy: String {
        switch self {
        case .missing, .unknown, .holder, .expired, .noAccount, .moved: "a token that the app requests now"
        case .withdrawn(.subscriptionEnded, _), .withdrawn(.noSubscription, _):
            "a token that the app requests after the account has subscribed"
        case .withdrawn(.accessRevoked, _): "a token that the app requests after the user has granted access again"
        case .withdrawn: "a token that the app requests now"
        case .team: "both tokens of one team"
        case .privacyNotice: "the same token after the account has accepted the notice"
        case .tooNew: "the same token later"
        }
    }
}

/// An event that made a music user token invalid for good.
package enum UserTokenEnd: String, Hashable, Sendable, Codable {
    case subscriptionEnded
    /// The token was issued to an account without a subscription.
    case noSubscription
    case passwordChanged, accessRevoked, expired, accountChanged, storefrontMoved, privacyNotice
    /// The fault `token-expires` ends a token after an answer.
    case fault

    var sentence: String {
        switch self {
        case .subscriptionEnded: "the subscription ended"
        case .noSubscription: "it was issued while the account had no subscription"
        case .passwordChanged: "the account's password was changed"
        case .accessRevoked: "the user revoked the app's access"
        case .expired: "the music user token has expired"
        case .accountChanged: "another account is signed in"
        case .storefrontMoved: "the account moved to another storefront"
        case .privacyNotice: "the account has not accepted the newest privacy notice"
        case .fault: "the fault 'token-expires' ended it"
        }
    }
}

/// An invalid music user token that the service still recognizes, to explain a refusal.
struct EndedUserToken: Hashable, Sendable, Codable {
    let digest: TokenDigest
    let account: String
    let end: UserTokenEnd

    /// The number of tokens that a service remembers.
    static let limit = 64
}
