package import AppleMusicAPI

/// A path to a media key that mints developer tokens. The key itself is never stored.
package struct KeyReference: Hashable, Sendable, Codable {
    /// The absolute path.
    package var path: String
    /// The key's id; nil if it is in the file's name.
    package var id: String?
    package var team: String
    /// The lifetime of its tokens in seconds.
    package var lifetime: Int
    /// The web origins that may use the tokens; empty for any client.
    package var origins: [String]

    package init(path: String, id: String?, team: String, lifetime: Int, origins: [String] = []) {
        self.path = path
        self.id = id
        self.team = team
        self.lifetime = lifetime
        self.origins = origins
    }
}

/// Credentials for services on the network that are not stored in a world: tokens of the environment, and access to key
/// files.
package struct ServerCredentials: Sendable {
    package var developerToken: String?
    package var userToken: String?
    package var key: KeyReference?
    /// Reads a key file, or throws the reason why it cannot.
    package var signingKey: @Sendable (KeyReference) throws -> any TokenSigner

    package init(
        developerToken: String? = nil, userToken: String? = nil, key: KeyReference? = nil,
        signingKey: @escaping @Sendable (KeyReference) throws -> any TokenSigner
    ) {
        self.developerToken = developerToken
        self.userToken = userToken
        self.key = key
        self.signingKey = signingKey
    }

    /// The secret texts.
    package var secrets: [String] { [developerToken, userToken].compactMap(\.self) }

    /// Whether the environment has no credentials.
    var isEmpty: Bool { secrets.isEmpty && key == nil }

    /// The credentials without tokens and keys.
    package static let none = ServerCredentials { throw CredentialProblem.noKey($0.path) }
}

/// A reason why a request to a service on the network was not sent.
package enum CredentialProblem: Error, Hashable, Sendable {
    /// No developer token may be sent to the server.
    case noDeveloperToken(server: String, withheld: WithheldTokens)
    /// The token is signed with the demonstration key, which only simulators accept.
    case demonstrationKey(server: String)
    /// The key file cannot be read in this context.
    case noKey(String)
    /// The request is the device's own, which only the simulator can answer.
    case device(server: String)
}
