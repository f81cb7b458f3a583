import MusicDevice

/// A developer token that was minted or set by hand. Its text is a secret, and is not written with the world: see `World.secrets`.
package struct HeldDeveloperToken: Equatable, Sendable, Codable {
    package var text: String
    /// Minted here, or set.
    package var origin: Origin
    /// The key that it was made with, by which it is made anew before it ends; nil where that is not known.
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
    /// The texts of the tokens, which are written apart from the rest, so that a saved world can be handed on. Those of user tokens are named by
    /// their place: `Runner on phone`.
    package var secrets: [String: String] {
        device.secrets.merging(tokens.secrets) { _, server in server }
    }

    /// Whether there are tokens that a person brought, and not only those that the simulator made.
    package var holdsOwnTokens: Bool { !tokens.isEmpty }

    /// Puts the texts back. Where a text is not there, its token is gone.
    package mutating func restore(secrets: [String: String]) {
        device.restore(secrets: secrets)
        tokens.restore(secrets: secrets)
    }
}
