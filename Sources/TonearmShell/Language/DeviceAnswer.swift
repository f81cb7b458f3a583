import MusicDevice

/// What a user answers to something that stands on the device's screen: the bare words of its buttons, as long as it stands there.
enum DeviceAnswer {
    /// - Returns: the command that the words stand for; nil when nothing on the screen has such a button.
    static func command(for words: [String], on device: MusicDevice) -> [String]? {
        guard words.count == 1, let word = words.first?.lowercased() else { return nil }
        if device.consentDialog != nil {
            switch word {
            case "allow", "yes", "y": return ["consent", "allow"]
            case "deny", "no", "n": return ["consent", "deny"]
            default: return nil
            }
        }
        guard let sheet = device.offerSheet else { return nil }
        switch word {
        case "dismiss", "no", "n": return ["offer", "dismiss"]
        case "accept", "yes", "y": return sheet.button == .signIn ? ["account", "sign-in"] : ["offer", "accept"]
        default: return nil
        }
    }

    /// The words that can be typed now.
    static func words(on device: MusicDevice) -> [String] {
        if device.consentDialog != nil { return ["allow", "deny"] }
        return device.offerSheet == nil ? [] : ["accept", "dismiss"]
    }
}
