import Crypto

/// The digest of an issued token, SHA-256 in base64url: a service can recognize the token by it, but not use it.
package struct TokenDigest: Hashable, Sendable, Codable {
    package let text: String

    package init(of token: String) { text = Base64URL.encode(SHA256.hash(data: Array(token.utf8))) }

    package init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
