import Crypto

/// What a service keeps of a token that it handed out: enough to know it again, not enough to use it. SHA-256 in base64url.
package struct TokenDigest: Hashable, Sendable, Codable {
    package let text: String

    package init(of token: String) { text = Base64URL.encode(SHA256.hash(data: Array(token.utf8))) }

    package init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
