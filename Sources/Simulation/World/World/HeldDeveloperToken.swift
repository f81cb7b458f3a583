import TonearmDevice

/// A minted or manually set developer token. Its text is secret and not encoded with the world: see `World.secrets`.
package struct HeldDeveloperToken: Equatable, Sendable, Codable {
    package var text: String
    /// The origin of the token.
    package var origin: Origin
    /// The key that signed it, for renewal before it expires; nil if unknown.
    package var key: KeyReference?

    package enum Origin: String, Sendable, Codable {
        case minted
        case set
    }

    package init(_ text: String, _ origin: Origin, of key: KeyReference? = nil) {
        self.text = text
        self.origin = origin
        self.key = key
    }

    private enum CodingKeys: String, CodingKey { case origin, key }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        origin = try container.decode(Origin.self, forKey: .origin)
        key = try container.decodeIfPresent(KeyReference.self, forKey: .key)
        text = ""
    }
}

extension World {
    /// The texts of all tokens. They are stored separately, so that a saved world can be shared. Keys for user tokens
    /// are app and device: `Runner on phone`.
    package var secrets: [String: String] { device.secrets.merging(tokens.secrets) { _, server in server } }

    /// Whether the world may contain texts of tokens.
    package var holdsTokens: Bool { !tokens.isEmpty || device.holdsTokens }

    /// Whether the world contains tokens from the user, not only those of the simulator.
    package var holdsOwnTokens: Bool { !tokens.isEmpty }

    /// Restores the texts. A token without a text is dropped.
    package mutating func restore(secrets: [String: String]) {
        device.restore(secrets: secrets)
        tokens.restore(secrets: secrets)
    }
}
