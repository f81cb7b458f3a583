import AppleMusicAPI
import TonearmAlgorithms

/// An account in the service's view. Its owner decides these facts; requests do not change them. The name is a role,
/// not a person.
package struct SimulatedAccount: Hashable, Sendable, Codable {
    package internal(set) var name: String
    /// The storefront, which follows from the account, not from the place of use.
    package var storefront: String
    package var isSubscribed: Bool
    /// Whether the account may add to its library (`addToCloudMusicLibrary`).
    package var hasCloudLibrary: Bool
    /// Whether the current media and privacy terms are accepted.
    package var hasAcceptedPrivacy: Bool
    /// Whether the setting "Add Playlist Songs" is off; nil means on, as in older states.
    private var isWithoutPlaylistSongs: Bool?

    /// Whether songs that are added to a playlist enter the library too (measured).
    package var addsPlaylistSongs: Bool {
        get { isWithoutPlaylistSongs != true }
        set { isWithoutPlaylistSongs = newValue ? nil : true }
    }

    package init(
        _ name: String, storefront: String, isSubscribed: Bool, hasCloudLibrary: Bool? = nil,
        hasAcceptedPrivacy: Bool = true, addsPlaylistSongs: Bool = true
    ) {
        self.name = name
        self.storefront = storefront
        self.isSubscribed = isSubscribed
        self.hasCloudLibrary = hasCloudLibrary ?? isSubscribed
        self.hasAcceptedPrivacy = hasAcceptedPrivacy
        self.addsPlaylistSongs = addsPlaylistSongs
    }

    /// The accounts of a new service.
    package static let demonstration = [
        SimulatedAccount("subscriber", storefront: "us", isSubscribed: true),
        SimulatedAccount("newcomer", storefront: "jp", isSubscribed: true),
        SimulatedAccount("visitor", storefront: "gb", isSubscribed: false),
    ]

    /// The id of the account's personal station: `ra.u-` and hexadecimal digits, a hash of the name (FNV-1a).
    var stationID: String { "ra.u-" + Digits.hexadecimal(FNV1a.hash(name.utf8)) }
}

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
    /// The first second in which the token is expired; since 1970.
    package let expires: Int

    /// The lifetime in seconds: 180 days. Apple does not document it; developers observe about six months.
    package static let lifetime = 180 * 86_400
}

/// A reason why the service does not issue a token. The frameworks have an error for each.
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
