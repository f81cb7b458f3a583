import TonearmAlgorithms

/// A source of reproducible secret bytes: they follow from a seed, but cannot be predicted from earlier bytes.
///
/// Each draw is HMAC-SHA256 under a key that the draw replaces (a ratchet: RFC 2104, with the construction of
/// HMAC_DRBG, NIST SP 800-90A). So a saved source does not reveal earlier draws, and draws do not reveal the source.
package struct SecretSource: Hashable, Sendable, Codable {
    /// The current key: 32 bytes.
    private var key: [UInt8]

    /// - Parameter purpose: separates the sources that share a seed.
    package init(seed: UInt64, purpose: String) {
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: seed >> (56 - $0 * 8)) }
        key = SHA256.authenticationCode(for: Array(purpose.utf8), key: Array("tonearm seed".utf8) + bytes)
    }

    package mutating func bytes(_ count: Int) -> [UInt8] {
        let current = key
        var drawn: [UInt8] = []
        drawn.reserveCapacity(count + 32)
        var block: UInt32 = 1
        while drawn.count < count {
            drawn += SecretSource.code(block, current)
            block += 1
        }
        key = SecretSource.code(0, current)
        return Array(drawn.prefix(count))
    }

    private static func code(_ block: UInt32, _ key: [UInt8]) -> [UInt8] {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: block >> (24 - $0 * 8)) }
        return SHA256.authenticationCode(for: bytes, key: key)
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let key = Base64URL.decode(try container.decode(String.self)), key.count == 32 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a key has 32 bytes")
        }
        self.key = key
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Base64URL.encode(key))
    }
}

/// The digest of an issued token, SHA-256 in base64url: a service can recognize the token by it, but not use it.
package struct TokenDigest: Hashable, Sendable, Codable {
    package let text: String

    package init(of token: String) { text = Base64URL.encode(SHA256.digest(of: Array(token.utf8))) }

    package init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
