package import Crypto

/// A media key (`AuthKey_{id}.p8`), which signs a developer's tokens, with the ids of the key and the team.
package struct DeveloperKey: Sendable {
    /// The key's id: ten characters.
    package let id: String
    /// The team's id: ten characters.
    package let team: String
    private let key: P256.Signing.PrivateKey

    /// The public half, which a service stores.
    package struct Public: Sendable, Hashable, Codable {
        package let id: String
        package let team: String
        /// The two coordinates of the point: 64 bytes.
        let bytes: [UInt8]

        package init(id: String, team: String, key: P256.Signing.PublicKey) {
            self.id = id
            self.team = team
            bytes = Array(key.rawRepresentation)
        }
    }

    package init(id: String, team: String, key: P256.Signing.PrivateKey) {
        self.id = id
        self.team = team
        self.key = key
    }

    /// Returns the key under other ids, unknown to services: for tokens that must be refused.
    package func renamed(id: String? = nil, team: String? = nil) -> DeveloperKey {
        DeveloperKey(id: id ?? self.id, team: team ?? self.team, key: key)
    }

    package var publicKey: Public { Public(id: id, team: team, key: key.publicKey) }

    /// The private key as PKCS#8 in PEM, the content of `AuthKey_{id}.p8`.
    package var pem: String { key.pemRepresentation }

    /// The key of the simulator's demonstration developer. Only simulators accept it, so it may be public. It is made
    /// from a phrase, so that the sources contain no key file.
    package static let demonstration = DeveloperKey(
        id: "DEMOKEY001", team: "DEMOTEAM01", phrase: "tonearm demonstration key")

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

    /// Makes a signed token.
    /// - Parameters:
    ///   - issued: seconds since 1970.
    ///   - lifetime: seconds; the service accepts at most `DeveloperToken.maximumLifetime`.
    ///   - origins: the web origins that may use it; nil omits the claim.
    /// - Throws: errors of the cryptography, never for a valid key.
    package func token(issued: Int, lifetime: Int, origins: [String]? = nil) throws -> String {
        let header: JSON = ["alg": "ES256", "kid": .string(id), "typ": "JWT"]
        var claims = JSONObject([
            ("iss", .string(team)), ("iat", .integer(issued)), ("exp", .integer(issued.addingClamped(lifetime))),
        ])
        claims.append("origin", origins.map { JSON.strings($0) })
        let signed = Base64URL.encode(header.bytes) + "." + Base64URL.encode(JSON.object(claims).bytes)
        let signature = try key.signature(for: Array(signed.utf8)).rawRepresentation
        return signed + "." + Base64URL.encode(signature)
    }
}
