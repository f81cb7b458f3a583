import AppleMusicAPI

/// An issued music user token. The service itself keeps only its digest.
package struct IssuedUserToken: Hashable, Sendable, Codable {
    /// The opaque token: 300 characters of base64.
    package let text: String
    package let account: String
    package let storefront: String
    /// The team of the developer token in the request.
    package let team: String
    /// Seconds since 1970.
    package let issued: Int
    /// The second from which it is expired; since 1970.
    package let expires: Int

    /// 180 days in seconds. Apple documents no number; developers observe about six months.
    package static let lifetime = 180 * 86_400
}

/// A reason for which no token is issued. The frameworks have an error for each.
package enum UserTokenRefusal: Error, Hashable, Sendable {
    case unknownAccount
    /// The user revoked the team's access (`SKError.Code.cloudServiceRevoked`).
    case accessRevoked
    /// The user has not accepted the terms (`SKError.Code.privacyAcknowledgementRequired`).
    case privacyAcknowledgementRequired
}

/// A valid token in the service's state.
struct UserTokenRecord: Hashable, Sendable, Codable {
    let digest: TokenDigest
    let account: String
    let storefront: String
    let team: String
    /// The requesting app on its device. It is unknown what binds a real token to its device; the simulator uses this.
    let holder: String?
    let expires: Int
}
