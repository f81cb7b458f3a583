/// A key that signs the tokens of a developer. A program's is a media key; a world in a test has one that needs no
/// cryptography.
package protocol TokenSigner: Sendable {
    /// The public half, with the ids of key and team.
    var publicKey: PublicDeveloperKey { get }

    /// Returns the signature of some bytes, in the raw form of ES256: 64 bytes.
    func signature(of bytes: [UInt8]) throws -> [UInt8]

    /// Returns whether this key has signed a token.
    func hasSigned(_ token: DeveloperToken) -> Bool
}

extension TokenSigner {
    /// Makes a signed token.
    /// - Parameters:
    ///   - issued: seconds since 1970.
    ///   - lifetime: seconds; the service accepts at most `DeveloperToken.maximumLifetime`.
    ///   - origins: the web origins that may use it; nil omits the claim.
    /// - Throws: errors of the cryptography, never for a valid key.
    package func token(issued: Int, lifetime: Int, origins: [String]? = nil) throws -> String {
        let header: JSON = ["alg": "ES256", "kid": .string(publicKey.id), "typ": "JWT"]
        var claims = JSONObject([
            ("iss", .string(publicKey.team)), ("iat", .integer(issued)),
            ("exp", .integer(issued.addingClamped(lifetime))),
        ])
        claims.append("origin", origins.map { JSON.strings($0) })
        let signed = Base64URL.encode(header.bytes) + "." + Base64URL.encode(JSON.object(claims).bytes)
        return signed + "." + Base64URL.encode(try signature(of: Array(signed.utf8)))
    }
}

/// A way to check the signatures of developer tokens.
package protocol SignatureCheck: Sendable {
    /// Returns whether a token has a signature by a key. The token has the form of ES256, and names the key.
    func isSigned(_ token: DeveloperToken, by key: PublicDeveloperKey) -> Bool
}
