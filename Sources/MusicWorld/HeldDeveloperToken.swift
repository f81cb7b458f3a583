import MusicDevice

/// A developer token that was minted or set by hand. Its text is a secret, and is not written with the world: see `World.secrets`.
package struct HeldDeveloperToken: Equatable, Sendable, Codable {
    package var text: String
    /// Minted here, or set.
    package var origin: Origin

    package enum Origin: String, Sendable, Codable {
        case minted
        case set
    }

    package init(_ text: String, _ origin: Origin) {
        self.text = text
        self.origin = origin
    }

    private enum CodingKeys: String, CodingKey { case origin }

    package init(from decoder: any Decoder) throws {
        origin = try decoder.container(keyedBy: CodingKeys.self).decode(Origin.self, forKey: .origin)
        text = ""
    }
}

extension World {
    private static let developerTokenName = "developer token"

    /// The texts of the tokens, which are written apart from the rest, so that a saved world can be handed on. Those of user tokens are named by
    /// their place: `Runner on phone`.
    package var secrets: [String: String] {
        var secrets = device.secrets
        secrets[Self.developerTokenName] = developerToken?.text
        return secrets
    }

    /// Puts the texts back. Where a text is not there, its token is gone.
    package mutating func restore(secrets: [String: String]) {
        device.restore(secrets: secrets)
        guard developerToken != nil else { return }
        if let text = secrets[Self.developerTokenName] {
            developerToken?.text = text
        } else {
            developerToken = nil
        }
    }
}
