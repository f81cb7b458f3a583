import MusicWorld

/// A service and what opens it, under a name: kept apart from sessions, in a file that nobody else may use.
struct Profile: Codable, Hashable, Sendable {
    /// The form of the file: 1, or `inKeyring` where the tokens are not in it.
    var version = 1
    /// `live`, `https://example.org`
    var service: String
    var developerToken: String?
    /// The key by which the developer token is made anew.
    var key: KeyReference?
    var userToken: String?
    /// The stamp of the tokens in the keyring: each set has another, so that the old one is there until the file names the new one.
    var stamp: String?

    static let inKeyring = 2
}

/// The tokens of a profile, as the keyring has them. The service is among them, so that they are never used for another one than they were
/// kept for.
struct ProfileTokens: Codable {
    var service: String
    var developerToken: String?
    var userToken: String?

    /// - Returns: nil where there are none.
    init?(of profile: Profile) {
        guard profile.developerToken != nil || profile.userToken != nil else { return nil }
        service = profile.service
        developerToken = profile.developerToken
        userToken = profile.userToken
    }
}
