import MusicWorld

/// A named service with its tokens, stored apart from sessions in a file that only its owner can read.
struct Profile: Codable, Hashable, Sendable {
    /// The version of the file's format: 1, or `inKeyring` if the keyring has the tokens.
    var version = 1
    /// The service, such as `live` or `https://example.org`.
    var service: String
    var developerToken: String?
    /// The key that mints new developer tokens.
    var key: KeyReference?
    var userToken: String?
    /// The stamp of the tokens in the keyring. Each set of tokens has its own, so that the old set stays valid until
    /// the file names the new one.
    var stamp: String?

    static let inKeyring = 2
}

/// The tokens of a profile in the keyring. They include the service, so that they are never sent to another one.
struct ProfileTokens: Codable {
    var service: String
    var developerToken: String?
    var userToken: String?

    /// - Returns: nil if the profile has no tokens.
    init?(of profile: Profile) {
        guard profile.developerToken != nil || profile.userToken != nil else { return nil }
        service = profile.service
        developerToken = profile.developerToken
        userToken = profile.userToken
    }
}
