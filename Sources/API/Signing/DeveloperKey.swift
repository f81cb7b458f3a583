package import AppleMusicAPI
package import Crypto

/// A media key (`AuthKey_{id}.p8`), which signs a developer's tokens, with the ids of the key and the team.
package struct DeveloperKey: TokenSigner {
    /// The key's id: ten characters.
    package let id: String
    /// The team's id: ten characters.
    package let team: String
    private let key: P256.Signing.PrivateKey

    package init(id: String, team: String, key: P256.Signing.PrivateKey) {
        self.id = id
        self.team = team
        self.key = key
    }

    /// Makes a new key.
    package init(id: String, team: String) { self.init(id: id, team: team, key: P256.Signing.PrivateKey()) }

    /// Returns the key under other ids, unknown to services: for tokens that must be refused.
    package func renamed(id: String? = nil, team: String? = nil) -> DeveloperKey {
        DeveloperKey(id: id ?? self.id, team: team ?? self.team, key: key)
    }

    package var publicKey: PublicDeveloperKey { PublicDeveloperKey(id: id, team: team, key: key.publicKey) }

    /// The private key as PKCS#8 in PEM, the content of `AuthKey_{id}.p8`.
    package var pem: String { key.pemRepresentation }

    package func signature(of bytes: [UInt8]) throws -> [UInt8] {
        Array(try key.signature(for: bytes).rawRepresentation)
    }

    package func hasSigned(_ token: DeveloperToken) -> Bool { token.isSigned(by: publicKey) }
}

extension DeveloperKey {
    /// The key of the simulator's demonstration developer. Only simulators accept it, so it may be public. It is made
    /// from a phrase, so that the sources contain no key file.
    package static let demonstration = DeveloperKey(
        id: DemonstrationDeveloper.key, team: DemonstrationDeveloper.team, phrase: "tonearm demonstration key")

    private init(id: String, team: String, phrase: String) {
        var digest = SHA256.hash(data: Array(phrase.utf8))
        var key = try? P256.Signing.PrivateKey(rawRepresentation: digest)
        while key == nil {
            // All but one in 2³² digests are valid keys; otherwise hash again, as is standard.
            digest = SHA256.hash(data: Array(digest))
            key = try? P256.Signing.PrivateKey(rawRepresentation: digest)
        }
        self.init(id: id, team: team, key: key ?? P256.Signing.PrivateKey())
    }
}
