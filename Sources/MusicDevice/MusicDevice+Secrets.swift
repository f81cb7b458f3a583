/// The texts of user tokens. They are stored separately, so that a saved device can be shared.
extension MusicDevice {
    /// The texts, keyed by app and device: `Runner on phone`.
    package var secrets: [String: String] {
        var secrets: [String: String] = [:]
        for device in devices {
            for installation in device.installations {
                guard let text = installation.token.held?.token.text else { continue }
                secrets[AppInstance(app: installation.app, device: device.name).description] = text
            }
        }
        return secrets
    }

    /// Restores the texts. A token whose text is missing is dropped from its cache, as after a wipe of the device.
    package mutating func restore(secrets: [String: String]) {
        for instance in instances where self[instance].token.held != nil {
            self[instance].token = self[instance].token.withText(secrets[instance.description])
        }
    }
}
