/// The texts of the user tokens, which are written apart from the rest, so that a saved device can be handed on.
extension MusicDevice {
    /// By place: `Runner on phone`.
    package var secrets: [String: String] {
        var secrets: [String: String] = [:]
        for device in devices {
            for installation in device.installations {
                guard let text = installation.token.held?.token.text else { continue }
                secrets[Place(app: installation.app, device: device.name).description] = text
            }
        }
        return secrets
    }

    /// Puts the texts back. A token whose text is not there is gone from its cache, as after a device was wiped.
    package mutating func restore(secrets: [String: String]) {
        for place in places where self[place].token.held != nil {
            self[place].token = self[place].token.withText(secrets[place.description])
        }
    }
}
