package import AppleMusicAPI

/// A media key that is known by its file, with which developer tokens are made again and again. The key itself is kept nowhere.
package struct KeyReference: Hashable, Sendable, Codable {
    /// From the root.
    package var path: String
    /// The key's id; nil if the file's name tells it.
    package var id: String?
    package var team: String
    /// Seconds that a token lives.
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

/// What a person has for services on the network that no world holds: what the environment says, and the way to keys in files.
package struct ServerCredentials: Sendable {
    package var developerToken: String?
    package var userToken: String?
    package var key: KeyReference?
    /// Reads a key's file, and throws why it cannot.
    package var signingKey: @Sendable (KeyReference) throws -> DeveloperKey

    package init(
        developerToken: String? = nil, userToken: String? = nil, key: KeyReference? = nil,
        signingKey: @escaping @Sendable (KeyReference) throws -> DeveloperKey
    ) {
        self.developerToken = developerToken
        self.userToken = userToken
        self.key = key
        self.signingKey = signingKey
    }

    /// The texts that nobody may see.
    package var secrets: [String] { [developerToken, userToken].compactMap(\.self) }

    /// Whether the environment has none.
    var isEmpty: Bool { secrets.isEmpty && key == nil }

    /// Nothing, and no keys.
    package static let none = ServerCredentials { throw CredentialProblem.noKey($0.path) }
}

/// Why a request to a service on the network was not sent.
package enum CredentialProblem: Error, Hashable, Sendable {
    /// There is no developer token that may be sent to the server.
    case noDeveloperToken(server: String, withheld: WithheldTokens)
    /// The token is signed with the demonstration key, which opens nothing but simulators.
    case demonstrationKey(server: String)
    /// The key's file cannot be read here.
    case noKey(String)
    /// What the device asks of its own accord is known to the simulator alone.
    case device(server: String)
}
