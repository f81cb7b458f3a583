import AppleMusicAPI

/// A music user token as the service hands it out. The service itself keeps only its digest.
package struct IssuedUserToken: Hashable, Sendable {
    /// Opaque: 300 characters of base64.
    package let text: String
    package let account: String
    package let storefront: String
    /// The team of the developer token with which it was asked for.
    package let team: String
    /// Seconds since 1970.
    package let issued: Int
    /// The first second at which it is refused.
    package let expires: Int

    /// 180 days. Apple names no number; developers see about six months.
    package static let lifetime = 180 * 86_400
}

/// Why no token is made. The frameworks have an error for each.
package enum UserTokenRefusal: Error, Hashable, Sendable {
    case unknownAccount
    /// The user took the team's access back (`SKError.Code.cloudServiceRevoked`).
    case accessRevoked
    /// `SKError.Code.privacyAcknowledgementRequired`
    case privacyAcknowledgementRequired
}

/// A token that the service will take.
struct UserTokenRecord: Hashable, Sendable, Codable {
    let digest: TokenDigest
    let account: String
    let storefront: String
    let team: String
    /// The app on the device that asked for it. Nobody knows what binds a real token to its device; here it is this.
    let holder: String?
    let expires: Int
}
